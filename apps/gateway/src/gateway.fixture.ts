import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  OrderCommand,
  OrderReply,
  PriceRoute,
  PricingReply,
  ReadOrderAsOf,
  ReadPartnerEvents,
  WebhookCommand,
} from '@dakpion/contracts';
import { topics } from '@dakpion/contracts';
import { findAnswerFaults, quickPasswordCosts, until } from '@dakpion/fixtures';
import { BrokerClient } from '@dakpion/messaging';
import { type CreatedPartner, type NewPartner, PartnerAccounts, Partners } from '@dakpion/partners';
import {
  BROKER,
  BROKER_CLIENT,
  CLOCK,
  closeEngines,
  DISK_SPACE,
  type Engines,
  EVENT_STORE,
  IS_STUCK,
  openEngines,
  SETTINGS,
  STATE_STORE,
  type Stores,
} from '@dakpion/service';
import { type ReadySettings, readSettings } from '@dakpion/settings';
import { openLmdbStateStore } from '@dakpion/state-store';
import type { DynamicModule, LoggerService } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DASHBOARD_FOLDER } from './dashboard-pages/dashboard-files.ts';
import { DOCUMENTATION_FOLDER } from './documentation/documentation-site.ts';
import { GatewayModule } from './gateway.module.ts';
import { listen } from './server/listen.ts';

// Shared by the gateway's specs: a gateway on real engines in a temporary directory. Plain functions replace the
// services that the gateway asks over topics.

export const operatorToken = 'operator-token-of-the-specs';

const defaults = readSettings({});
if (defaults.outcome === 'refused') throw new Error('The defaults were refused.');

export const settings: ReadySettings = {
  ...defaults.settings,
  port: 0,
  dataDir: '/nowhere',
  publicUrl: 'https://api.example.com',
  operatorToken,
  quotationSecret: 'quotation-secret-of-the-specs',
  transparencyKey: 'c3'.repeat(32),
  secretsKey: 'c3'.repeat(32),
  demonstrationPartner: false,
  webhookAllowPrivate: { sandbox: ['127.0.0.0/8'], production: ['127.0.0.0/8'] },
  webhookSourceAddresses: ['203.0.113.7'],
  maxConnections: 1_000,
  partnerStorageMb: { sandbox: 1_024, production: 1_024 },
};

/** Answers the gateway's questions. Each spec adds the replies that it needs. */
interface OtherServices {
  order: (command: OrderCommand) => Promise<OrderReply>;
  /** The order service's answers to reads. */
  reading: (question: ReadOrderAsOf | ReadPartnerEvents) => Promise<object>;
  pricing: (question: PriceRoute) => Promise<PricingReply>;
  webhook: (command: WebhookCommand) => Promise<object>;
}

/** A listening gateway and its surroundings. */
export interface StartedGateway {
  readonly url: string;
  readonly application: NestFastifyApplication;
  readonly engines: Engines;
  readonly services: OtherServices;
  /** The logged lines, as the loggers received them. */
  readonly logged: unknown[];
  partner(partner?: Partial<NewPartner>): Promise<CreatedPartner>;
  close(): Promise<void>;
}

const unexpected = () => Promise.reject(new Error('this spec expects no question'));

