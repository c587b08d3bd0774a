import { TextLike } from '../validation/field.ts';
import { Email } from './email-field.ts';
import { PresentPassword } from './new-password.ts';

/** The body of signing in. */
export class SignInDto {
  @Email() readonly email!: string;
  @PresentPassword() readonly password!: string;
  @TextLike(/^prt_[0-9a-z]{26}$/, 'the id of a partner', 'optional') readonly partner_id!: string | null;
}
