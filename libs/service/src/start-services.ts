import { BrokerClient, BrokerServer, HandlerErrorFilter } from '@dakpion/messaging';
import type { ReadySettings } from '@dakpion/settings';
import type { DynamicModule, Provider } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { closeAll } from './close-all.ts';
import type { Engines } from './engines.ts';
import {
  BROKER,
  BROKER_CLIENT,
  CLOCK,
  DISK_SPACE,
  EVENT_STORE,
  IS_STUCK,
  SETTINGS,
  STATE_STORE,
  STOPPING,
} from './injection-tokens.ts';
import { ServiceLogger } from './log.ts';
import { traceOf } from './message-trace.ts';
import type { RunningService, ServiceDefinition } from './service-definition.ts';

/** Provides the engines, the clock, the settings and the signal of the stop to every provider of a service. */
@Module({})
class EnginesModule {}

/** The module from which a service is started: its own and the engines. */
export function rootModuleOf(
  service: ServiceDefinition,
  engines: Engines,
  settings: ReadySettings,
  stopping: AbortSignal = new AbortController().signal,
): DynamicModule {
  const providers: Provider[] = [
    { provide: EVENT_STORE, useValue: engines.eventStore },
    { provide: BROKER, useValue: engines.broker },
    { provide: BROKER_CLIENT, useValue: new BrokerClient(engines.broker) },
    { provide: STATE_STORE, useValue: engines.stateStore },
    { provide: DISK_SPACE, useValue: engines.diskSpace ?? null },
    { provide: IS_STUCK, useValue: engines.isStuck ?? (() => false) },
    { provide: CLOCK, useValue: Date.now },
    { provide: SETTINGS, useValue: settings },
    { provide: STOPPING, useValue: stopping },
  ];
  return { module: EnginesModule, global: true, imports: [service.module], providers, exports: providers };
}

/**
 * Starts services in the given order over one set of engines. Close stops them in the opposite order, so that a service that
 * sends requests stops before the services that answer them. A service that fails to stop does not keep the others from it. If one
 * fails to start, or `signal` is aborted, those before it are stopped and the error is thrown.
 */
export async function startServices(
  services: readonly ServiceDefinition[],
  engines: Engines,
  settings: ReadySettings,
  log: Logger,
  signal?: AbortSignal,
): Promise<RunningService> {
  const running: RunningService[] = [];
  // The whole process has one logger of Nest, whichever application writes: a line must not name a service by chance.
  const logger = new ServiceLogger(log);
  const close = () => closeAll(running.splice(0).reverse());
  try {
    for (const service of services) {
      signal?.throwIfAborted();
      running.push(await startService(service, engines, settings, logger, signal));
    }
  } catch (error) {
    await close().catch((failure) => log.error({ err: failure }, 'A service could not be stopped'));
    throw error;
  }
  return { close };
}

async function startService(
  service: ServiceDefinition,
  engines: Engines,
  settings: ReadySettings,
  logger: ServiceLogger,
  stopping: AbortSignal | undefined,
): Promise<RunningService> {
  const module = rootModuleOf(service, engines, settings, stopping);
  if (service.transport === 'http') return service.listen(module, settings, logger);
  const { name: group, concurrency, groups } = service;
  const sources = service.sources?.(engines.broker) ?? {};
  const application = await NestFactory.createMicroservice(module, {
    strategy: new BrokerServer(engines.broker, {
      group,
      sources,
      traceOf,
      ...(groups !== undefined && { groups }),
      ...(concurrency !== undefined && { concurrency }),
    }),
    logger,
    abortOnError: false,
  });
  application.useGlobalFilters(new HandlerErrorFilter());
  try {
    await application.listen();
  } catch (error) {
    // Its workers and followers have begun.
    await application.close();
    throw error;
  }
  return application;
}
