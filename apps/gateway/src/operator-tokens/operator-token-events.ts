import type { DhakaTime } from '@dakpion/contracts';
import type { OperatorRole } from './operator-roles.ts';

/** A named token was made. */
export interface OperatorTokenIssued {
  readonly type: 'OperatorTokenIssued';
  readonly data: {
    readonly token_id: string;
    readonly name: string;
    readonly role: OperatorRole;
    /** The SHA-256 of the token in hexadecimal, never the token. */
    readonly sha256: string;
    readonly issued_at: DhakaTime;
  };
}

/** A named token stopped working. */
interface OperatorTokenRevoked {
  readonly type: 'OperatorTokenRevoked';
  readonly data: { readonly token_id: string; readonly revoked_at: DhakaTime };
}

/** The events of the stream `operator-tokens`. */
export type OperatorTokenEvent = OperatorTokenIssued | OperatorTokenRevoked;
