import { retry as retryWith } from '@dakpion/repetition';
import { Logger } from '@nestjs/common';
import { type Admin, Kafka, logLevel, type SASLOptions } from 'kafkajs';
import { BrokerUnavailableError } from '../broker.ts';
import './kafka-idle-timers.ts';
import { textOf } from '../retry.ts';
import { writeKafkaLog } from './kafka-log.ts';
import type { SaslMechanism } from './kafka-sasl-mechanisms.ts';

/** How connections are encrypted. PEM texts. */
export interface KafkaTls {
  /** The authorities that may sign the brokers' certificates. Undefined: those that Node trusts. */
  readonly ca: string | undefined;
  /** Our own certificate and its key, for brokers that ask for one. */
  readonly cert: string | undefined;
  readonly key: string | undefined;
}

/** Who we are to the brokers. */
export interface KafkaSasl {
  readonly mechanism: SaslMechanism;
  readonly username: string;
  readonly password: string;
}

/** The addresses of a Kafka cluster, and the client's identity. */
export interface KafkaAddress {
  /** `host:port` of some of the cluster's brokers; the others are found through them. */
  readonly brokers: readonly string[];
  /** Names this service in the cluster's logs and quotas. */
  readonly clientId: string;
  /** Default: null, not encrypted. */
  readonly tls?: KafkaTls | null;
  /** Default: null, no user. */
  readonly sasl?: KafkaSasl | null;
}

/** Group membership: a dead member is noticed within six seconds, and joining and leaving are quick. */
export const membership = {
  sessionTimeout: 6_000,
  heartbeatInterval: 1_500,
  // The default of 5 s would hold up every joining and closing for as long.
  maxWaitTimeInMs: 250,
} as const;

/** Bounded patience, about 5 s in all; written out in full because kafkajs has other defaults when it is tested. */
export const retry = { initialRetryTime: 100, retries: 6, multiplier: 2, maxRetryTime: 2_000, factor: 0.2 } as const;

const patience = { maxTries: 8, firstPauseMs: 50, maxPauseMs: 1_000 };

/** A client of the cluster; it connects nowhere yet. What kafkajs has to say goes to Nest's log, unless `quiet`. */
export function kafkaClient({ brokers, clientId, tls, sasl }: KafkaAddress, quiet = false): Kafka {
  return new Kafka({
    clientId,
    brokers: [...brokers],
    ...(tls ? { ssl: { ...tls } } : {}),
    // A copy, because kafkajs writes into it.
    ...(sasl ? { sasl: { ...sasl } as SASLOptions } : {}),
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    retry,
    logLevel: quiet ? logLevel.NOTHING : logLevel.WARN,
    logCreator: () => writeKafkaLog(new Logger('Kafka')),
  });
}

/** What a failure of the engine is to our callers. */
export function unavailable(what: string, cause: unknown): BrokerUnavailableError {
  return new BrokerUnavailableError(`${what}: ${textOf(cause)}`, { cause });
}

/** One connection for questions about topics and groups, made when it is needed and again after a failure. */
export class KafkaAdmin {
  private admin: Promise<Admin> | undefined;

  constructor(private readonly kafka: Kafka) {}

  /** Rejects with {@link BrokerUnavailableError} when the cluster cannot be asked. The question may be put again. */
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
    if (admin !== undefined) await disconnected(admin);
  }

  private async askOnce<Answer>(question: (admin: Admin) => Promise<Answer>): Promise<Answer> {
    this.admin ??= connected(this.kafka.admin({ retry }));
    const admin = this.admin;
    try {
      return await question(await admin);
    } catch (error) {
      // A connection that failed may fail for good; the next question gets a new one.
      if (this.admin === admin) this.admin = undefined;
      await disconnected(admin);
      throw error;
    }
  }
}

/** Tries again, for some 3 s, what fails in passing: as while a new topic is not known to all brokers or has no leaders. */
export function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return retryWith(attempt, patience, isRetriable);
}

/** Whether kafkajs marks the error as retriable. Reads the field, because an ES module cannot import the error class by name. */
export function isRetriable(error: unknown): boolean {
  return error instanceof Error && 'retriable' in error && error.retriable === true;
}

async function connected(admin: Admin): Promise<Admin> {
  await admin.connect();
  return admin;
}

/** A connection that cannot be closed properly is closed already. */
async function disconnected(admin: Promise<Admin>): Promise<void> {
  await admin.then((one) => one.disconnect()).catch(() => undefined);
}
