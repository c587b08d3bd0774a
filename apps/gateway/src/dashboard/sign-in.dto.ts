import { TextLike } from '@dakpion/validation';
import { Email } from '../validation/email-field.ts';
import { PresentPassword } from './new-password.ts';
import { SecondFactorCode } from './totp-code.ts';

/** The body of signing in. */
export class SignInDto {
  @Email() readonly email!: string;
  @PresentPassword() readonly password!: string;
  @SecondFactorCode() readonly totp_code!: string | null;
  @TextLike(/^prt_[0-9a-z]{26}$/, 'the id of a partner', 'optional') readonly partner_id!: string | null;
}
