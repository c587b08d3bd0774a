import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { type Checkpoint, type Following, followerNames } from '@dakpion/following';
import type { StateStore } from '@dakpion/state-store';
import { completeBuild, PartnerBuild } from './partner-build.ts';
import { writePartnerDocuments } from './partner-documents.ts';
import { partnerStreamPrefix, readPartner } from './partner-stream.ts';

const streamsAtOnce = 20;

/**
 * Keeps the read models of partners up with their streams: it writes what commands left out, and rebuilds all when they are
 * lost. An event only says which partner changed. What is written is the partner at the end of its stream, so that a
 * rebuild never shows a key before it was revoked or a partner before it was suspended.
 */
export class PartnerProjection implements Following {
  readonly name = followerNames.partners;
  readonly streamPrefix = partnerStreamPrefix;
  readonly batchLimit = 200;
  readonly eventsPerCheckpoint = 200;
  /** Null while the read models are complete. */
  private build: PartnerBuild | null = null;

  constructor(
    private readonly eventStore: EventStore,
    private readonly stateStore: StateStore,
  ) {}

  async begin(checkpoint: Checkpoint): Promise<void> {
    this.build = null;
    if (checkpoint.position !== undefined && (await completeBuild(this.stateStore)) !== null) return;
    this.build = await PartnerBuild.begin(this.stateStore);
    // A loss between the two would leave a marker that vouches for what is not there.
    await checkpoint.confirm();
  }

  async handle(events: readonly RecordedEvent[]): Promise<void> {
    const streams = [...new Set(events.map(({ stream }) => stream))];
    for (let from = 0; from < streams.length; from += streamsAtOnce) {
      await Promise.all(streams.slice(from, from + streamsAtOnce).map((stream) => this.project(stream)));
    }
  }

  async caughtUp(): Promise<void> {
    await this.build?.complete();
    this.build = null;
  }

  private async project(stream: string): Promise<void> {
    const at = await readPartner(this.eventStore, stream);
    if (at !== null) await writePartnerDocuments(this.stateStore, at);
  }
}
