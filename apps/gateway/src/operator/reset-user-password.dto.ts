import { TrueOrFalse } from '@dakpion/validation';

/** The body. It may be left out. */
export class ResetUserPasswordDto {
  /** For a user who lost the device: choosing the password also turns the one-time codes off. */
  @TrueOrFalse('optional') readonly remove_totp!: boolean | null;
}
