import { retry as retryWith } from '@dakpion/repetition';
import { Logger } from '@nestjs/common';
import { type Admin, Kafka, logLevel, type SASLOptions } from 'kafkajs';
import { BrokerUnavailableError } from '../broker-errors.ts';
import './kafka-fetch-waits.patch.ts';
import './kafka-idle-timers.ts';
import './kafka-late-commits.patch.ts';
import './kafka-many-headers.patch.ts';
import './kafka-restarts.patch.ts';
import './kafka-silent-connections.patch.ts';
import './kafka-unreadable-batches.patch.ts';
import { withinCloseTime } from './kafka-group-membership.ts';
import { writeKafkaLog } from './kafka-log.ts';

/** TLS settings. Certificates and keys in PEM. */
export interface KafkaTls {
  /** The CAs of the brokers' certificates. Undefined: those that Node trusts. */
  readonly ca: string | undefined;
  /** The client's certificate and key, for brokers that require them. */
  readonly cert: string | undefined;
  readonly key: string | undefined;
}

/** The user and the mechanism of authentication. */
export interface KafkaSasl {
  readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
  readonly username: string;
  readonly password: string;
}

/** The addresses of a Kafka cluster, and the client's identity. */
export interface KafkaAddress {
  /** `host:port` of some brokers. The client discovers the others. */
  readonly brokers: readonly string[];
  /** Identifies this service in the cluster's logs and quotas. */
  readonly clientId: string;
  /** Default: null, no encryption. */
  readonly tls?: KafkaTls | null;
  /** Default: null, no user. */
  readonly sasl?: KafkaSasl | null;
}

/** Membership of consumer groups: the group notices a dead member within 6 s, and joining and leaving are fast. */
export const membership = {
  sessionTimeout: 6_000,
  heartbeatInterval: 1_000,
  // A member sends heartbeats between its fetches, and notices by them that another one joins.
  maxWaitTimeInMs: 1_500,
} as const;

/** Retries for about 5 s. All values are set, because kafkajs has other defaults in tests. */
export const retry = { initialRetryTime: 100, retries: 6, multiplier: 2, maxRetryTime: 2_000, factor: 0.2 } as const;

const patience = { maxTries: 8, firstPauseMs: 50, maxPauseMs: 1_000 };

/** Makes a client, which does not connect yet. kafkajs logs to Nest's log unless `quiet` is set. */
export function kafkaClient({ brokers, clientId, tls, sasl }: KafkaAddress, quiet = false): Kafka {
  return new Kafka({
    clientId,
    brokers: [...brokers],
    ...(tls ? { ssl: { ...tls } } : {}),
    // A copy, because kafkajs modifies it.
    ...(sasl ? { sasl: { ...sasl } as SASLOptions } : {}),
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    retry,
    logLevel: quiet ? logLevel.NOTHING : logLevel.WARN,
    logCreator: () => writeKafkaLog(new Logger('Kafka')),
  });
}

/** The error that callers get for a failure of Kafka. */
export function unavailable(what: string, cause: unknown): BrokerUnavailableError {
  return new BrokerUnavailableError(`${what}: ${String(cause)}`, { cause });
}

/** A connection for requests about topics and groups. It is opened on demand, and again after a failure. */
export class KafkaAdmin {
  private admin: Promise<Admin> | undefined;

  constructor(private readonly kafka: Kafka) {}

  /** Rejects with {@link BrokerUnavailableError} if the cluster does not answer. `question` can run more than once. */
  async ask<Answer>(what: string, question: (admin: Admin) => Promise<Answer>): Promise<Answer> {
    try {
      return await patiently(() => this.askOnce(question));
    } catch (error) {
      throw unavailable(what, error);
    }
  }

  async close(): Promise<void> {
    const admin = this.admin;
    this.admin = undefined;
    if (admin !== undefined) await withinCloseTime(disconnected(admin));
  }

  private async askOnce<Answer>(question: (admin: Admin) => Promise<Answer>): Promise<Answer> {
    this.admin ??= connected(this.kafka.admin({ retry }));
    const admin = this.admin;
    try {
      return await question(await admin);
    } catch (error) {
      // A failed connection may never recover. The next request opens another one.
      if (this.admin === admin) this.admin = undefined;
      await disconnected(admin);
      throw error;
    }
  }
}

/** Retries temporary failures for about 3 s, for example while not all brokers know a new topic or it has no leaders. */
export function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return retryWith(attempt, patience, { worthRetrying: isRetriable });
}

/** Whether kafkajs marks the error as retriable. Reads the field, because an ES module cannot import the error class by name. */
export function isRetriable(error: unknown): boolean {
  return error instanceof Error && 'retriable' in error && error.retriable === true;
}

async function connected(admin: Admin): Promise<Admin> {
  await admin.connect();
  return admin;
}

/** A failure to close means that the connection is closed already. */
async function disconnected(admin: Promise<Admin>): Promise<void> {
  await admin.then((one) => one.disconnect()).catch(() => undefined);
}
