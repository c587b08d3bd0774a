import { Text } from '@dakpion/validation';

/** The body. */
export class InvitationTokenDto {
  @Text(100) readonly token!: string;
}
