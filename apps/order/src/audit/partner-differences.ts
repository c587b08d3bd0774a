import type { PartnerCheck, PartnerDifference } from '@dakpion/partners';
import { inLanes } from '@dakpion/repetition';
import type { Difference, Settled } from './difference.ts';

const partnersAtOnce = 20;

/**
 * The differences of the stored partners, users and API keys: from those that events require, and others, which could let a
 * stranger in. `streams`: the streams of all partners. Memory grows only with the number of partners and keys.
 */
export async function* partnerDifferences(
  check: PartnerCheck,
  streams: readonly string[],
  settled: Settled,
): AsyncGenerator<Difference> {
  const differences = await inLanes(streams, partnersAtOnce, (stream) => settled(() => check.differences(stream)));
  yield* differences.flat().map(ofPartner);
  for await (const address of check.others()) {
    yield* (await settled(() => check.unexpected(address))).map(ofPartner);
  }
}

function ofPartner(difference: PartnerDifference): Difference {
  return { order_id: null, ...difference };
}
