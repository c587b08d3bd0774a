import { SecretBox, type TeamUser, totpPurposeOf } from '@dakpion/partners';
import { SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { ProblemError } from '../problems/problem-error.ts';

/** The parameters that every authenticator application supports (RFC 6238): six digits of SHA-1, a new code every 30 seconds. */
const form = { issuer: 'Dakpion', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const stepMs = form.period * 1_000;
/** Codes of the previous and the next step are accepted, because clocks differ. */
const window = 1;
const secretBytes = 20;
/** Milliseconds for which a used step is remembered: longer than any code of it is valid. */
const rememberedMs = 10 * stepMs;
const scope = 'sign-in';
const collection = 'totp';

/** A secret for an authenticator application. Returned only once. */
interface NewTotp {
  /** Base 32. */
  readonly secret: string;
  /** For a QR code. */
  readonly otpauth_url: string;
  /** The encrypted secret, for storage. */
  readonly sealed: string;
}

type TotpUser = Pick<TeamUser, 'user_id' | 'email'>;

/** One-time codes of users (TOTP). A code works once. Secrets are encrypted. Rejects with the errors of the state store. */
@Injectable()
export class OneTimeCodes {
  private readonly secretBox: SecretBox | null;

  constructor(
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(SETTINGS) { secretsKey }: Settings,
  ) {
    this.secretBox = SecretBox.ofSetting(secretsKey);
  }

  /** Throws `totp_unavailable`. */
  newSecret(user: TotpUser): NewTotp {
    const secret = new Secret({ size: secretBytes });
    const otpauth_url = new TOTP({ ...form, label: user.email, secret }).toString();
    return { secret: secret.base32, otpauth_url, sealed: this.box().seal(secret.base32, totpPurposeOf(user)) };
  }

  /** Whether `code` is a current code of the user and was not used before. Throws `totp_unavailable`. */
  async isRight(user: TotpUser, sealed: string, code: string): Promise<boolean> {
    const secret = Secret.fromBase32(this.box().open(sealed, totpPurposeOf(user)));
    const now = this.stateStore.clock.now();
    const delta = new TOTP({ ...form, secret }).validate({ token: code, timestamp: now, window });
    if (delta === null) return false;
    const step = Math.floor(now / stepMs) + delta;
    // A code from before the store's present history may have been used: the record of its use can be lost.
    if (step <= Math.floor((await this.stateStore.historyBeganBy()) / stepMs)) return false;
    return this.use(user, step);
  }

  /**
   * One document for each used step. So a step is used once, whichever gateways are asked at the same time. No earlier step is
   * accepted after it, as long as it is a step of the present: those used while the clock was ahead must not lock the user out.
   */
  private async use({ user_id }: TotpUser, step: number): Promise<boolean> {
    const { documents } = this.stateStore;
    const idOf = (at: number) => `${user_id}:${at}`;
    const later = Array.from({ length: 2 * window }, (_, index) => idOf(step + 1 + index));
    const used = await documents.readMany(scope, collection, later);
    if (used.some((document) => document !== null)) return false;
    const change = { kind: 'put', collection, id: idOf(step), version: 1, value: {} } as const;
    const [isFirst] = await documents.write(scope, [{ ...change, expiresInMs: rememberedMs }]);
    return isFirst === true;
  }

  private box(): SecretBox {
    if (this.secretBox === null) throw new ProblemError({ code: 'totp_unavailable' });
    return this.secretBox;
  }
}
