import type { StateStore } from '@dakpion/state-store';
import { sha256Of } from './api-key.ts';
import { newToken, tokenIdOf } from './random-token.ts';

/** The user whom a link signs in. */
interface SignInLinkUser {
  readonly partner_id: string;
  readonly user_id: string;
}

interface KeptLink extends SignInLinkUser {
  /** The history of the state store in which the link was issued. Another history may have lost the record that it was used. */
  readonly history: string;
}

const scope = 'sign-in-links';
const collection = 'links';
/** The lifetime of a link, in milliseconds. */
const validMs = 12 * 60 * 60_000;

/**
 * Links that sign a user in, each once. A link is stored by the SHA-256 of its token. Rejects with the errors of the state
 * store.
 */
export class SignInLinks {
  constructor(private readonly stateStore: StateStore) {}

  /** The token of a new link. Shown only once, and valid for 12 hours. */
  async issue({ partner_id, user_id }: SignInLinkUser): Promise<string> {
    const token = newToken();
    const value: KeptLink = { partner_id, user_id, history: await this.stateStore.history() };
    const link = { kind: 'put', collection, id: sha256Of(token), version: 1, value, expiresInMs: validMs } as const;
    await this.stateStore.documents.write(scope, [link]);
    return token;
  }

  /** Uses a link. Null: it was used, has expired, or never existed. */
  async redeem(token: string): Promise<SignInLinkUser | null> {
    const id = tokenIdOf(token);
    if (id === null) return null;
    const stored = await this.stateStore.documents.read<KeptLink>({ scope, collection, id });
    if (stored === null || stored.version !== 1) return null;
    const { history, partner_id, user_id } = stored.value;
    if (history !== (await this.stateStore.history())) return null;
    // Of several concurrent uses, only one increases the version.
    const used = { kind: 'put', collection, id, version: 2, requiresVersion: 1, value: stored.value } as const;
    const [isFirst] = await this.stateStore.documents.write(scope, [{ ...used, expiresInMs: validMs }]);
    return isFirst === true ? { partner_id, user_id } : null;
  }
}
