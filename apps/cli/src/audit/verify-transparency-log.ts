import { readFileSync } from 'node:fs';
import { CommandFailure, cliSettings, print } from '@dakpion/command-line';
import type { EventStore } from '@dakpion/event-store';
import { readEmbeddedSecrets } from '@dakpion/settings';
import { type LogFinding, type NoteVerifier, parseLogKeys, verifyLog } from '@dakpion/transparency';
import { verifierOf } from './verifier-of.ts';

export interface LogOptions {
  /** Public keys that may have signed checkpoints. Default: those of the installation. */
  readonly key?: readonly string[];
  /** A file with the note of a checkpoint that the auditor has kept. */
  readonly since?: string;
}

/**
 * Recomputes the transparency log from the events; prints each finding and a closing line. Returns whether everything agrees.
 * Without any key, prints that the log is not verified.
 */
export async function verifyTransparencyLog(
  eventStore: EventStore,
  { key = [], since }: LogOptions,
  json: true | undefined,
): Promise<boolean> {
  const keys = key.length > 0 ? key.map(verifierOf) : ownKeys();
  if (keys.length === 0) {
    if (since !== undefined) throw new CommandFailure('--since needs --key: the public key of the log.');
    print(
      json ? { kind: 'log_not_verified' } : 'transparency log: not verified, as TRANSPARENCY_KEY and --key are not set',
    );
    return true;
  }
  let findings = 0;
  const kept = since === undefined ? {} : { since: fileContent(since) };
  for await (const item of verifyLog({ eventStore, keys, ...kept })) {
    if (item.kind === 'finding') findings += 1;
    if (json)
      print(
        item.kind === 'finding' ? { kind: 'log_finding', ...named(item.finding) } : { ...item, kind: 'log_verified' },
      );
    else if (item.kind === 'finding') print(`transparency log: ${describeFinding(item.finding)}`);
    else {
      const { anchored, unanchored, unchecked, checkpoints } = item;
      print(
        `transparency log: ${anchored} events are anchored by ${checkpoints} checkpoints, ${unanchored} came after the last one, ${unchecked} are unchecked`,
      );
    }
  }
  return findings === 0;
}

/** `kind` names the item in the output. */
function named({ kind, ...finding }: LogFinding) {
  return { finding: kind, ...finding };
}

function describeFinding(finding: LogFinding): string {
  switch (finding.kind) {
    case 'event_changed':
      return `${finding.stream}@${finding.revision} is not as it was recorded`;
    case 'event_removed':
      return `${finding.stream}@${finding.revision} was recorded and is missing`;
    case 'event_inserted':
      return `${finding.stream}@${finding.revision} was not recorded at its place`;
    case 'event_moved':
      return `${finding.stream}@${finding.revision} was recorded at another place`;
    case 'checkpoint_forged':
      return `the checkpoint of ${finding.size} events is not signed by a known key`;
    case 'tree_differs':
      return `the checkpoint of ${finding.size} events does not agree with the log; the first difference is after event ${finding.after}`;
    case 'log_rolled_back':
      return `a checkpoint covers ${finding.size} events, and the log has ${finding.found}`;
    case 'log_forked':
      return `the log is not a continuation of the given checkpoint of ${finding.size} events`;
  }
}

function ownKeys(): readonly NoteVerifier[] {
  const { transparencyKey, profile, dataDir } = cliSettings();
  const own = profile === 'embedded' ? readEmbeddedSecrets(dataDir)?.transparency_key : undefined;
  const setting = transparencyKey ?? own;
  if (setting === undefined) return [];
  const keys = parseLogKeys(setting);
  if (keys === null) throw new CommandFailure('TRANSPARENCY_KEY holds a key that does not fit its own id.');
  return keys.verifiers;
}

function fileContent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandFailure(`${file} cannot be read: ${(error as Error).message}`);
  }
}
