import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandFault } from './command-fault.ts';

/** The secrets of the webhooks that `listen` sends. They belong to this machine: Dakpion does not know them. */
export interface ListenSecrets {
  /** `whsec_…`, as in Standard Webhooks. */
  readonly signing_secret: string;
  /** `whtok_…`, the value of X-Webhook-Secret. */
  readonly token: string;
}

/** The file in the user's configuration directory. */
export function secretsFile(env: Readonly<Record<string, string | undefined>>): string {
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'dakpion', 'listen.json');
}

/** The secrets in the file. The first call creates them. Only the user can read the file. */
export function keptSecrets(file: string): ListenSecrets {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const made: ListenSecrets = {
    signing_secret: `whsec_${randomBytes(32).toString('base64')}`,
    token: `whtok_${randomBytes(24).toString('base64url')}`,
  };
  try {
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, 0o600);
  return readSecrets(file);
}

function readSecrets(file: string): ListenSecrets {
  try {
    const { signing_secret, token } = JSON.parse(readFileSync(file, 'utf8')) as Partial<ListenSecrets>;
    if (/^whsec_[A-Za-z0-9+/]{20,}=*$/.test(signing_secret ?? '') && /^whtok_[\w-]+$/.test(token ?? '')) {
      return { signing_secret, token } as ListenSecrets;
    }
  } catch {
    // Reported below.
  }
  throw new CommandFault(`${file} does not hold the secrets of listen. Remove it: the next start makes new ones.`);
}
