import { type TeamUser, totpPurposeOf } from '@dakpion/partners';
import { SecretBox } from '@dakpion/sealed-secrets';
import { SETTINGS, type Settings, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { ProblemError } from '../problems/problem-error.ts';

/** What every authenticator application knows (RFC 6238): six digits of SHA-1, another code each half minute. */
const form = { issuer: 'Dakpion', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const stepMs = form.period * 1_000;
/** Codes of one step before and after count, for clocks that differ. */
const window = 1;
const secretBytes = 20;
/** Milliseconds for which a used step is remembered: longer than any code of it counts. */
const rememberedMs = 10 * stepMs;

/** A secret that is shown this once, for an authenticator application. */
export interface NewTotp {
  /** Base 32. */
  readonly secret: string;
  /** For a QR code. */
  readonly otpauth_url: string;
  /** To be kept. */
  readonly sealed: string;
}

type TotpUser = Pick<TeamUser, 'user_id' | 'email'>;

/** One-time codes of users (TOTP). A code counts once. Secrets are encrypted. Errors: those of the state store. */
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

  /** Whether `code` is the user's present one and was not used before. Throws `totp_unavailable`. */
  async isRight(user: TotpUser, sealed: string, code: string): Promise<boolean> {
    const secret = Secret.fromBase32(this.box().open(sealed, totpPurposeOf(user)));
    const now = this.stateStore.clock.now();
    const delta = new TOTP({ ...form, secret }).validate({ token: code, timestamp: now, window });
    if (delta === null) return false;
    const step = Math.floor(now / stepMs) + delta;
    // Codes of before the store's present history may have been used, and that be forgotten.
    if (step <= Math.floor((await this.stateStore.historyBeganBy()) / stepMs)) return false;
    return this.use(user, step);
  }

  /** The step is the version, so that a step is used once, and after it no earlier one, whichever gateways are asked at once. */
  private async use({ user_id }: TotpUser, step: number): Promise<boolean> {
    const change = { kind: 'put', collection: 'totp', id: user_id, version: step, value: {} } as const;
    const [isFirst] = await this.stateStore.documents.write('sign-in', [{ ...change, expiresInMs: rememberedMs }]);
    return isFirst === true;
  }

  private box(): SecretBox {
    if (this.secretBox === null) throw new ProblemError({ code: 'totp_unavailable' });
    return this.secretBox;
  }
}
