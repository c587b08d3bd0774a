import { isRecoveryCode, recoveryCodeHash, TeamAccounts, type TeamUser } from '@dakpion/partners';
import { Injectable } from '@nestjs/common';
import { OneTimeCodes } from './one-time-codes.ts';

/** Who sends a code, and with which request. */
interface CodeSender {
  readonly partnerId: string;
  readonly user: TeamUser;
  readonly requestId: string;
}

/** The proof in addition to the password: a one-time code, or a recovery code. Each works once. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly accounts: TeamAccounts,
  ) {}

  /**
   * Uses the code. False if it is wrong, and for users without one-time codes. The caller counts the attempt before. Throws
   * `totp_unavailable`, and errors of the stores.
   */
  async accepts({ partnerId, user, requestId }: CodeSender, code: string): Promise<boolean> {
    const { totp, user_id } = user;
    if (totp?.confirmed !== true) return false;
    if (!isRecoveryCode(code)) return this.codes.isRight(user, totp.secret, code);
    const code_hash = recoveryCodeHash(user_id, code);
    // Most guesses end here, because only an unused code changes the account.
    if (totp.recovery_codes?.includes(code_hash) !== true) return false;
    const context = { actor: { kind: 'user', user_id }, correlation_id: requestId, causation_id: null } as const;
    const used = await this.accounts.change(partnerId, { type: 'UseRecoveryCode', user_id, code_hash }, context);
    return used.outcome === 'done';
  }
}
