import { type ArrivedWebhook, listenForWebhooks, OperatorClient, type WebhookListener } from '@dakpion/command-line';
import type { Environment } from '@dakpion/contracts';
import type { CreatedPartner } from '@dakpion/partners';
import { PartnerRequests } from './partner-requests.ts';

/** A simulated partner: its requests and its receiver. */
interface SimulatedPartner {
  readonly requests: PartnerRequests;
  readonly callbackUrl: string;
}

/** The identity and the credentials of a partner. */
export interface PartnerCredentials {
  readonly apiKey: string;
  readonly signingSecret: string;
}

interface SimulatedPartnersOptions {
  readonly apiUrl: string;
  readonly credentials: readonly PartnerCredentials[];
  readonly onWebhook: (webhook: ArrivedWebhook) => void;
}

/** The highest possible limits, because only the machine should limit the load. */
const rateLimit = { write: 1_000_000, read: 1_000_000 };

/** Creates the partners of a run with the maximum limits. Throws CommandFailure if the server refuses. */
export async function makePartners(
  operator: OperatorClient,
  environment: Environment,
  run: string,
  count: number,
): Promise<readonly PartnerCredentials[]> {
  const made: PartnerCredentials[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { api_keys, webhook } = await operator.ask<CreatedPartner>('POST', '/partners', {
      name: `Simulation ${run} ${number}`,
      email: `simulation-${run}-${number}@example.com`,
      rate_limits: { [environment]: rateLimit },
    });
    made.push({ apiKey: api_keys[environment], signingSecret: webhook[environment].signing_secret });
  }
  return made;
}

/** The partners of a run. Each listens at its own port, so that each webhook is verified with the right secret. */
export class SimulatedPartners {
  private constructor(
    private readonly partners: readonly SimulatedPartner[],
    private readonly listeners: readonly WebhookListener[],
  ) {}

  static async open({ apiUrl, credentials, onWebhook }: SimulatedPartnersOptions): Promise<SimulatedPartners> {
    const listeners: WebhookListener[] = [];
    const partners: SimulatedPartner[] = [];
    for (const { apiKey, signingSecret } of credentials) {
      const listener = await listenForWebhooks({ port: 0, secrets: [signingSecret], status: 200, onWebhook });
      listeners.push(listener);
      partners.push({ requests: new PartnerRequests(apiUrl, apiKey), callbackUrl: `${listener.url}/simulation` });
    }
    return new SimulatedPartners(partners, listeners);
  }

  /** The owner of an order, by its number. */
  of(order: number): SimulatedPartner {
    const partner = this.partners[order % this.partners.length];
    if (partner === undefined) throw new Error('There are no partners.');
    return partner;
  }

  async close(): Promise<void> {
    await Promise.all(this.listeners.map((listener) => listener.close()));
  }
}
