import { type CommandContext, dhakaTime, newId, storedVersions } from '@dakpion/contracts';
import {
  type EventStore,
  handleCommand,
  knownType,
  newEvent,
  presentData,
  type RecordedEvent,
  type Upcasters,
} from '@dakpion/event-store';
import { randomText, sha256Of } from '@dakpion/partners';
import { CLOCK, type Clock, EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { unlessRefused } from '../problems/unless-refused.ts';
import type { OperatorRole } from './operator-roles.ts';
import type { OperatorTokenEvent } from './operator-token-events.ts';
import {
  decideOperatorTokens,
  evolveOperatorTokens,
  type OperatorToken,
  type OperatorTokenCommand,
  type OperatorTokenRefusal,
  type OperatorTokenSet,
} from './operator-token-set.ts';

/** The stream of the named tokens of operators and auditors. */
export const operatorTokenStream = 'operator-tokens';

/** 256 bits and more. The prefix lets scanners of leaked secrets find it. */
const tokenForm = /^dakpion_(?:operator|auditor)_[0-9A-Za-z]{44}$/;
const tokenLength = 44;
const schemaVersion = storedVersions.operator_token_events;
const maxDecisions = 10;
/**
 * The time in ms for which read tokens are reused. A revocation applies everywhere within this time plus that of one read, and
 * guesses cost at most two reads a second.
 */
const freshMs = 400;

interface Known {
  readonly tokens: OperatorTokenSet;
  /** The revision of the last event. -1 without events. */
  readonly revision: number;
}

/**
 * The named tokens of operators and auditors. They are read from the event store itself, so that no loss of the state store brings
 * back a revoked one. Rejects with the errors of the event store.
 */
@Injectable()
export class OperatorTokens {
  private known: Known = { tokens: [], revision: -1 };
  private readBy = Number.NEGATIVE_INFINITY;
  private reading: Promise<OperatorTokenSet> | null = null;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The token with this text, if it works. A text of another form costs no read. */
  async find(text: string): Promise<OperatorToken | null> {
    if (!tokenForm.test(text)) return null;
    const isFresh = performance.now() - this.readBy < freshMs;
    const tokens = isFresh ? this.known.tokens : await this.all();
    const sha256 = sha256Of(text);
    return tokens.find((each) => each.sha256 === sha256) ?? null;
  }

  /** The tokens that work, oldest first. */
  all(): Promise<OperatorTokenSet> {
    this.reading ??= this.readOn().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  /** Makes a token. Its text is returned only here. Throws `operator_token_exists`, `too_many_operator_tokens`. */
  async issue(
    { name, role }: { readonly name: string; readonly role: OperatorRole },
    context: CommandContext,
  ): Promise<{ readonly token: OperatorToken; readonly text: string }> {
    // The operators' page reads the role from the token.
    const text = `dakpion_${role}_${randomText(tokenLength)}`;
    const issued_at = dhakaTime(this.clock());
    const token: OperatorToken = { token_id: newId('opt'), name, role, sha256: sha256Of(text), issued_at };
    await this.carryOut({ type: 'IssueOperatorToken', token }, context);
    return { token, text };
  }

  /**
   * Revokes a token. It stops working at this gateway at once, and at others within a second. Throws `operator_token_not_found`.
   */
  async revoke(tokenId: string, context: CommandContext): Promise<void> {
    const now = dhakaTime(this.clock());
    await this.carryOut({ type: 'RevokeOperatorToken', token_id: tokenId, now }, context);
  }

  private async carryOut(command: OperatorTokenCommand, context: CommandContext): Promise<void> {
    const occurred_at = dhakaTime(this.clock());
    const handled = await handleCommand<Known, OperatorTokenEvent, OperatorTokenRefusal>(
      {
        name: operatorTokenStream,
        maxDecisions,
        read: () => this.readFrom({ tokens: [], revision: -1 }),
        append: async (events, { revision }) => {
          const news = events.map((event) => newEvent(event, { schema_version: schemaVersion, occurred_at, context }));
          const expected = revision < 0 ? 'no_stream' : revision;
          return (await this.eventStore.append(operatorTokenStream, news, expected)).outcome === 'appended';
        },
        evolve: (before, event) => evolved(before, event),
      },
      ({ tokens }) => decideOperatorTokens(command, tokens),
    );
    this.keep(unlessRefused(handled).state);
  }

  private async readOn(): Promise<OperatorTokenSet> {
    const began = performance.now();
    this.keep(await this.readFrom(this.known));
    this.readBy = began;
    return this.known.tokens;
  }

  /** Keeps what was read or appended, unless something newer is known: a read can end after an append that it did not see. */
  private keep(read: Known): void {
    if (read.revision >= this.known.revision) this.known = read;
  }

  private async readFrom(known: Known): Promise<Known> {
    let read = known;
    const options = { fromRevision: known.revision + 1 };
    for await (const event of this.eventStore.readStream(operatorTokenStream, options)) {
      read = evolved(read, operatorTokenEventOf(event));
    }
    return read;
  }
}

function evolved({ tokens, revision }: Known, event: OperatorTokenEvent): Known {
  return { tokens: evolveOperatorTokens(tokens, event), revision: revision + 1 };
}

// The compiler names a type that is missing.
const eventTypes: Readonly<Record<OperatorTokenEvent['type'], true>> = {
  OperatorTokenIssued: true,
  OperatorTokenRevoked: true,
};

const upcasters: Upcasters<'operator_token_events', { 1: OperatorTokenEvent['data'] }> = {};

/** A recorded event as an event of the domain. Throws NewerVersionError for one that a newer version wrote. */
export function operatorTokenEventOf(event: RecordedEvent): OperatorTokenEvent {
  knownType(event, eventTypes);
  const data = presentData(event, 'operator_token_events', upcasters);
  return { type: event.type, data } as unknown as OperatorTokenEvent;
}
