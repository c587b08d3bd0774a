import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';
import { StartRefusedError } from './start-refused.error.ts';

/** The settings with all secrets. */
export interface ReadySettings extends Settings {
  readonly operatorToken: string;
  readonly quotationSecret: string;
}

/** The partner that the first embedded start creates, stored so that later starts can print its commands. */
export interface DemonstrationPartner {
  readonly partner_id: string;
  readonly sandbox_key: string;
  /** True while it is suspended because the settings turn off the demonstration partner. */
  readonly disabled?: boolean;
}

/** The content of `secrets.json` of the embedded profile, which only its user can read. */
interface EmbeddedSecrets {
  readonly operator_token: string;
  readonly quotation_secret: string;
  /** 64 hexadecimal digits. Absent in files of earlier versions. */
  readonly secrets_key?: string;
  /** 64 hexadecimal digits. Absent in files of earlier versions. */
  readonly transparency_key?: string;
  readonly demonstration_partner?: DemonstrationPartner;
  /** The next start that uses the operator token must print it. Absent afterwards, and in files of earlier versions. */
  readonly operator_token_unshown?: true;
}

const fileName = 'secrets.json';

/** The secrets of the data directory. Null before the first start. Throws StartRefusedError if the file is damaged or cannot be read. */
export function readEmbeddedSecrets(dataDir: string): EmbeddedSecrets | null {
  const file = join(dataDir, fileName);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new StartRefusedError(`${file} cannot be read (${code}). Let the user of the program own it.`);
  }
  const secrets = parsed(text);
  if (secrets !== null && isSecret(secrets.operator_token) && isSecret(secrets.quotation_secret)) return secrets;
  throw new StartRefusedError(`${file} does not have this installation's secrets. Restore your copy of the file.`);
}

/** Whether a value can be sent in a header. Otherwise a token would be in the error of the request that should carry it. */
function isSecret(value: unknown): boolean {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}

/** Null if the text is not JSON. */
function parsed(text: string): EmbeddedSecrets | null {
  try {
    return JSON.parse(text) as EmbeddedSecrets | null;
  } catch {
    return null;
  }
}

/** Replaces the whole file, so that a crash leaves the old one or the new one. */
export function writeEmbeddedSecrets(dataDir: string, secrets: EmbeddedSecrets): void {
  const file = join(dataDir, fileName);
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/**
 * Adds all secrets. In the embedded profile, unset secrets come from the data directory and are created at the first start.
 * `hasData`: it is not the first start. Throws StartRefusedError if the secrets of existing data are missing: new keys could not
 * open the webhook secrets, and would sign the transparency log instead of its own key.
 */
export function withSecrets(settings: Settings, { hasData = false } = {}): ReadySettings {
  const secrets = settings.profile === 'embedded' ? embeddedSecrets(settings, hasData) : unknownSecrets();
  return {
    ...settings,
    operatorToken: settings.operatorToken ?? secrets.operator_token,
    quotationSecret: settings.quotationSecret ?? secrets.quotation_secret,
    secretsKey: settings.secretsKey ?? secrets.secrets_key ?? null,
    transparencyKey: settings.transparencyKey ?? secrets.transparency_key ?? null,
  };
}

function embeddedSecrets({ dataDir, secretsKey, transparencyKey }: Settings, hasData: boolean): EmbeddedSecrets {
  const kept = readEmbeddedSecrets(dataDir);
  if (kept === null && hasData && (secretsKey === null || transparencyKey === null)) {
    throw new StartRefusedError(
      `${join(dataDir, fileName)} is missing, although there is data. Restore your copy of the file. If it is lost, see "Encrypted secrets" in docs/operations/secure.md.`,
    );
  }
  if (kept?.secrets_key !== undefined && kept.transparency_key !== undefined) return kept;
  const made = {
    secrets_key: randomHex(),
    transparency_key: randomHex(),
    ...(kept ?? {
      operator_token: `opr_${randomText()}`,
      quotation_secret: randomText(),
      operator_token_unshown: true as const,
    }),
  };
  writeEmbeddedSecrets(dataDir, made);
  return made;
}

/** Random values for the secrets that a service of a cluster does not need, so that using one by mistake matches nothing. */
function unknownSecrets(): EmbeddedSecrets {
  return { operator_token: randomText(), quotation_secret: randomText() };
}

function randomHex(): string {
  return randomBytes(32).toString('hex');
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
