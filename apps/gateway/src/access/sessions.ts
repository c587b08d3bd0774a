import { newToken, sha256Of, tokenIdOf } from '@dakpion/partners';
import { SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import type { DocumentChange, StateStore, StoredDocument } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';

/** The user that a session is for. */
interface SessionUser {
  readonly partner_id: string;
  readonly user_id: string;
  /** The user's session generation at sign-in. When it differs from the user's present one, the session has ended. */
  readonly session_generation: number;
}

/** A session as stored. Times are epoch milliseconds by the state store's clock. */
export interface Session extends SessionUser {
  readonly began_at: number;
  /**
   * When the user last showed the password or a one-time code. Null: a session of the demonstration link, whose user knows neither.
   * Absent in sessions of an earlier version, which count as never confirmed.
   */
  readonly confirmed_at?: number | null;
  /** Precision: one minute. */
  readonly used_at: number;
  /**
   * The history of the state store in which the session began. In another history the end of the session may be lost,
   * so the session is not accepted there.
   */
  readonly history: string;
}

const scope = 'sessions';
const collection = 'sessions';
const minuteMs = 60_000;
/** Milliseconds after which sensitive changes ask for the password or a one-time code again. */
const confirmedMs = 10 * minuteMs;
/** Conflicts arise only with a use that is recorded at the same moment, once a minute. */
const maxTries = 5;

/**
 * The sessions of the dashboard, shared by all gateways. A session is stored under the SHA-256 of its token. Data loss in the state
 * store ends sessions and never revives one. Rejects with the errors of the state store.
 */
@Injectable()
export class Sessions {
  private readonly idleMs: number;
  private readonly absoluteMs: number;

  constructor(
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.idleMs = settings.sessionIdleMinutes * minuteMs;
    this.absoluteMs = settings.sessionHours * 60 * minuteMs;
  }

  /** Creates a session under a new token. `by`: the credential that the user has just shown. */
  async begin(
    { partner_id, user_id, session_generation }: SessionUser,
    by: 'password' | 'link' = 'password',
  ): Promise<{ token: string; session: Session }> {
    const token = newToken();
    // Read before the write: if another history begins between the two, the session belongs to the previous one and is
    // not accepted.
    const history = await this.stateStore.history();
    const now = this.stateStore.clock.now();
    const confirmed_at = by === 'password' ? now : null;
    const user = { partner_id, user_id, session_generation };
    const session = { ...user, began_at: now, used_at: now, confirmed_at, history };
    await this.stateStore.documents.write(scope, [this.kept(sha256Of(token), 1, session)]);
    return { token, session };
  }

  /** The session of a token. Records the use. Null: the session has ended, or never existed. */
  async use(token: string): Promise<Session | null> {
    const now = this.stateStore.clock.now();
    const stored = await this.stored(token, now);
    if (stored === null) return null;
    return Math.abs(now - stored.value.used_at) < minuteMs ? stored.value : this.noteUse(stored, now);
  }

  /** The session of a token, without recording a use. Null: the session has ended, or never existed. */
  async find(token: string): Promise<Session | null> {
    return (await this.stored(token, this.stateStore.clock.now()))?.value ?? null;
  }

  /**
   * Records that the user has just shown the password or a one-time code. Returns whether the session still exists. Throws
   * `temporarily_unavailable`.
   */
  async confirm(token: string): Promise<boolean> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const now = this.stateStore.clock.now();
      const stored = await this.stored(token, now);
      if (stored === null) return false;
      const confirmed = { ...stored.value, used_at: now, confirmed_at: now };
      const change = this.kept(stored.id, stored.version + 1, confirmed);
      // Another request of the browser may have recorded its use in between.
      const [isKept] = await this.stateStore.documents.write(scope, [change]);
      if (isKept === true) return true;
    }
    throw new ProblemError({ code: 'temporarily_unavailable', retry_after: 1 });
  }

  /** Whether the session may send sensitive changes now. */
  isConfirmed({ confirmed_at }: Session): boolean {
    if (confirmed_at === null) return true;
    return confirmed_at !== undefined && Math.abs(this.stateStore.clock.now() - confirmed_at) < confirmedMs;
  }

  /** Ends the session of a token, if there is one. */
  async end(token: string): Promise<void> {
    const id = tokenIdOf(token);
    if (id !== null) await this.stateStore.documents.write(scope, [{ kind: 'remove', collection, id }]);
  }

  /** When the session ends regardless of use. Epoch milliseconds by the state store's clock. */
  endOf({ began_at }: Session): number {
    return began_at + this.absoluteMs;
  }

  /** When the session ends if it is not used again. */
  idleEndOf({ used_at }: Session): number {
    return used_at + this.idleMs;
  }

  private async stored(token: string, now: number): Promise<StoredDocument<Session> | null> {
    const id = tokenIdOf(token);
    if (id === null) return null;
    const stored = await this.stateStore.documents.read<Session>({ scope, collection, id });
    if (stored === null || stored.value.history !== (await this.stateStore.history())) return null;
    // A use in the future was recorded while the clock was ahead: without a limit, the session would last until then.
    const isIdle = Math.abs(now - stored.value.used_at) >= this.idleMs;
    return now < this.endOf(stored.value) && !isIdle ? stored : null;
  }

  private async noteUse({ id, version, value }: StoredDocument<Session>, now: number): Promise<Session> {
    const used = { ...value, used_at: now };
    await this.stateStore.documents.write(scope, [this.kept(id, version + 1, used)]);
    return used;
  }

  /** Only the first version creates the document, because recording a use must not revive a session that ended in between. */
  private kept(id: string, version: number, value: Session): DocumentChange {
    const expiresInMs = Math.min(this.idleMs, this.endOf(value) - value.used_at);
    return { kind: 'put', collection, id, version, requiresVersion: version - 1, value, expiresInMs };
  }
}
