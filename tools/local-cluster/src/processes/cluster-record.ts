import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process of the cluster, with the facts that identify it. */
export interface RecordedProcess {
  /** E.g. `order-1`, `kafka`. */
  readonly name: string;
  readonly pid: number;
  /** The end of its command line. */
  readonly args: readonly string[];
  /** The address of a service's `/health/ready`, or the address at which an engine accepts connections. */
  readonly address: string;
}

/** The running processes, for `cluster:down` and for tests. */
interface ClusterRecord {
  readonly runner: { readonly pid: number; readonly args: readonly string[] };
  /** The common address of the gateways. */
  readonly url: string;
  /** Every service has been ready once. */
  readonly ready: boolean;
  readonly kafka_brokers: string;
  readonly eventstore_url: string;
  readonly redis_url: string;
  readonly processes: readonly RecordedProcess[];
}

const fileName = 'cluster.json';

/** Replaces the record of the data directory. */
export function writeClusterRecord(dataDir: string, record: ClusterRecord): void {
  const file = join(dataDir, fileName);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The record. Null if nothing was started there, or if it was stopped in order. */
export function readClusterRecord(dataDir: string): ClusterRecord | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, fileName), 'utf8')) as ClusterRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function removeClusterRecord(dataDir: string): void {
  rmSync(join(dataDir, fileName), { force: true });
}