/** Starts a gateway on a free port. `clock` returns epoch milliseconds. The state store uses the same clock. */
export async function startGateway(
  changes: Partial<ReadySettings> = {},
  clock: () => number = Date.now,
): Promise<StartedGateway> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dakpion-gateway-'));
  const engines = await enginesIn(dataDir, clock);
  const services: OtherServices = { order: unexpected, reading: unexpected, pricing: unexpected, webhook: unexpected };
  const logged: unknown[] = [];
  let application: NestFastifyApplication | undefined;
  const close = async () => {
    await application?.close();
    await closeEngines(engines);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await answerFor(engines, services);
    const ready = { ...settings, ...changes };
    application = await listen(rootModule(engines, ready, clock), ready, loggerTo(logged));
    const url = await application.getUrl();
    await partnersKnown(engines);
    return {
      url,
      application,
      engines,
      services,
      logged,
      partner: (partner) => newPartner(engines, clock, partner),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** One gateway for all tests of a spec. It is started before the first test and closed after the last. */
export function sharedGateway(...options: Parameters<typeof startGateway>): StartedGateway {
  const gateway = {} as StartedGateway;
  beforeAll(async () => {
    Object.assign(gateway, await startGateway(...options));
  });
  afterAll(() => gateway.close());
  return gateway;
}

/** The embedded engines. Their state store uses the spec's clock. */
async function enginesIn(dataDir: string, clock: () => number): Promise<Engines> {
  const engines = await openEngines(dataDir);
  await engines.stateStore.close();
  return { ...engines, stateStore: await openLmdbStateStore({ directory: join(dataDir, 'state'), clock }) };
}

/** Until the partners are known, no key can be rejected as unknown. */
async function partnersKnown({ stateStore, eventStore }: Engines): Promise<void> {
  const partners = new Partners(stateStore, eventStore);
  await until(() => partners.areComplete());
}

/** Changes partners as the gateway does, and makes new ones at a low cost. */
export function partnerAccounts({ eventStore, stateStore }: Stores, clock: () => number = Date.now): PartnerAccounts {
  return new PartnerAccounts(eventStore, stateStore, clock, null, quickPasswordCosts);
}

function newPartner(engines: Engines, clock: () => number, partner: Partial<NewPartner> = {}): Promise<CreatedPartner> {
  const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;
  return partnerAccounts(engines, clock).create({ name: 'Aarong', email: 'shop@example.com', ...partner }, context);
}

function loggerTo(logged: unknown[]): LoggerService {
  const log = (entry: unknown) => logged.push(entry);
  return { log, error: log, warn: log, debug: log, verbose: log, fatal: log };
}

function rootModule(engines: Engines, ready: ReadySettings, clock: () => number): DynamicModule {
  const providers = [
    { provide: EVENT_STORE, useValue: engines.eventStore },
    { provide: BROKER, useValue: engines.broker },
    { provide: BROKER_CLIENT, useValue: new BrokerClient(engines.broker) },
    { provide: STATE_STORE, useValue: engines.stateStore },
    { provide: DISK_SPACE, useValue: engines.diskSpace ?? null },
    { provide: IS_STUCK, useValue: () => engines.isStuck?.() ?? false },
    { provide: CLOCK, useValue: clock },
    { provide: SETTINGS, useValue: ready },
    { provide: DASHBOARD_FOLDER, useValue: join(__dirname, 'dashboard-pages/dashboard.fixture') },
    { provide: DOCUMENTATION_FOLDER, useValue: join(__dirname, 'documentation/documentation.fixture') },
  ];
  return { module: class RootModule {}, global: true, imports: [GatewayModule], providers, exports: providers };
}

async function answerFor({ broker }: Engines, services: OtherServices): Promise<void> {
  await broker.consume({
    group: 'order',
    topics: [topics.orderCommands.name],
    handle: ({ type, value }) =>
      type.startsWith('Read')
        ? services.reading(value as ReadOrderAsOf | ReadPartnerEvents)
        : services.order(value as OrderCommand),
  });
  await broker.consume({
    group: 'pricing',
    topics: [topics.pricingRequests.name],
    handle: ({ value }) => services.pricing(value as PriceRoute),
  });
  await broker.consume({
    group: 'webhook',
    topics: [topics.webhookCommands.name],
    handle: ({ value }) => services.webhook(value as WebhookCommand),
  });
}

/** An answer as a client receives it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: specs read answers as a client does, without our types
  readonly body: any;
}

/** Sends one request. A body that is not text is sent as JSON. Fails when the answer does not match the OpenAPI document. */
export async function call(
  url: string,
  method: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  const mediaType = response.headers.get('content-type');
  const answer = mediaType?.includes('json') === true && text !== '' ? JSON.parse(text) : text;
  const { status } = response;
  expect(findAnswerFaults({ method, url, status, mediaType, body: answer, headers: response.headers })).toEqual([]);
  return { status, headers: response.headers, body: answer };
}
