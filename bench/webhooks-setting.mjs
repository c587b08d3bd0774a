// Shared by the parts of the webhook benchmark: the processes, the receiver's data, and delays.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../scripts/until.mjs';
import { answerOf, start, stopAll } from './webhooks-processes.mjs';

const directory = mkdtempSync(join(tmpdir(), 'dakpion-webhooks-'));

export const receiver = await start('webhooks-receiver.mjs');
export const service = await start('webhooks-service.mjs', { DATA_DIR: directory });
export const bare = await start('webhooks-bare.mjs');
export const floor = await start('webhooks-floor.mjs', { DATA_DIR: directory });
export const url = `http://127.0.0.1:${receiver.port}/hook`;
/** The number of the first partner's deliveries that the log must show as delivered when it is up to date. */
export const delivered = { expected: 0 };

/** URLs with different names of this machine (RFC 6761), each of which is a separate endpoint. */
export const endpoints = (count, path, prefix = 'h') =>
  Array.from({ length: count }, (_, index) => `http://${prefix}${index}.localhost:${receiver.port}${path}`);

/** Sets the receiver's answers. Resolves with a promise that resolves after `target` requests. */
export async function expecting(options) {
  const told = answerOf(receiver.child, ({ kind }) => kind === 'expecting');
  receiver.child.send({ kind: 'expect', ...options });
  await told;
  return { reached: answerOf(receiver.child, ({ kind }) => kind === 'reached') };
}

export async function arrivals() {
  const answer = answerOf(receiver.child, ({ kind }) => kind === 'arrivals');
  receiver.child.send({ kind: 'report' });
  return (await answer).arrivals;
}

export const say = (line) => process.stdout.write(`${line} (load ${loadavg()[0].toFixed(1)})\n`);

/** Milliseconds from publication to receipt, for received webhooks. */
export function delaysOf(publishedAt, received) {
  const found = received.filter(({ id }) => publishedAt[id] !== undefined);
  return found.map(({ id, at: receivedAt }) => (receivedAt - publishedAt[id]) / 1e6);
}

/** Milliseconds from publication to receipt, for orders that do not go to `tenthUrls`. */
export async function latencies(prefix, { count, tenthUrls = [] }) {
  const healthy = tenthUrls.length === 0 ? count : count * 0.9;
  await expecting({ keeps: 'times' });
  const publishedAt = await service.ask('publishPaced', {
    prefix,
    orders: count,
    events: 1,
    perSecond: 100,
    urls: [url],
    tenthUrls,
  });
  const delays = async () => delaysOf(publishedAt, await arrivals());
  await until('the healthy deliveries', async () => (await delays()).length >= healthy, 60_000);
  delivered.expected += healthy;
  return delays();
}

/** Ends the processes and removes their data. */
export async function end() {
  await stopAll();
  rmSync(directory, { recursive: true, force: true });
}
