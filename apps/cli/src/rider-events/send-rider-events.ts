import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { CommandFailure, OperatorClient, print, type ServerOptions } from '@dakpion/command-line';

/** What became of the events, as the server tells it. */
interface SentRiderEvents {
  readonly accepted: number;
  readonly rejected: readonly {
    readonly index: number;
    readonly errors: readonly { readonly field: string; readonly message: string }[];
  }[];
}

/** Sends the rider events of a file, and prints which were refused and why. Throws CommandFailure when all were. */
export async function sendRiderEvents(file: string, { url, json }: ServerOptions): Promise<void> {
  const events = await readEvents(file);
  const sent = await new OperatorClient(url).ask<SentRiderEvents>('POST', '/rider-events', events);
  // What a script must notice: some of what it sent is not taken.
  if (sent.rejected.length > 0) process.exitCode = 1;
  if (json) return print(sent);
  for (const { index, errors } of sent.rejected) {
    for (const { field, message } of errors) print(`[${index}].${field}: ${message}`);
  }
  print(`${sent.accepted} rider events accepted, ${sent.rejected.length} refused`);
}

async function readEvents(file: string): Promise<unknown> {
  const content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch((error: Error) => {
    throw new CommandFailure(`${file} cannot be read: ${error.message}`);
  });
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new CommandFailure(`${file === '-' ? 'Standard input' : file} is no JSON: ${(error as Error).message}`);
  }
}
