import type { Broker, Consumption } from '@dakpion/messaging';
import type { ReadySettings, RequiredVariable } from '@dakpion/settings';
import type { DynamicModule, LoggerService, Type } from '@nestjs/common';

/** The stores that a service reads and writes itself. */
export type StoreName = 'event_store' | 'state_store';

/** The common part of the description of a service. */
interface Service {
  readonly name: string;
  readonly module: Type;
  /** The variables that must be set in the cluster profile. Default: none. */
  readonly required?: readonly RequiredVariable[];
  /** Whether it reads or writes events. In a cluster, a service that does not needs no event store. Default: true. */
  readonly usesEvents?: boolean;
  /** The stores without which it cannot serve: while one is unavailable, it is not ready. Default: both. */
  readonly readyWith?: readonly StoreName[];
}

/**
 * A service that consumes messages: the controllers of its module are the handlers of the broker, and its name is their group.
 */
export interface MessageService extends Service {
  readonly transport: 'messages';
  /** The number of keys that are handled at once. Default: that of the broker. */
  readonly concurrency?: number;
  /** By topic: a consumer group of another name, and another retry policy. Default: the name of the service. */
  readonly groups?: Readonly<Record<string, Pick<Consumption, 'group' | 'retry'>>>;
  /** The sources of messages that it has missed, see Consumption. Default: none. */
  readonly sources?: (broker: Broker) => NonNullable<Consumption['sources']>;
}

/** A service that answers HTTP. It creates its own application and listens at the address of the settings. */
export interface HttpService extends Service {
  readonly transport: 'http';
  /** Resolves when it listens. `module`: the engines and the service's own module. */
  listen(module: DynamicModule, settings: ReadySettings, logger: LoggerService): Promise<RunningService>;
}

export type ServiceDefinition = MessageService | HttpService;

/** A started service. close() waits for work in progress. */
export interface RunningService {
  close(): Promise<void>;
}
