// The webhook service alone, on the embedded engines, as the program runs it. Its parent requests the messages to publish.
import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { dhakaTime, topics } from '@dakpion/contracts';
import { PartnerAccounts, PartnerBuild } from '@dakpion/partners';
import { DeliveryLog } from '@dakpion/read-models';
import { openEngines, openLog, startServices } from '@dakpion/service';
import { readSettings } from '@dakpion/settings';
import { processUsage } from './process-usage.mjs';
import { orderEvent } from './webhooks-sample.mjs';
import { answerWith } from './webhooks-tasks.mjs';

// Uses the build, like every measured program.
const { webhookService } = await import(new URL('../apps/webhook/dist/index.js', import.meta.url).href);
const topic = topics.orderEvents.name;
const publishedAtOnce = 100;

const engines = await openEngines(process.env.DATA_DIR);
const { settings } = readSettings({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8', DATA_DIR: process.env.DATA_DIR });
const context = { actor: { kind: 'service', service: 'bench' }, correlation_id: 'bench', causation_id: null };
const accounts = new PartnerAccounts(engines.eventStore, engines.stateStore, Date.now, null);
const { partner_id } = await accounts.create({ name: 'Bench', email: 'bench@example.com' }, context);
const { partner_id: other_id } = await accounts.create({ name: 'Other', email: 'other@example.com' }, context);
// Marks the partners as complete, because no gateway runs here to build them.
await (await PartnerBuild.begin(engines.stateStore)).complete();
const log = new DeliveryLog(engines.stateStore);
await startServices(
  [webhookService],
  engines,
  { ...settings, operatorToken: '', quotationSecret: '' },
  openLog('error', 'webhook'),
);

function publish(messages, owner = partner_id) {
  return engines.broker.publish(
    messages.map((message) => ({
      topic,
      key: message.order_id,
      type: message.event,
      value: { ...message, partner_id: owner },
    })),
  );
}

/** Publishes the first `events` events of each order, as fast as the broker accepts them. */
async function publishAll({ prefix, orders, events, url }) {
  for (let sequence = 1; sequence <= events; sequence += 1) {
    for (let from = 0; from < orders; from += publishedAtOnce) {
      const numbers = Array.from({ length: Math.min(publishedAtOnce, orders - from) }, (_, index) => from + index);
      await publish(numbers.map((number) => orderEvent(`ord_${prefix}${number}`, sequence, url)));
    }
  }
}

/**
 * Publishes `events` events of each order at a fixed rate. The orders go to `urls` in turn, except every tenth one, which goes to
 * `tenthUrls`. With `byOther`, they belong to another partner. Returns the time of each publication.
 */
async function publishPaced({ prefix, orders, events, perSecond, urls, tenthUrls = [], byOther = false }) {
  const publishedAt = {};
  const publishing = [];
  const began = performance.now();
  for (let number = 0; number < orders * events; number += 1) {
    const earlyMs = (number * 1000) / perSecond - (performance.now() - began);
    if (earlyMs > 0) await pause(earlyMs);
    const order = number % orders;
    const isTenth = tenthUrls.length > 0 && order % 10 === 0;
    const to = isTenth ? tenthUrls[(order / 10) % tenthUrls.length] : urls[order % urls.length];
    const message = orderEvent(`ord_${prefix}${order}`, 1 + Math.floor(number / orders), to);
    if (!isTenth) publishedAt[message.event_id] = Number(process.hrtime.bigint());
    publishing.push(publish([message], byOther ? other_id : partner_id));
  }
  await Promise.all(publishing);
  return publishedAt;
}

/** The number of deliveries with a status in the log that were planned at `since` or later (epoch milliseconds). */
async function logged({ status, since }) {
  const filter = { status, created_at_from: since === undefined ? null : dhakaTime(since), offset: 0, limit: 1 };
  return (await log.list({ partner_id, environment: 'sandbox' }, filter)).total;
}

/** The delay in ms of each attempt after the first one, from the log, of up to `limit` deliveries. */
async function lateness({ status, limit }) {
  const late = [];
  for (let offset = 0; offset < limit; offset += 500) {
    const { deliveries } = await log.list({ partner_id, environment: 'sandbox' }, { status, offset, limit: 500 });
    for (const { attempts } of deliveries) {
      for (const [index, { started_at }] of attempts.entries()) {
        const before = attempts[index - 1];
        if (before === undefined) continue;
        const dueAt = Date.parse(before.started_at) + before.duration_ms + 1000 * 2 ** (index - 1);
        late.push(Date.parse(started_at) - dueAt);
      }
    }
  }
  return late;
}

/** The usage of this process. `tidied`: after a garbage collection. */
function memory({ tidied }) {
  if (tidied) globalThis.gc();
  return processUsage(process.pid);
}

answerWith({ publishAll, publishPaced, logged, lateness, memory });
