import { randomUUID } from 'node:crypto';
import { dhakaTime } from '@dakpion/contracts';
import type { EventStore, NewEvent } from '@dakpion/event-store';
import { until } from '@dakpion/fixtures';
import { EventFollower } from '@dakpion/following';
import type { StateStore } from '@dakpion/state-store';
import { newApiKey, sha256Of } from './api-key.ts';
import { decidePartner } from './domain/decide-partner.ts';
import type { Partner } from './domain/partner.ts';
import type { PartnerCommand } from './domain/partner-commands.ts';
import { PartnerProjection } from './partner.projection.ts';
import { PartnersIncompleteError } from './partner-build.ts';
import type { ApiKeyDocument } from './partner-documents.ts';
import { evolvedPartner, type PartnerAtRevision, partnerStream } from './partner-stream.ts';
import { withStores } from './partners.fixture.ts';
import { Partners } from './partners.ts';
import { newWebhookSecrets } from './webhook-secrets.ts';

const count = 1_000;
const start = Date.parse('2026-11-21T08:00:00.000Z');
/** The time after all events of the partners. */
const now = start + 60 * 60_000;
const oldUrl = 'https://shop.example/old';
const newUrl = 'https://shop.example/new';

/** A partner that has revoked its first key, changed its URL and, for every other partner, been suspended, in this order. */
class History {
  readonly revoked = newApiKey('production');
  readonly current = newApiKey('production');
  readonly revokedId = `key_${randomUUID()}`;
  private at: PartnerAtRevision | null = null;
  private readonly createdAt = dhakaTime(start);

  constructor(
    readonly partnerId: string,
    readonly isSuspended: boolean,
  ) {}

  async begin(eventStore: EventStore): Promise<void> {
    await this.carryOut(eventStore, {
      type: 'CreatePartner',
      partner_id: this.partnerId,
      name: 'Shop',
      email: 'ops@shop.example',
      rate_limits: {},
      api_keys: {
        sandbox: issued(newApiKey('sandbox')),
        production: { key_id: this.revokedId, sha256: sha256Of(this.revoked) },
      },
      webhook: { sandbox: newWebhookSecrets(), production: newWebhookSecrets() },
      dashboard: { email: 'ops@shop.example', password_hash: '' },
      now: this.createdAt,
    });
    await this.setUrl(eventStore, oldUrl);
  }

  /** Two rotations within a day end the first key immediately. */
  async rotate(eventStore: EventStore): Promise<void> {
    for (const key of [newApiKey('production'), this.current]) {
      const change = { type: 'RotateApiKey', environment: 'production', key: issued(key) } as const;
      await this.carryOut(eventStore, { ...change, now: dhakaTime(start + 60_000) });
    }
  }

  async finish(eventStore: EventStore): Promise<void> {
    await this.setUrl(eventStore, newUrl);
    if (this.isSuspended) await this.carryOut(eventStore, { type: 'SuspendPartner', now: dhakaTime(start + 120_000) });
  }

  private async setUrl(eventStore: EventStore, callback_url: string): Promise<void> {
    const change = { type: 'SetCallbackUrl', environment: 'production', callback_url, new_token: 'whtok_new' } as const;
    await this.carryOut(eventStore, { ...change, now: dhakaTime(start + 120_000) });
  }

  private async carryOut(eventStore: EventStore, command: PartnerCommand): Promise<void> {
    const decision = decidePartner(command, this.at?.partner ?? null);
    if (decision.outcome === 'refused') throw new Error(decision.refusal.code);
    const metadata = { schema_version: 1, $correlationId: '', $causationId: null, actor: {}, occurred_at: command.now };
    const events = decision.events.map(({ type, data }): NewEvent => {
      return { id: randomUUID(), type, data: { ...data }, metadata };
    });
    const expected = this.at?.revision ?? 'no_stream';
    const appended = await eventStore.append(partnerStream(this.partnerId), events, expected);
    expect(appended.outcome).toBe('appended');
    for (const event of decision.events) this.at = evolvedPartner(this.at, event);
  }
}

function issued(key: string) {
  return { key_id: `key_${randomUUID()}`, sha256: sha256Of(key) };
}

