import { NewPassword, PresentPassword } from './new-password.ts';
import { SecondFactorCode } from './totp-code.ts';

/** The body. One of the two is required. A code counts if both are sent. */
export class ConfirmSessionDto {
  @PresentPassword('optional') readonly password!: string | null;
  @SecondFactorCode() readonly totp_code!: string | null;
}

/** The body. */
export class ChangePasswordDto {
  @PresentPassword() readonly current_password!: string;
  @NewPassword() readonly new_password!: string;
}
