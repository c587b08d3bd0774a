import { epochMsOf, maxRiderEventBytes } from '@dakpion/contracts';
import { orderId, rider, riderEventExample } from '@dakpion/fixtures';
import { changed, forAWhile, fuzzForMs, hostileJson, hostileText } from '@dakpion/fixtures/hostile-values';
import { maxDeadLetterDetail } from '@dakpion/messaging';
import fc from 'fast-check';
import { readRiderEvent } from './read-rider-event.ts';

const now = epochMsOf('2026-11-21T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
const example = riderEventExample(now);

const events = fc.oneof(
  hostileJson,
  changed(example),
  changed(rider as unknown as Record<string, unknown>).map((one) => ({ ...example, rider: one })),
  changed({ latitude: 23.7, longitude: 90.4 }).map((location) => ({ ...example, location })),
);

test(
  'turns any message of a dispatch system into a valid event or a dead letter with a limited reason',
  () => {
    const keys = fc.oneof(fc.constant(orderId), hostileText);
    const headers = fc.dictionary(fc.constantFrom('received-at', 'replay-of', 'x'), hostileText);
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(events, keys, headers, (value, key, sent) => {
        // In the form in which it arrives: without anything that JSON cannot hold.
        const bytes = Buffer.from(JSON.stringify(value) ?? 'null');
        const message = { key, type: '', value: JSON.parse(bytes.toString()), bytes, headers: sent, publishedAt: now };
        const read = readRiderEvent(message, now, dayMs);
        outcomes.add(read.outcome);
        if ('detail' in read) {
          expect(read.detail.length).toBeLessThanOrEqual(maxDeadLetterDetail);
          return;
        }
        const event = read.outcome === 'transition' ? read.transition : read.sighting;
        expect(event.order_id).toBe(key);
        expect(bytes.byteLength).toBeLessThanOrEqual(maxRiderEventBytes);
        const age = now - epochMsOf(event.occurred_at);
        expect(age).toBeLessThanOrEqual(dayMs);
        expect(age).toBeGreaterThanOrEqual(-60_000);
        if (event.location !== null) {
          expect(Math.abs(event.location.latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(event.location.longitude)).toBeLessThanOrEqual(180);
        }
      }),
      forAWhile,
    );
    // Confirms that the generated messages also reach the later checks.
    expect(outcomes).toEqual(new Set(['malformed', 'wrong_key', 'transition']));
  },
  3 * fuzzForMs,
);
