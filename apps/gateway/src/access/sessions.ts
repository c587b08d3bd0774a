import { createHash, randomBytes } from 'node:crypto';
import { SETTINGS, type Settings, STATE_STORE } from '@dakpion/service';
import type { DocumentChange, StateStore, StoredDocument } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';

/** Whom a session is for. */
export interface SessionUser {
  readonly partner_id: string;
  readonly user_id: string;
  /** The user's at sign-in: when the user has another one, the session has ended. */
  readonly session_generation: number;
}

/** A session as it is kept. Times are epoch milliseconds by the state store's clock. */
export interface Session extends SessionUser {
  readonly began_at: number;
  /** To the minute. */
  readonly used_at: number;
  /**
   * The state store's history in which it began. In another one the store may have forgotten that the session was ended, so that it
   * counts for nothing there.
   */
  readonly history: string;
}

const scope = 'sessions';
const collection = 'sessions';
const tokenBytes = 32;
const tokenForm = /^[\w-]{43}$/;
const minuteMs = 60_000;

/**
 * The sessions of the dashboard, shared by all gateways. A session is known by the SHA-256 of its token. What the state store
 * forgets ends sessions, and brings none back. Errors: those of the state store.
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

  /** A new session under a new token. */
  async begin({ partner_id, user_id, session_generation }: SessionUser): Promise<{ token: string; session: Session }> {
    const token = randomBytes(tokenBytes).toString('base64url');
    // Asked before the write: if another history begins in between, the session belongs to the one that is over.
    const history = await this.stateStore.history();
    const now = this.stateStore.clock.now();
    const session = { partner_id, user_id, session_generation, began_at: now, used_at: now, history };
    await this.stateStore.documents.write(scope, [this.kept(idOf(token), 1, session)]);
    return { token, session };
  }

  /** The session of a token, and a note that it is used. Null: it has ended, or never was. */
  async use(token: string): Promise<Session | null> {
    const now = this.stateStore.clock.now();
    const stored = await this.stored(token, now);
    if (stored === null) return null;
    return now - stored.value.used_at < minuteMs ? stored.value : this.noteUse(stored, now);
  }

  /** The session of a token, which does not count as used. Null: it has ended, or never was. */
  async find(token: string): Promise<Session | null> {
    return (await this.stored(token, this.stateStore.clock.now()))?.value ?? null;
  }

  /** Ends the session of a token, if there is one. */
  async end(token: string): Promise<void> {
    if (!tokenForm.test(token)) return;
    await this.stateStore.documents.write(scope, [{ kind: 'remove', collection, id: idOf(token) }]);
  }

  /** When the session ends, however much it is used. Epoch milliseconds by the state store's clock. */
  endOf({ began_at }: Session): number {
    return began_at + this.absoluteMs;
  }

  /** When the session ends if it is not used again. */
  idleEndOf({ used_at }: Session): number {
    return used_at + this.idleMs;
  }

  private async stored(token: string, now: number): Promise<StoredDocument<Session> | null> {
    if (!tokenForm.test(token)) return null;
    const stored = await this.stateStore.documents.read<Session>({ scope, collection, id: idOf(token) });
    if (stored === null || stored.value.history !== (await this.stateStore.history())) return null;
    return now < this.endOf(stored.value) && now < this.idleEndOf(stored.value) ? stored : null;
  }

  private async noteUse({ id, version, value }: StoredDocument<Session>, now: number): Promise<Session> {
    const used = { ...value, used_at: now };
    await this.stateStore.documents.write(scope, [this.kept(id, version + 1, used)]);
    return used;
  }

  /** Only the first version is written where nothing is: noting a use must not bring back a session that was ended meanwhile. */
  private kept(id: string, version: number, value: Session): DocumentChange {
    const expiresInMs = Math.min(this.idleMs, this.endOf(value) - value.used_at);
    return { kind: 'put', collection, id, version, requiresVersion: version - 1, value, expiresInMs };
  }
}

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
