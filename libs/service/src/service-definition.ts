import type { Broker, Consumption } from '@dakpion/messaging';
import type { ReadySettings, SecretVariable } from '@dakpion/settings';
import type { DynamicModule, LoggerService, Type } from '@nestjs/common';

/** What a service reads and writes by itself. */
export type StoreName = 'event_store' | 'state_store';

/** What every service says of itself. */
interface Service {
  readonly name: string;
  readonly module: Type;
  /** What it cannot start without in the cluster profile. Default: none. */
  readonly secrets?: readonly SecretVariable[];
  /** Stores without which it is of no use to anybody: while one is down it is not ready. Default: both. */
  readonly readyWith?: readonly StoreName[];
}

/** A service that lives on messages: its module's controllers are given to the broker, its name is their group. */
export interface MessageService extends Service {
  readonly transport: 'messages';
  /** Keys whose messages it handles at once. Default: the broker's. */
  readonly concurrency?: number;
  /** Where it gets messages again that it has missed, see Consumption. Default: nowhere. */
  readonly sources?: (broker: Broker) => NonNullable<Consumption['sources']>;
}

/** A service that answers HTTP. It makes its own application and listens where the settings say. */
export interface HttpService extends Service {
  readonly transport: 'http';
  /** Resolves when it listens. `module` holds the engines and the service's own module. */
  listen(module: DynamicModule, settings: ReadySettings, logger: LoggerService): Promise<RunningService>;
}

export type ServiceDefinition = MessageService | HttpService;

/** A started service; close() waits for what is under way. */
export interface RunningService {
  close(): Promise<void>;
}
