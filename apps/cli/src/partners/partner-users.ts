import { OperatorClient, print, type ServerOptions, table } from '@dakpion/command-line';
import type { PasswordResetLink, UserList } from '@dakpion/gateway';
import { partnerPath } from '../partner-path.ts';

interface ResetOptions extends ServerOptions {
  readonly removeTotp: boolean;
}

/** Prints the users of a partner. */
export async function listUsers(partnerId: string, { url, json }: ServerOptions): Promise<void> {
  const path = `${partnerPath(partnerId)}/users`;
  const answer = await new OperatorClient(url).ask<UserList>('GET', path);
  if (json) return print(answer);
  const rows = answer.data.map(({ user_id, email, role, status, totp }) => {
    return [user_id, role, status, totp ? 'on' : 'off', email];
  });
  print(table([['user', 'role', 'status', 'one-time codes', 'e-mail'], ...rows]));
}

/** Prints a link with which a user chooses a new password. */
export async function resetPassword(
  partnerId: string,
  userId: string,
  { removeTotp, url, json }: ResetOptions,
): Promise<void> {
  const path = `${partnerPath(partnerId)}/users/${encodeURIComponent(userId)}/password-reset`;
  const link = await new OperatorClient(url).ask<PasswordResetLink>('POST', path, { remove_totp: removeTotp });
  if (json) return print(link);
  print(
    table([
      ['user', link.user_id],
      ['link', link.reset_url],
      ['token', link.reset_token],
      ['expires', link.expires_at],
    ]),
  );
  print('\nGive the link to the user only. It works once. The present password stays valid until then.');
}
