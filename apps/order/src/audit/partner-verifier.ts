import type { EventStore } from '@dakpion/event-store';
import { PartnerCheck, type PartnerDifference } from '@dakpion/partners';
import { inLanes } from '@dakpion/repetition';
import type { StateStore } from '@dakpion/state-store';
import type { Difference, Settled } from './difference.ts';

const partnersAtOnce = 20;

/**
 * Verifies the stored partners, users and API keys: those that events require, and that there are no others, which could let a
 * stranger in. Memory grows only with the number of partners and keys.
 */
export class PartnerVerifier {
  private readonly check: PartnerCheck;

  constructor(
    eventStore: EventStore,
    stateStore: StateStore,
    private readonly settled: Settled,
    clock: () => number,
  ) {
    this.check = new PartnerCheck(eventStore, stateStore, clock);
  }

  /** `streams`: the streams of all partners. */
  async *verify(streams: readonly string[]): AsyncGenerator<Difference> {
    const differences = await inLanes(streams, partnersAtOnce, (stream) =>
      this.settled(() => this.check.differences(stream)),
    );
    yield* differences.flat().map(ofPartner);
    for await (const address of this.check.others()) {
      yield* (await this.settled(() => this.check.unexpected(address))).map(ofPartner);
    }
  }
}

function ofPartner(difference: PartnerDifference): Difference {
  return { order_id: null, ...difference };
}
