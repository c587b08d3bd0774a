import { Text } from '@dakpion/validation';

/** The body. */
export class SignInLinkDto {
  @Text(64) readonly token!: string;
}
