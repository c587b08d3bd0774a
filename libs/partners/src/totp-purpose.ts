/** The purpose with which the secret of a user's one-time codes is encrypted: it cannot be decrypted for another user. */
export function totpPurposeOf({ user_id }: { readonly user_id: string }): string {
  return `totp:${user_id}`;
}
