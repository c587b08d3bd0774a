import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
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
  const name = file === '-' ? 'Standard input' : file;
  const bytes = await (file === '-' ? buffer(process.stdin) : readFile(file)).catch((error: Error) => {
    throw new CommandFailure(`${name} cannot be read: ${error.message}`);
  });
  try {
    // Replaced bytes would be recorded as the names of riders.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new CommandFailure(`${name} is not JSON in UTF-8: ${(error as Error).message}`);
  }
}
