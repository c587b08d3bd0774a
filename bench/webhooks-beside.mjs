// The parts of the webhook benchmark in which endpoints of another partner hang.
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from './quantile.mjs';
import { arrivals, delaysOf, endpoints, expecting, latencies, say, service, url } from './webhooks-setting.mjs';

/**
 * Publishes orders of another partner, and at the same time 40 orders per second to a known endpoint and 10 per second to new
 * endpoints, a different one for each order. Prints the delays of the latter two.
 */
async function besideOther(title, { others, beginAfterMs }) {
  const { prefix } = others;
  await latencies(`before${prefix}`, { count: 100 });
  await expecting({ keeps: 'times' });
  const publishing = service.ask('publishPaced', { events: 1, byOther: true, ...others });
  await pause(beginAfterMs);
  const paced = [
    { prefix: `${prefix}known`, orders: 400, perSecond: 40, urls: [url] },
    { prefix: `${prefix}new`, orders: 100, perSecond: 10, urls: endpoints(100, '/hook', `n${prefix}`) },
  ];
  const published = await Promise.all(paced.map((mine) => service.ask('publishPaced', { events: 1, ...mine })));
  await pause(5_000);
  const received = await arrivals();
  const rows = published.map((publishedAt, index) => {
    const times = delaysOf(publishedAt, received);
    const ms = (share) => `${quantile(times, share).toFixed(0)} ms`;
    return `to ${['a known', 'new'][index]} ${times.length} of ${paced[index].orders}, p50 ${ms(0.5)}, p99 ${ms(0.99)}`;
  });
  await publishing;
  say(`beside another partner's ${title}: ${rows.join('; ')}`);
}

export function flood() {
  const orders = 6_000;
  const others = { prefix: 'flood', orders, perSecond: 400, urls: endpoints(orders, '/hang', 'f') };
  return besideOther('400/s to new hosts that hang', { others, beginAfterMs: 2_000 });
}

export function backlog() {
  const others = { prefix: 'backlog', orders: 40_000, perSecond: 1_000, urls: endpoints(5, '/hang', 'b') };
  return besideOther('40,000 waiting at five endpoints that hang', { others, beginAfterMs: 45_000 });
}
