import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterRecord } from './cluster.ts';

/** The searched values with their descriptions. A text is searched as UTF-8. */
type Needles = Readonly<Record<string, string | Buffer>>;

const chunkBytes = 16 * 1024 * 1024;
/** The overlap of two chunks: longer than any searched value. */
const overlapBytes = 1024;

/** The searched values in a text, as "value in where". */
export function foundIn(where: string, text: string, needles: Needles): string[] {
  return namesIn(Buffer.from(text), needles).map((name) => `${name} in ${where}`);
}

/**
 * The searched values in the files of a directory, as "value in file". All bytes are searched, including those that
 * LMDB has freed and not overwritten yet. In a cluster the files are Kafka's segments, Redis's append-only file, the
 * event store and the logs, none of them compressed. Kafka's indexes, gigabytes of numbers, are left out.
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
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    // The file was removed in the meantime, e.g. a segment by Kafka.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return found;
  try {
    // Reads a growing file only up to its present end. The buffer is not larger than the file, because Kafka has a thousand small
    // files.
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
