import { isIP } from 'node:net';
import {
  cachedNames,
  ForbiddenAddressError,
  nameResolver,
  parseCallbackUrl,
  vettedLookup,
} from '@dakpion/callback-urls';
import type { Environment } from '@dakpion/contracts';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import type { FieldError } from '@dakpion/validation';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';

interface HeldLookup {
  readonly lookup: ReturnType<typeof vettedLookup>;
  /** Plain http is allowed only for names that lead to an allowed address. */
  readonly mustResolve: boolean;
  /** By host name: whether its addresses are forbidden. */
  readonly held: LRUCache<string, Promise<boolean>>;
}

/** By prefix of the URL. */
type Lookups = Readonly<Record<'http' | 'https', HeldLookup>>;

/** How long a partner's request may wait for name resolution. */
const patienceMs = 1_000;
const heldMs = 60_000;
const maxCachedNames = 1_000;
/** The names that are resolved at a time. Further ones are accepted unresolved. */
const maxLookups = 2;

/**
 * Checks callback URLs when they are set: their form, and that the host does not resolve to a forbidden address. An
 * https name that does not resolve within a second is accepted, because it may exist later. This check helps the
 * partner and is no safeguard: every delivery checks the addresses that it connects to.
 */
@Injectable()
export class CallbackUrlCheck {
  private readonly lookups: Readonly<Record<Environment, Lookups>>;
  private underWay = 0;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    const { sandbox, production } = settings.webhookAllowPrivate;
    this.lookups = { sandbox: lookupsFor(sandbox), production: lookupsFor(production) };
  }

  /** The faults of the field `callback_url`, other than its type. Never rejects. */
  async findFaults(url: unknown, environment: Environment): Promise<FieldError[]> {
    if (typeof url !== 'string') return [];
    const allowedRanges = this.settings.webhookAllowPrivate[environment];
    const parsed = parseCallbackUrl(url, allowedRanges);
    if (parsed.outcome === 'refused') return [fault(parsed.code, parsed.message)];
    const { hostname, protocol } = new URL(url);
    if (isIP(hostname) !== 0 || hostname.startsWith('[')) return [];
    const isPlain = protocol === 'http:';
    if (!(await this.resolvesToForbidden(hostname, this.lookups[environment][isPlain ? 'http' : 'https']))) return [];
    if (isPlain) {
      const message = `Use https://. http:// is allowed only for hosts that resolve to an address in ${allowedRanges.join(', ')}.`;
      return [fault('https_required', message)];
    }
    return [fault('address_not_allowed', 'The host resolves to a private or reserved address. It must be public.')];
  }

  private resolvesToForbidden(hostname: string, { held, ...how }: HeldLookup): Promise<boolean> {
    const known = held.get(hostname);
    if (known !== undefined) return known;
    if (this.underWay >= maxLookups) return Promise.resolve(false);
    const isForbidden = this.resolve(hostname, how);
    held.set(hostname, isForbidden);
    return isForbidden;
  }

  private resolve(hostname: string, { lookup, mustResolve }: Omit<HeldLookup, 'held'>): Promise<boolean> {
    this.underWay += 1;
    const resolved = new Promise<boolean>((settle) => {
      lookup(hostname, { all: true }, (error) => {
        this.underWay -= 1;
        settle(error instanceof ForbiddenAddressError || (mustResolve && error !== null));
      });
    });
    return pTimeout(resolved, { milliseconds: patienceMs, fallback: () => mustResolve });
  }
}

function lookupsFor(allowedRanges: readonly string[]): Lookups {
  const names = cachedNames(nameResolver());
  const lookupFor = (protocol: 'http:' | 'https:'): HeldLookup => ({
    lookup: vettedLookup(allowedRanges, names, protocol),
    mustResolve: protocol === 'http:',
    held: new LRUCache({ max: maxCachedNames, ttl: heldMs }),
  });
  return { http: lookupFor('http:'), https: lookupFor('https:') };
}

function fault(code: FieldError['code'], message: string): FieldError {
  return { field: 'callback_url', code, message };
}
