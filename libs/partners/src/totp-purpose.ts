/** What the secret of a user's one-time codes is sealed for: it is good for no other user. */
export function totpPurposeOf({ user_id }: { readonly user_id: string }): string {
  return `totp:${user_id}`;
}
