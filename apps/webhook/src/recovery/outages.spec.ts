import { dhakaTime } from '@dakpion/contracts';
import { type DeliveryOutcome, maxReceivers, type Outages, outagesAfter, type ReceiverSettings } from './outages.ts';

const t0 = Date.parse('2026-11-21T06:00:00Z');
const at = (seconds: number) => dhakaTime(t0 + seconds * 1_000);
const shop = 'https://shop.example';
const settings: ReceiverSettings = { partnerOrigin: shop, resends_since: at(0) };

type Outcome = DeliveryOutcome & { readonly origin: string };
const outcome = (isDelivered: boolean, created: number, ended: number, changes: Partial<Outcome> = {}): Outcome => {
  const times = { created_at: at(created), ended_at: at(ended) };
  return { isDelivered, url: `${shop}/hook`, origin: shop, ...times, attempts: isDelivered ? 1 : 6, ...changes };
};
const delivered = (at: number, changes?: Partial<Outcome>) => outcome(true, at, at, changes);
const givenUp = (created: number, ended: number, changes?: Partial<Outcome>) => outcome(false, created, ended, changes);

/** The recoveries: the time of each, and the planning time of the oldest delivery that was given up, in seconds. */
function recoveriesOf(outcomes: readonly Outcome[], changes: Partial<ReceiverSettings> = {}) {
  const seconds = (time: string) => (Date.parse(time) - t0) / 1_000;
  const { recoveries } = outagesAfter({}, outcomes, { ...settings, ...changes });
  return recoveries.map((each) => [each.origin, seconds(each.given_up_since), seconds(each.recovered_at)]);
}

test('the outage ends with the first webhook that arrives after others were given up, and lasts since the oldest of these', () => {
  const outage = [delivered(1), givenUp(3, 40), givenUp(2, 41), givenUp(5, 42)];
  expect(recoveriesOf(outage)).toEqual([]);
  expect(recoveriesOf([...outage, delivered(50), delivered(51)])).toEqual([[shop, 2, 50]]);
  expect(recoveriesOf([...outage, delivered(50), givenUp(60, 100), delivered(110)])).toEqual([
    [shop, 2, 50],
    [shop, 60, 110],
  ]);
});

test('the batches in which the outcomes come do not matter', () => {
  const outcomes = [givenUp(3, 40), givenUp(2, 41), delivered(50), givenUp(45, 52), delivered(70)];
  const recoveries = [];
  let outages: Outages = {};
  for (const one of outcomes) {
    const after = outagesAfter(outages, [one], settings);
    outages = after.outages;
    recoveries.push(...after.recoveries);
  }
  expect(recoveries).toEqual(outagesAfter({}, outcomes, settings).recoveries);
  expect(outagesAfter(outages, [delivered(80)], settings).outages).toBe(outages);
});

test('webhooks that were given up before the partner turned the setting on are left to the partner', () => {
  const outcomes = [givenUp(3, 40), delivered(50)];
  expect(recoveriesOf(outcomes, { resends_since: at(40) })).toEqual([[shop, 3, 50]]);
  expect(recoveriesOf(outcomes, { resends_since: at(41) })).toEqual([]);
});

test('a webhook that is refused again and again, while others arrive, is repeated three times', () => {
  const repeated = (attempts: number) => [givenUp(3, 40, { attempts }), delivered(50)];
  // Six attempts at first, and six of each repetition.
  for (const attempts of [6, 12, 18]) expect(recoveriesOf(repeated(attempts))).toHaveLength(1);
  expect(recoveriesOf(repeated(24))).toEqual([]);
});

test('a receiver that fails now and then recovers at most once in ten seconds, and no webhook is forgotten', () => {
  const outcomes = [givenUp(1, 40), delivered(50), givenUp(4, 51), delivered(52), delivered(59.9)];
  expect(recoveriesOf(outcomes)).toEqual([[shop, 1, 50]]);
  expect(recoveriesOf([...outcomes, delivered(60)])).toEqual([
    [shop, 1, 50],
    [shop, 4, 60],
  ]);
});

test('orders with their own URLs have their own receivers, and the partner’s URL is one receiver, even after it has moved', () => {
  const own = { origin: 'https://own.example', url: 'https://own.example/hook' };
  const moved = { origin: 'https://new.example', url: 'https://new.example/hook' };
  const both = [givenUp(1, 40), givenUp(2, 40, own)];
  expect(recoveriesOf([...both, delivered(50, own)])).toEqual([[own.origin, 2, 50]]);
  expect(recoveriesOf([...both, delivered(50)])).toEqual([[shop, 1, 50]]);
  const { outages } = outagesAfter({}, both, settings);
  const after = outagesAfter(outages, [delivered(50, moved)], { ...settings, partnerOrigin: moved.origin });
  expect(after.recoveries).toEqual([{ origin: moved.origin, given_up_since: at(1), recovered_at: at(50) }]);
});

test('an origin recovers for the orders with their own URLs there even after the partner’s URL has left or reached it', () => {
  const moved = { ...settings, partnerOrigin: 'https://new.example' };
  const { outages: left } = outagesAfter({}, [givenUp(1, 40)], settings);
  const elsewhere = outagesAfter(left, [delivered(50, { origin: moved.partnerOrigin })], moved);
  expect(elsewhere.recoveries).toHaveLength(1);
  const there = outagesAfter(elsewhere.outages, [delivered(70), delivered(90)], moved);
  expect(there.recoveries).toEqual([{ origin: shop, given_up_since: at(1), recovered_at: at(70) }]);

  const { outages: met } = outagesAfter({}, [givenUp(2, 40, { origin: moved.partnerOrigin })], settings);
  const { recoveries } = outagesAfter(met, [delivered(50, { origin: moved.partnerOrigin })], moved);
  expect(recoveries).toEqual([{ origin: moved.partnerOrigin, given_up_since: at(2), recovered_at: at(50) }]);
});

test('the number of known receivers is bounded', () => {
  const many = Array.from({ length: maxReceivers + 10 }, (_, index) =>
    givenUp(index, index + 31, { origin: `https://${index}.example` }),
  );
  const { outages } = outagesAfter({}, many, settings);
  expect(Object.keys(outages)).toHaveLength(maxReceivers);
  expect(Object.keys(outages)[0]).toBe('https://10.example');
});
