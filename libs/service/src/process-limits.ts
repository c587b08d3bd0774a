import { readFileSync } from 'node:fs';
import { mapSize } from '@dakpion/lmdb';
import { StartRefusedError } from '@dakpion/settings';

/** What the system allows this process, as `ulimit` sets it. Infinity: no limit, or a system that does not state it as Linux does. */
export interface ProcessLimits {
  readonly openFiles: number;
  /** In bytes. */
  readonly addressSpace: number;
}

export function processLimits(read = () => readFileSync('/proc/self/limits', 'utf8')): ProcessLimits {
  let text = '';
  try {
    text = read();
  } catch {
    // Not Linux.
  }
  const limitOf = (name: string) =>
    Number(new RegExp(`^${name} +(\\d+)`, 'm').exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  return { openFiles: limitOf('Max open files'), addressSpace: limitOf('Max address space') };
}

/** The address space of a process beside the files of LMDB: Node reserves most of it. */
const ownAddressSpace = 16 * 1024 ** 3;

/** Throws StartRefusedError if the files of LMDB cannot be mapped: LMDB would end the process without a message. */
export function refuseSmallAddressSpace(files: number, { addressSpace } = processLimits()): void {
  const needed = files * mapSize + ownAddressSpace;
  if (addressSpace >= needed) return;
  const [allowed, required] = [addressSpace, needed].map((bytes) => Math.floor(bytes / 1024 ** 3));
  throw new StartRefusedError(
    `The system allows this process ${allowed} GB of address space (ulimit -v), but the data files need ${required} GB, whatever their size. Set ulimit -v unlimited, and limit memory with a cgroup instead.`,
  );
}