/** Records all events. Between the events of one partner are many events of others. */
async function happened(eventStore: EventStore): Promise<History[]> {
  const histories = Array.from({ length: count }, (_, index) => new History(`prt_${index}`, index % 2 === 0));
  await Promise.all(histories.map((history) => history.begin(eventStore)));
  await Promise.all(histories.map((history) => history.rotate(eventStore)));
  await Promise.all(histories.map((history) => history.finish(eventStore)));
  return histories;
}

/** Observes every written value, even one that nobody reads in time. */
function watched(stateStore: StateStore, onWrite: (collection: string, value: unknown) => void): StateStore {
  const { documents } = stateStore;
  const write: typeof documents.write = (scope, changes) => {
    for (const change of changes) if (change.kind === 'put') onWrite(change.collection, change.value);
    return documents.write(scope, changes);
  };
  return { ...stateStore, documents: Object.assign(Object.create(documents), { write }) };
}

/** Collects states that the documents of partners must never have. */
function breachesOf(histories: readonly History[]) {
  const byId = new Map(histories.map((history) => [history.partnerId, history]));
  const breaches: string[] = [];
  const see = (collection: string, value: unknown) => {
    if (collection === 'partners' && 'webhook' in (value as object)) {
      const { partner_id, suspended, webhook } = value as Partner;
      if (webhook.production.callback_url !== newUrl) breaches.push(`${partner_id} has its old URL`);
      if (suspended !== byId.get(partner_id)?.isSuspended) breaches.push(`${partner_id} suspended: ${suspended}`);
    }
    if (collection === 'api_keys' && 'key_id' in (value as object)) {
      const { partner_id, suspended, key_id, expires_at } = value as ApiKeyDocument;
      const history = byId.get(partner_id);
      if (suspended !== history?.isSuspended) breaches.push(`${key_id} suspended: ${suspended}`);
      const isOver = expires_at !== null && Date.parse(expires_at) <= now;
      if (key_id === history?.revokedId && !isOver) breaches.push(`${key_id} is let in`);
    }
  };
  return { breaches, see };
}

/** The result of a request with the key. */
async function answer(partners: Partners, key: string): Promise<string> {
  try {
    const check = await partners.checkApiKey(key, now);
    return check.outcome === 'valid' && check.suspended ? 'suspended' : check.outcome;
  } catch (error) {
    if (error instanceof PartnersIncompleteError) return 'later';
    throw error;
  }
}

test('a rebuild of 1,000 partners accepts no revoked key, no suspended partner and no old callback URL', async () => {
  await withStores(async ({ eventStore, stateStore }) => {
    const histories = await happened(eventStore);
    const unknown = newApiKey('production');
    const { breaches, see } = breachesOf(histories);
    const watching = watched(stateStore, see);
    const partners = new Partners(watching, eventStore);
    const during = new Set<string>();
    const ask = async (history: History, answers: Set<string>) => {
      answers.add(`revoked: ${await answer(partners, history.revoked)}`);
      answers.add(`${history.isSuspended ? 'suspended' : 'active'}: ${await answer(partners, history.current)}`);
      expect((await partners.find(history.partnerId))?.webhook.production.callback_url).toBe(newUrl);
    };

    const engines = { eventStore, stateStore: watching, clock: Date.now };
    const follower = new EventFollower(engines, new PartnerProjection(eventStore, watching));
    follower.start();
    let asked = 0;
    await until(async () => {
      const history = histories[(asked * 7) % count];
      asked += 1;
      if (history !== undefined) await ask(history, during);
      during.add(`unknown: ${await answer(partners, unknown)}`);
      return partners.areComplete();
    }, 120_000);
    await follower.stop();

    expect(breaches).toEqual([]);
    const right = ['revoked: expired', 'suspended: suspended', 'active: valid', 'unknown: invalid'];
    const later = ['revoked: later', 'suspended: later', 'active: later', 'unknown: later'];
    expect([...right, ...later]).toEqual(expect.arrayContaining([...during]));
    expect(during).toContain('unknown: later');
    const after = new Set<string>();
    for (const history of histories) await ask(history, after);
    after.add(`unknown: ${await answer(partners, unknown)}`);
    expect(after).toEqual(new Set(right));
  });
}, 180_000);
