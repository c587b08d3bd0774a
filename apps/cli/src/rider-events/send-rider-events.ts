import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { CommandFailure, OperatorClient, print, type ServerOptions } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import type { PublishedRiderEvents } from '@dakpion/gateway';

/**
 * Sends the rider events of a file, and prints the refused ones with their faults. Throws CommandFailure when all were
 * refused.
 */
export async function sendRiderEvents(file: string, { url, json }: ServerOptions): Promise<void> {
  const events = await readEvents(file);
  const sent = await new OperatorClient(url).ask<PublishedRiderEvents>('POST', '/rider-events', events);
  // Tells scripts that some of the events were refused.
  if (sent.rejected.length > 0) process.exitCode = 1;
  if (json) return print(sent);
  for (const { index, errors } of sent.rejected) {
    for (const { field, message } of errors) print(`[${index}].${field}: ${message}`);
  }
  print(`${counted(sent.accepted, 'rider event')} accepted, ${sent.rejected.length} refused`);
}

async function readEvents(file: string): Promise<unknown> {
  const content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch((error: Error) => {
    throw new CommandFailure(`${file} cannot be read: ${error.message}`);
  });
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new CommandFailure(`${file === '-' ? 'Standard input' : file} is not JSON: ${(error as Error).message}`);
  }
}
