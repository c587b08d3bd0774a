import type { EventStore, StreamRevision } from '@dakpion/event-store';
import { checkpointText, parseCheckpointText, type TreeHead } from './checkpoint.ts';
import { type NoteSigner, noteOf, parseNote } from './signed-note.ts';
import { type CheckpointData, type CosignatureData, checkpointStream, ofTheLog } from './tree-streams.ts';
import { OtherWriterError, type TreeWriter } from './tree-writer.ts';

/** A checkpoint as it is served. */
export interface StoredCheckpoint {
  readonly head: TreeHead;
  /** The note, with the cosignatures that witnesses have given so far. */
  readonly note: string;
  readonly verifierKey: string;
}

/** The maximum number of witnesses whose cosignatures are stored with a checkpoint. */
const maxWitnesses = 16;

/** Signs and stores checkpoints, one after another. Errors: those of the event store, and {@link OtherWriterError}. */
export class CheckpointWriter {
  private constructor(
    private readonly eventStore: EventStore,
    private readonly now: () => string,
    private revision: StreamRevision,
    /** The last checkpoint. Null: none. */
    public last: StoredCheckpoint | null,
  ) {}

  static async open(eventStore: EventStore, now: () => string): Promise<CheckpointWriter> {
    let revision: StreamRevision = 'no_stream';
    for await (const event of eventStore.readStream(checkpointStream, { direction: 'backwards', maxCount: 1 })) {
      revision = event.revision;
    }
    return new CheckpointWriter(eventStore, now, revision, await lastCheckpoint(eventStore));
  }

  /** Signs and stores a checkpoint of all leaves of the tree, after the hashes and leaves that its readers need. */
  async sign(tree: TreeWriter, signer: NoteSigner): Promise<StoredCheckpoint> {
    const head = { origin: signer.name, size: tree.size, root: tree.root() };
    await tree.storeEdge();
    const text = checkpointText(head);
    const note = noteOf(text, signer.sign(text));
    const data: CheckpointData = { size: head.size, note, verifier_key: signer.vkey };
    await this.append('CheckpointSigned', data);
    this.last = { head, note, verifierKey: signer.vkey };
    return this.last;
  }

  /**
   * Stores the signature lines of a witness with the last checkpoint. Those for an earlier one are left out: nobody reads them.
   * Returns whether they were stored.
   */
  async cosign(size: number, signatures: string): Promise<boolean> {
    if (size !== this.last?.head.size) return false;
    const data: CosignatureData = { size, signatures };
    await this.append('CheckpointCosigned', data);
    return true;
  }

  private async append(type: string, data: object): Promise<void> {
    const result = await this.eventStore.append(checkpointStream, [ofTheLog(type, data, this.now())], this.revision);
    if (result.outcome === 'wrong_revision') throw new OtherWriterError(checkpointStream);
    this.revision = result.revision;
  }
}

/** The last checkpoint. Null: there is none yet. */
export async function lastCheckpoint(eventStore: EventStore): Promise<StoredCheckpoint | null> {
  const cosignatures: CosignatureData[] = [];
  const options = { direction: 'backwards', maxCount: maxWitnesses * 2 } as const;
  for await (const { type, data } of eventStore.readStream(checkpointStream, options)) {
    if (type === 'CheckpointCosigned') cosignatures.unshift(data as unknown as CosignatureData);
    else return storedCheckpoint(data as unknown as CheckpointData, cosignatures);
  }
  return null;
}

/** All checkpoints, from the first. Those that are signed while a caller reads are among them. */
export async function* allCheckpoints(eventStore: EventStore): AsyncGenerator<StoredCheckpoint> {
  let next = 0;
  for (let from = -1; from < next; ) {
    from = next;
    for await (const { type, data, revision } of eventStore.readStream(checkpointStream, { fromRevision: from })) {
      next = revision + 1;
      if (type === 'CheckpointSigned') yield storedCheckpoint(data as unknown as CheckpointData, []);
    }
  }
}

function storedCheckpoint(
  { size, note, verifier_key }: CheckpointData,
  cosignatures: readonly CosignatureData[],
): StoredCheckpoint {
  const head = parseCheckpointText(parseNote(note)?.text ?? '');
  if (head === null) throw new RangeError(`the checkpoint of ${size} leaves is not readable`);
  const lines = cosignatures.filter((cosignature) => cosignature.size === size).map(({ signatures }) => signatures);
  return { head, note: note + lines.join(''), verifierKey: verifier_key };
}
