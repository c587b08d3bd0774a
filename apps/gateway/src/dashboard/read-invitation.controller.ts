import type { Role } from '@dakpion/partners';
import { Text } from '@dakpion/validation';
import { HttpCode } from '@nestjs/common';
import { Post } from '../http/post.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { ChosenPasswords } from './chosen-password.ts';
import { SignInApi } from './dashboard-api.ts';

/** The body. */
export class InvitationTokenDto {
  @Text(100) readonly token!: string;
}

/** Who is invited, and where to. */
export interface InvitedUser {
  readonly email: string;
  readonly role: Role;
  readonly partner: { readonly partner_id: string; readonly name: string };
}

/** `POST /v1/dashboard/invitations/read` → 200: whom an invitation is for. It stays valid. Throws `link_invalid`. */
@SignInApi()
export class ReadInvitationController {
  constructor(private readonly chosenPasswords: ChosenPasswords) {}

  @Post('invitations/read', { repeated: 'harmless' })
  @HttpCode(200)
  async read(@ValidBody(InvitationTokenDto) { token }: InvitationTokenDto): Promise<InvitedUser> {
    const { team, user } = await this.chosenPasswords.linked('invitation', token);
    const { email, role } = user;
    return { email, role, partner: { partner_id: team.partner_id, name: team.name } };
  }
}
