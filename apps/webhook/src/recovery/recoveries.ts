import {
  type DhakaTime,
  type Owner,
  type ResendAfterRecovery,
  redeliveryIdOfRecovery,
  topics,
} from '@dakpion/contracts';
import type { Broker } from '@dakpion/messaging';
import { originOf } from '@dakpion/partners';
import { scopeOf } from '@dakpion/read-models';
import { BROKER, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { PartnerSecrets } from '../attempts/partner-secrets.ts';
import {
  type Outages,
  type OwnedOutcomes,
  outagesAfter,
  type ReceiverSettings,
  type Recovery,
  recoveryAt,
} from './outages.ts';

const collection = 'webhook-outages';
const id = 'receivers';
/** An outage without any delivery for this time is left to the partner. */
const keptMs = 30 * 24 * 60 * 60 * 1_000;

/**
 * Notices that a receiver answers again after deliveries to it were given up. Sends these again for partners that have turned this
 * on. Rejects with the errors of the state store and the broker.
 */
@Injectable()
export class Recoveries {
  constructor(
    private readonly secrets: PartnerSecrets,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(BROKER) private readonly broker: Broker,
  ) {}

  /**
   * Must be called with the outcomes of an owner's deliveries in sequence, by one process at a time. When it resolves, the
   * redelivery is certain. Repeated outcomes, after a crash, send nothing twice, because a delivery that was sent again is no
   * longer in review.
   */
  async observe({ owner, outcomes }: OwnedOutcomes): Promise<void> {
    const settings = await this.settingsOf(owner);
    if (settings === null) return;
    const stored = await this.read(owner);
    const before = stored?.value ?? {};
    const located = outcomes.flatMap((outcome) => {
      const origin = originOf(outcome.url);
      return origin === null ? [] : [{ ...outcome, origin }];
    });
    const { outages, recoveries } = outagesAfter(before, located, settings);
    for (const recovery of recoveries) await this.resend(owner, recovery);
    if (outages === before) return;
    const version = (stored?.version ?? 0) + 1;
    await this.stateStore.documents.write(scopeOf(owner), [
      { kind: 'put', collection, id, version, value: outages, expiresInMs: keptMs },
    ]);
  }

  /** Records that a test was delivered to the URL. The outage ends as with the first webhook that arrives. */
  async tested(owner: Owner, url: string, at: DhakaTime): Promise<void> {
    const settings = await this.settingsOf(owner);
    const origin = originOf(url);
    if (settings === null || origin === null) return;
    const outages = (await this.read(owner))?.value ?? {};
    const recovery = recoveryAt(origin, at, outages, settings);
    if (recovery !== null) await this.resend(owner, recovery);
  }

  /** Null: the owner has not turned resending on. */
  private async settingsOf(owner: Owner): Promise<ReceiverSettings | null> {
    const settings = await this.secrets.settings(owner);
    const resends_since = settings?.resends_since ?? null;
    if (settings === null || resends_since === null) return null;
    const { callback_url } = settings;
    return { resends_since, partnerOrigin: callback_url === null ? null : originOf(callback_url) };
  }

  private read(owner: Owner) {
    const scope = scopeOf(owner);
    return this.stateStore.documents.read<Outages>({ scope, collection, id });
  }

  private async resend(
    { partner_id, environment }: Owner,
    { origin, given_up_since, recovered_at }: Recovery,
  ): Promise<void> {
    const redelivery_id = redeliveryIdOfRecovery(partner_id, environment, origin, recovered_at);
    const command: ResendAfterRecovery = {
      type: 'ResendAfterRecovery',
      redelivery_id,
      partner_id,
      environment,
      filter: { created_at_from: given_up_since, status: 'manual_review' },
      requested_at: recovered_at,
      context: {
        actor: { kind: 'service', service: 'webhook' },
        correlation_id: redelivery_id,
        causation_id: null,
      },
      recovered_origin: origin,
    };
    const { type } = command;
    await this.broker.publish([{ topic: topics.webhookCommands.name, key: partner_id, type, value: command }]);
  }
}
