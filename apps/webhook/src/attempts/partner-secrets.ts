import type { Environment, Owner } from '@dakpion/contracts';
import {
  type CurrentWebhookSecrets,
  isSharedWith,
  type Partner,
  type Partners,
  type PartnerWebhook,
  type SecretBox,
  webhookSecretsFor,
} from '@dakpion/partners';
import { LRUCache } from 'lru-cache';
import type { Destination } from '../domain/order-deliveries.ts';

interface HeldPartner {
  readonly partner: Partner;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/**
 * The maximum delay after which a rotated secret or a removed URL is noticed. The previous secret is valid for another 24
 * hours.
 */
const heldMs = 1_000;
const maxCachedPartners = 1_000;

/** The webhook secrets and the callback URL of each partner. Read at most once a second for each partner. */
export class PartnerSecrets {
  /** By partner id. */
  private readonly held = new LRUCache<string, HeldPartner>({ max: maxCachedPartners });

  constructor(
    private readonly partners: Partners,
    private readonly clock: () => number,
    /** Decrypts the secrets. Null if no `SECRETS_KEY` is set. */
    private readonly secretBox: SecretBox | null,
  ) {}

  /**
   * The secrets for a request to the URL. Rejects with the errors of the state store, for an unknown partner, and with
   * SealedSecretError.
   */
  async current(destination: Destination): Promise<CurrentWebhookSecrets> {
    const { partner_id } = destination;
    return this.secretsOf(this.fresh(partner_id) ?? (await this.read(partner_id)), destination);
  }

  /** Like {@link current}, but includes a change of this moment, which the partner may be about to test. */
  async latest(destination: Destination): Promise<CurrentWebhookSecrets> {
    return this.secretsOf(await this.read(destination.partner_id), destination);
  }

  /** Whether a request to the URL carries the shared secret. Rejects with the errors of the state store. */
  async isShared({ partner_id, environment, url }: Destination): Promise<boolean> {
    const partner = await this.partners.find(partner_id);
    return partner !== null && isSharedWith(url, partner.webhook[environment]);
  }

  /**
   * Returns the callback URL of the partner, or null if there is none. Reads it if the cached URL is not `url`. Rejects like
   * {@link current}.
   */
  async callbackUrl(partnerId: string, environment: Environment, url: string): Promise<string | null> {
    // The cached URL may be older than the URL of the delivery.
    if (this.fresh(partnerId)?.webhook[environment].callback_url === url) return url;
    return (await this.read(partnerId)).webhook[environment].callback_url;
  }

  /**
   * The webhook settings of an owner, up to a second old. Null: the partner is not known. Rejects with the errors of the state
   * store.
   */
  async settings({ partner_id, environment }: Owner): Promise<PartnerWebhook | null> {
    const partner = this.fresh(partner_id) ?? (await this.find(partner_id));
    return partner?.webhook[environment] ?? null;
  }

  private secretsOf(partner: Partner, { environment, url }: Destination): CurrentWebhookSecrets {
    return webhookSecretsFor(url, partner, environment, this.clock(), this.secretBox);
  }

  /** The partner, if it was read recently. */
  private fresh(partnerId: string): Partner | undefined {
    const held = this.held.get(partnerId);
    return held !== undefined && Math.abs(this.clock() - held.readAt) < heldMs ? held.partner : undefined;
  }

  private async find(partnerId: string): Promise<Partner | null> {
    const readAt = this.clock();
    const partner = await this.partners.find(partnerId);
    if (partner !== null) this.held.set(partnerId, { partner, readAt });
    return partner;
  }

  private async read(partnerId: string): Promise<Partner> {
    const partner = await this.find(partnerId);
    if (partner === null) throw new Error(`The partner ${partnerId} is not known.`);
    return partner;
  }
}
