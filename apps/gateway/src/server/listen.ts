import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadySettings, Settings } from '@dakpion/settings';
import type { DynamicModule, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Admission } from '../access/admission.ts';
import { logRequestOfKey } from '../request-log/log-request.ts';
import { RequestLog } from '../request-log/request-log.ts';
import { Connections } from './connections.ts';
import { newHttpAdapter } from './http-adapter.ts';
import { newHttpServer } from './http-server.ts';
import { listenerUrl } from './listener-url.ts';

/**
 * Resolves when the gateway listens, also at the operators' port if there is one. Rejects with Node's listen errors.
 */
export async function listen(
  module: DynamicModule,
  settings: ReadySettings,
  logger: LoggerService,
): Promise<NestFastifyApplication> {
  const options = { logger, bodyParser: false, abortOnError: false } as const;
  // These are created with the application, which needs the adapter and its server first.
  let admission: Admission | undefined;
  let requestLog: RequestLog | undefined;
  let connections: Connections | undefined;
  const adapter = newHttpAdapter(settings, {
    admit: (request, api) => {
      if (admission === undefined) return Promise.reject(new Error('a request came before the gateway was made'));
      return admission.admit(request, api);
    },
    note: (request, end, routeWords) => {
      if (requestLog !== undefined) logRequestOfKey(requestLog, request, end, routeWords);
    },
    watch: (server) => {
      connections?.watch(server);
      return server;
    },
    endAfterAnswers: (socket) => connections?.endAfterAnswers(socket) ?? false,
  });
  const application = await NestFactory.create<NestFastifyApplication>(module, adapter, options);
  admission = application.get(Admission, { strict: false });
  requestLog = application.get(RequestLog, { strict: false });
  const watched = application.get(Connections, { strict: false });
  connections = watched;
  watched.watch(application.getHttpServer());
  const operatorServer = newOperatorServer(application, settings);
  if (operatorServer !== null) watched.watch(operatorServer);
  try {
    await application.listen(settings.port, settings.host);
    if (operatorServer !== null && settings.operatorPort !== null) {
      operatorServer.listen(settings.operatorPort, settings.host);
      await once(operatorServer, 'listening');
    }
    warnOfTurnedOff(settings, logger);
    logger.log(`Listening at ${listenerUrl(application.getHttpServer().address() as AddressInfo)}`, 'Gateway');
  } catch (error) {
    await application.close();
    throw error;
  }
  return application;
}

/**
 * Logs functions that are turned off. An upgrade or a proxy in front can turn off what was available before, and a user who misses
 * it finds the cause here.
 */
function warnOfTurnedOff({ turnedOff, host, publicUrl }: Settings, logger: LoggerService): void {
  if (turnedOff.length === 0) return;
  const settings = turnedOff.map((variable) => `${variable}=on`).join(', ');
  logger.warn(
    `Off, because others than this machine can reach HOST (${host}) or PUBLIC_URL (${publicUrl}): ${turnedOff.join(', ')}. To turn them on, set ${settings}; to serve operators at a port of their own, OPERATOR_PORT.`,
    'Gateway',
  );
}

/** A second server with the same routes. The request hooks distinguish the two by port. */
function newOperatorServer(application: NestFastifyApplication, { operatorPort, port }: Settings): Server | null {
  if (operatorPort === null || operatorPort === port) return null;
  const fastify = application.getHttpAdapter().getInstance();
  const server = newHttpServer((request, response) => fastify.routing(request, response));
  server.on('clientError', (error, socket) => application.getHttpServer().emit('clientError', error, socket));
  // Resolves when its requests have been answered: the engines close afterwards.
  fastify.addHook('onClose', () => new Promise<void>((resolve) => server.close(() => resolve())));
  return server;
}
