// Measures status reads and creates of a running program in turn with the smallest program that does the same.
import { join } from 'node:path';
import { load, requestBytes } from './load.mjs';
import { createOrder, orderBody } from './sample.mjs';
import { startServer } from './server.mjs';

export const rounds = 3;
export const ms = 4_000;
const warmUpMs = 2_000;
export const connections = 64;

/** Measures both sides in turn, `rounds` times. Returns the median round of each. */
async function compare(ours, bare) {
  const results = { ours: [], bare: [] };
  for (const side of [ours, bare]) await load({ ...side, connections, ms: warmUpMs });
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, side] of Object.entries({ ours, bare })) {
      const { cpuMs } = side.server.usage();
      const measured = await load({ ...side, connections, ms });
      const cpu = ((side.server.usage().cpuMs - cpuMs) / measured.count) * 1_000;
      results[name].push({ ...measured, cpu });
    }
  }
  const median = (rows) => rows.sort((one, other) => one.perSecond - other.perSecond)[Math.floor(rounds / 2)];
  return { ours: median(results.ours), bare: median(results.bare) };
}

/** Compares a status read with bare Fastify that sends the same bytes. */
export async function compareStatusReads(dakpion, key) {
  const { order } = await createOrder(dakpion.url, key);
  const url = `${dakpion.url}/v1/business/order/${order.order_id}/status`;
  const body = await (await fetch(url, { headers: { 'x-api-key': key } })).text();
  const bare = await startServer('bench/bare-status.server.mjs', { BODY: body }, '/ready');
  try {
    return await compare(
      { server: dakpion, url, request: requestBytes('GET', url, { 'x-api-key': key }), status: 200 },
      { server: bare, url: bare.url, request: requestBytes('GET', `${bare.url}/status`), status: 200 },
    );
  } finally {
    await bare.stop();
  }
}

/**
 * Compares a create with bare Fastify that appends the same event durably to LMDB. `directory`: the directory of the bare program.
 */
export async function compareCreates(dakpion, key, directory) {
  const { text, order } = await createOrder(dakpion.url, key);
  const event = JSON.stringify({ request: JSON.parse(orderBody), quotation: order.quotation });
  const settings = { BODY: text, EVENT: event, DIRECTORY: join(directory, 'bare') };
  const bare = await startServer('bench/bare-create.server.mjs', settings, '/ready');
  const url = `${dakpion.url}/v1/business/order/create`;
  const bareRequest = requestBytes('POST', `${bare.url}/create`, {}, orderBody);
  try {
    return await compare(
      { server: dakpion, url, request: requestBytes('POST', url, { 'x-api-key': key }, orderBody), status: 201 },
      { server: bare, url: bare.url, request: bareRequest, status: 201 },
    );
  } finally {
    await bare.stop();
  }
}
