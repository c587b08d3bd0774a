import { newToken, sha256Of, tokenIdOf } from '@dakpion/partners';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';

/** Milliseconds for which a browser is known after its last sign-in. */
export const knownForMs = 90 * 24 * 60 * 60_000;
/** The maximum number of known browsers for each user. A new one replaces the one that has not signed in for the longest time. */
const maxBrowsers = 10;
const scope = 'sign-in';
const collection = 'browsers';
/** Conflicts arise only between sign-ins of one user at the same moment. */
const maxTries = 5;

type BrowserUser = { readonly user_id: string; readonly session_generation: number };

/** The browsers in which a user has signed in, newest first, as the SHA-256 of their tokens. */
interface Browsers {
  /**
   * Signing out everywhere and changing the password change the generation, so that no browser is known any more. The one in which the
   * password was changed is remembered again.
   */
  readonly session_generation: number;
  readonly known: readonly { readonly sha256: string; readonly signed_in_at: number }[];
}

/**
 * Browsers that have signed in before, by a cookie that is no credential: it only gives the browser a counter of its own, so that
 * others cannot lock its user out by guessing. If the state store loses its data, no browser is known until it signs in again.
 */
@Injectable()
export class KnownBrowsers {
  constructor(@Inject(STATE_STORE) private readonly stateStore: StateStore) {}

  /** The id of the browser with this token, if the user has signed in with it. Null otherwise. */
  async idFor({ user_id, session_generation }: BrowserUser, token: string | null): Promise<string | null> {
    const id = token === null ? null : tokenIdOf(token);
    if (id === null) return null;
    const stored = await this.stateStore.documents.read<Browsers>({ scope, collection, id: user_id });
    if (stored?.value.session_generation !== session_generation) return null;
    const from = this.stateStore.clock.now() - knownForMs;
    return stored.value.known.some(({ sha256, signed_in_at }) => sha256 === id && signed_in_at > from) ? id : null;
  }

  /** Records that the user has signed in with this browser. Returns the token of the browser: the present one, or a new one. */
  async remember({ user_id, session_generation }: BrowserUser, present: string | null): Promise<string> {
    const token = present !== null && tokenIdOf(present) !== null ? present : newToken();
    const sha256 = sha256Of(token);
    for (let tries = 0; tries < maxTries; tries += 1) {
      const stored = await this.stateStore.documents.read<Browsers>({ scope, collection, id: user_id });
      const isPresent = stored?.value.session_generation === session_generation;
      const others = isPresent ? stored.value.known.filter((each) => each.sha256 !== sha256) : [];
      const known = [{ sha256, signed_in_at: this.stateStore.clock.now() }, ...others].slice(0, maxBrowsers);
      const value: Browsers = { session_generation, known };
      const version = stored?.version ?? 0;
      const change = { kind: 'put', collection, id: user_id, value, version: version + 1, requiresVersion: version };
      const [isWritten] = await this.stateStore.documents.write(scope, [
        { ...change, kind: 'put', expiresInMs: knownForMs },
      ]);
      if (isWritten === true) break;
    }
    return token;
  }
}
