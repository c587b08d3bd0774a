import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { orderStream } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { Partners, SecretBox, webhookSecretsOf, webhookSignature } from '@dakpion/partners';
import { CLOCK, type Clock, EVENT_STORE, SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import { TestsUnderWay } from '../webhooks/tests-under-way.ts';

/** Ids of orders have 30 characters. */
const orderIdForm = /^ord_[0-9a-z]{1,60}$/;
const idForm = /^[\x21-\x7e]{1,100}$/;
const timestampForm = /^\d{1,12}$/;

/** Recognises the sandbox webhooks that this program has sent. */
@Injectable()
export class OwnWebhooks {
  private readonly secretBox: SecretBox | null;

  constructor(
    private readonly partners: Partners,
    private readonly testsUnderWay: TestsUnderWay,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) { secretsKey }: Settings,
  ) {
    this.secretBox = SecretBox.ofSetting(secretsKey);
  }

  /**
   * Whether the webhook has a signature of the partner that owns its order, or of a partner whose test is in progress: the order of
   * a test does not exist. Rejects with the errors of the stores.
   */
  async isOwn(headers: IncomingHttpHeaders, body: string, orderId: unknown): Promise<boolean> {
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
    if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return false;
    if (!idForm.test(id) || !timestampForm.test(timestamp)) return false;
    const content = { id, timestamp: Number(timestamp), body };
    for (const partnerId of await this.possibleSenders(orderId)) {
      for (const secret of await this.signingSecrets(partnerId)) {
        if (isNamed(signature, webhookSignature([secret], content))) return true;
      }
    }
    return false;
  }

  private async possibleSenders(orderId: unknown): Promise<readonly string[]> {
    const owner = typeof orderId === 'string' && orderIdForm.test(orderId) ? await this.ownerOf(orderId) : null;
    return owner === null ? this.testsUnderWay.partners('sandbox') : [owner];
  }

  /** Read from the event store: a webhook can arrive before the read model of its order is written. */
  private async ownerOf(orderId: string): Promise<string | null> {
    for await (const { data } of this.eventStore.readStream(orderStream(orderId), { maxCount: 1 })) {
      const { partner_id: partnerId, environment } = data as Record<string, unknown>;
      return typeof partnerId === 'string' && environment === 'sandbox' ? partnerId : null;
    }
    return null;
  }

  private async signingSecrets(partnerId: string): Promise<readonly string[]> {
    const partner = await this.partners.find(partnerId);
    if (partner === null) return [];
    return webhookSecretsOf(partner, 'sandbox', this.clock(), this.secretBox).signing_secrets;
  }
}

/** Whether one of the sent signatures is the expected one. */
function isNamed(sent: string, expected: string): boolean {
  const wanted = Buffer.from(expected);
  return sent.split(' ', 4).some((each) => {
    const given = Buffer.from(each);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
