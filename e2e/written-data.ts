import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterRecord } from './cluster.ts';

/** What is looked for, by what it is. A text is looked for as UTF-8. */
export type Needles = Readonly<Record<string, string | Buffer>>;

const chunkBytes = 16 * 1024 * 1024;
/** By which two chunks overlap: longer than any needle. */
const overlapBytes = 1024;

/** Which needles a text has, as "needle in where". */
export function foundIn(where: string, text: string, needles: Needles): string[] {
  return namesIn(Buffer.from(text), needles).map((name) => `${name} in ${where}`);
}

/**
 * Which needles the files of a directory have, as "needle in file": all bytes, with what LMDB has freed and not overwritten yet.
 * Of a cluster these are Kafka's segments, Redis's append-only file, the event store and the logs: none of them is compressed here.
 * Left out are Kafka's indexes, gigabytes of numbers.
 */
export async function foundInFiles(directory: string, needles: Needles, leftOut: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || leftOut.includes(entry.name) || /\.(time)?index$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    for (const name of await namesInFile(file, needles)) found.push(`${name} in ${file}`);
  }
  return found;
}

/** The metrics of all processes of the cluster. */
export async function clusterMetrics(): Promise<string> {
  const addresses = clusterRecord().processes.flatMap(({ address }) => (address.startsWith('http') ? [address] : []));
  const texts = addresses.map(async (address) => (await fetch(`${address}/metrics`)).text());
  return (await Promise.all(texts)).join('\n');
}

async function namesInFile(file: string, needles: Needles): Promise<Set<string>> {
  const found = new Set<string>();
  const handle = await open(file).catch(() => null);
  // It was removed since, as Kafka does with segments.
  if (handle === null) return found;
  try {
    // A file that grows meanwhile is read to where it ended; Kafka has a thousand small ones.
    const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, (await handle.stat()).size));
    for (let position = 0; ; position += chunkBytes - overlapBytes) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
      for (const name of namesIn(buffer.subarray(0, bytesRead), needles)) found.add(name);
      if (bytesRead < chunkBytes) return found;
    }
  } finally {
    await handle.close();
  }
}

function namesIn(bytes: Buffer, needles: Needles): string[] {
  return Object.entries(needles).flatMap(([name, needle]) => (bytes.includes(needle) ? [name] : []));
}
