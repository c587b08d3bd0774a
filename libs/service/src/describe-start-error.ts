import { EventStoreDamagedError, EventStoreLockedError } from '@dakpion/event-store';
import { type Settings, StartRefusedError } from '@dakpion/settings';
import { describeDamage } from './describe-damage.ts';

/** One line for an error that the user can correct, otherwise the stack. */
export function describeStartError(error: unknown, { operatorPort }: Pick<Settings, 'operatorPort'>): string {
  if (error instanceof StartRefusedError || error instanceof EventStoreLockedError) return error.message;
  if (error instanceof EventStoreDamagedError) return describeDamage(error);
  const { code, address, port } = error as { code?: string; address?: string; port?: number };
  const setting = port === operatorPort ? 'OPERATOR_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `Port ${port} at ${address} is in use. Stop what listens there or set ${setting} to another.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened by this user. Set ${setting} to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Set HOST to one that it has.`;
  // LMDB's errors have no code. The start has waited for free bytes, but a file system can also be out of inodes.
  if (error instanceof Error && /no space left on device/i.test(error.message))
    return `The disk of DATA_DIR has no space for new files (${error.message}). Free space or inodes: see df and df -i.`;
  return `Dakpion could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
