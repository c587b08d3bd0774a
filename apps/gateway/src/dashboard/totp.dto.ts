import { PresentPassword } from './new-password.ts';
import { TotpCode } from './totp-code.ts';

/** The body. */
export class ConfirmTotpDto {
  @TotpCode() readonly totp_code!: string;
}

/** The body. */
export class RemoveTotpDto {
  @PresentPassword() readonly password!: string;
}
