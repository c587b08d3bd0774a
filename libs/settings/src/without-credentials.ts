/** A connection string for messages, without user and password. These end at the last @, because a password can have one. */
export function withoutCredentials(url: string): string {
  return url.replace(/\/\/[^/]*@/, '//');
}
