import { Text } from '../validation/field.ts';
import { Email } from './email-field.ts';
import { PresentPassword } from './new-password.ts';

/** The body of signing in. */
export class SignInDto {
  @Email() readonly email!: string;
  @PresentPassword() readonly password!: string;
  @Text(100, 'optional') readonly partner_id!: string | null;
}
