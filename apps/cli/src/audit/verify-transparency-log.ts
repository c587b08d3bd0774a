import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { CommandFailure, cliSettings, oneLine, print } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import { type EventStorePlace, eventStorePlace } from '@dakpion/service';
import {
  type LogFinding,
  type LogVerificationItem,
  type NoteVerifier,
  parseCheckpointText,
  parseNote,
  signedHead,
} from '@dakpion/transparency';
import { verificationKeys } from './verification-keys.ts';

/**
 * The limits of the thread that verifies the log, whose memory is bounded. If the process has `--max-semi-space-size`, that
 * replaces the first limit. The second limit exceeds the size that young objects can reach. Otherwise every collection would visit
 * all objects.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 256 };

export interface LogOptions {
  /** Public keys that may have signed checkpoints. Default: those of the installation. */
  readonly key?: readonly string[];
  /** A file with the note of a checkpoint that the auditor has kept. */
  readonly since?: string;
}

const notVerified =
  'transparency log: not verified, as TRANSPARENCY_KEY and --key are not set. Repeat the command with the public key of the log: --key <key>';

/** The input of the thread. */
export interface LogVerification {
  readonly place: EventStorePlace;
  /** The public keys that may have signed checkpoints. */
  readonly keys: readonly string[];
  /** The note of the kept checkpoint. */
  readonly since?: string;
}

/**
 * Recomputes the transparency log from the events in a separate thread. Prints each finding and a closing line. Returns whether
 * everything agrees. Without any key, only prints that the log is not verified. `signal` ends the thread. Rejects with
 * CommandFailure if the thread did not reach the end of the log.
 */
export async function verifyTransparencyLog(
  { key = [], since }: LogOptions,
  { json, signal }: { readonly json?: true | undefined; readonly signal: AbortSignal },
): Promise<boolean> {
  const verifiers = verificationKeys(key);
  const keys = verifiers.map(({ vkey }) => vkey);
  if (keys.length === 0) {
    if (since !== undefined) throw new CommandFailure('--since needs --key: the public key of the log.');
    print(json ? { kind: 'log_not_verified' } : notVerified);
    return true;
  }
  const kept = since === undefined ? {} : { since: checkpointIn(since, verifiers) };
  const workerData: LogVerification = { place: eventStorePlace(cliSettings()), keys, ...kept };
  const worker = new Worker(new URL('./verify-log.worker.js', import.meta.url), { workerData, resourceLimits });
  // terminate() never rejects.
  signal.addEventListener('abort', () => void worker.terminate());
  let findings = 0;
  let isVerified = false;
  worker.on('message', (item: LogVerificationItem) => {
    if (item.kind === 'finding') findings += 1;
    else isVerified = true;
    print(json ? asJson(item) : asText(item));
  });
  await endOf(worker);
  // A thread that ended early has not examined the rest of the log, so this must not look like a success.
  if (!isVerified) throw new CommandFailure('The transparency log was not verified to its end.');
  return findings === 0;
}

async function endOf(worker: Worker): Promise<void> {
  try {
    await once(worker, 'exit');
  } catch (error) {
    throw new CommandFailure(`The transparency log was not verified to its end: ${(error as Error).message}`);
  }
}

function asJson(item: LogVerificationItem): object {
  return item.kind === 'finding' ? { kind: 'log_finding', ...named(item.finding) } : { ...item, kind: 'log_verified' };
}

function asText(item: LogVerificationItem): string {
  if (item.kind === 'finding') return oneLine(`transparency log: ${describeFinding(item.finding)}`);
  const { anchored, unanchored, unchecked, checkpoints } = item;
  return `transparency log: ${counted(anchored, 'event')} anchored by ${counted(checkpoints, 'checkpoint')}, ${unanchored} recorded after the last one (the next one covers them), ${unchecked} unchecked`;
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
      return `the checkpoint of ${counted(finding.size, 'event')} is not signed by a known key`;
    case 'tree_differs':
      return `the checkpoint of ${counted(finding.size, 'event')} does not agree with the log; the first difference is after event ${finding.after}`;
    case 'log_rolled_back':
      return `a checkpoint covers ${counted(finding.size, 'event')}, and the log has ${finding.found}`;
    case 'log_forked':
      return `the log is not a continuation of the given checkpoint of ${counted(finding.size, 'event')}`;
  }
}

/** The note in the file. Throws CommandFailure if it is not a checkpoint that one of the keys has signed. */
function checkpointIn(file: string, keys: readonly NoteVerifier[]): string {
  const note = fileContent(file);
  if (parseCheckpointText(parseNote(note)?.text ?? '') === null)
    throw new CommandFailure(`${file} has no checkpoint: it must have the text of GET /transparency/checkpoint.`);
  if (signedHead(note, keys) === null)
    throw new CommandFailure(
      `The checkpoint in ${file} is not signed by a public key of this log. Give a checkpoint of this log, and name the key that has signed it with --key.`,
    );
  return note;
}

function fileContent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandFailure(`${file} cannot be read: ${(error as Error).message}`);
  }
}
