import { isIP } from 'node:net';
import { ForbiddenAddressError, parseCallbackUrl, vettedLookup } from '@dakpion/callback-urls';
import type { FieldError } from '@dakpion/problems';
import { CLOCK, type Clock, SETTINGS, type Settings } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';

interface HeldVerdict {
  readonly isForbidden: Promise<boolean>;
  /** Epoch milliseconds. */
  readonly lookedUpAt: number;
}

/** How long a partner's request may wait for a name. */
const patienceMs = 1_000;
const heldMs = 60_000;
const maxHeld = 1_000;
/** Half of the threads that Node has for such work. */
const maxLookups = 2;

/**
 * Checks callback URLs when they are set: their form, and that no address of the host's name is forbidden. A name that does
 * not resolve within a second is taken, as it may come up later: every delivery checks the addresses that it connects to,
 * so what is looked up here is a courtesy to the partner and no safeguard.
 */
@Injectable()
export class CallbackUrlCheck {
  private readonly lookup: ReturnType<typeof vettedLookup>;
  /** By host name, oldest first. */
  private readonly held = new Map<string, HeldVerdict>();
  private underWay = 0;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.lookup = vettedLookup(settings.webhookAllowPrivate);
  }

  /** What is wrong with the field `callback_url`, beside its being text. Never rejects. */
  async findFaults(url: unknown): Promise<FieldError[]> {
    if (typeof url !== 'string') return [];
    const parsed = parseCallbackUrl(url, this.settings.webhookAllowPrivate);
    if (parsed.outcome === 'refused') return [fault(parsed.code, parsed.message)];
    const { hostname } = new URL(url);
    if (isIP(hostname) !== 0 || hostname.startsWith('[')) return [];
    if (!(await this.resolvesToForbidden(hostname))) return [];
    return [fault('address_not_allowed', 'The host resolves to a private or reserved address. It must be public.')];
  }

  private resolvesToForbidden(hostname: string): Promise<boolean> {
    const now = this.clock();
    const known = this.held.get(hostname);
    if (known !== undefined && Math.abs(now - known.lookedUpAt) < heldMs) return known.isForbidden;
    if (this.underWay >= maxLookups) return Promise.resolve(false);
    const isForbidden = this.resolve(hostname);
    this.held.delete(hostname);
    this.held.set(hostname, { isForbidden, lookedUpAt: now });
    if (this.held.size > maxHeld) {
      const [oldest] = this.held.keys();
      if (oldest !== undefined) this.held.delete(oldest);
    }
    return isForbidden;
  }

  private resolve(hostname: string): Promise<boolean> {
    this.underWay += 1;
    return new Promise((settle) => {
      const timer = setTimeout(() => settle(false), patienceMs);
      this.lookup(hostname, { all: true }, (error) => {
        this.underWay -= 1;
        clearTimeout(timer);
        settle(error instanceof ForbiddenAddressError);
      });
    });
  }
}

function fault(code: FieldError['code'], message: string): FieldError {
  return { field: 'callback_url', code, message };
}
