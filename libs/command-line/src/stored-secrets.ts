import { readEmbeddedSecrets } from '@dakpion/settings';
import { CommandFailure } from './command-failure.ts';

/** The secrets of the data directory; null before the first start. Throws CommandFailure if they cannot be read, e.g. by another user. */
export function storedSecrets(dataDir: string): ReturnType<typeof readEmbeddedSecrets> {
  try {
    return readEmbeddedSecrets(dataDir);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const remedy = code === 'EACCES' ? ' Run the command as the user of the server.' : '';
    throw new CommandFailure(`${dataDir}/secrets.json cannot be read: ${message}.${remedy}`);
  }
}
