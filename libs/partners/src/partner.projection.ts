import { partnerStreamPrefix } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { type Checkpoint, type Following, followerNames } from '@dakpion/following';
import { inLanes, isTemporary } from '@dakpion/repetition';
import type { StateStore } from '@dakpion/state-store';
import { completeBuild, PartnerBuild } from './partner-build.ts';
import { partnerDocuments, writePartnerDocuments } from './partner-documents.ts';
import { partnerStream, readPartner } from './partner-stream.ts';

const streamsAtOnce = 20;
const partnersPerPage = 100;

/**
 * Updates the read models of partners from their streams: writes what commands could not write, and rebuilds everything if it is
 * lost. An event only tells which partner has changed. The written state is the partner at the end of its stream, so a rebuild
 * never shows a key before it was revoked, or a partner before it was suspended.
 */
export class PartnerProjection implements Following {
  readonly name = followerNames.partners;
  readonly streamPrefix = partnerStreamPrefix;
  readonly batchLimit = 200;
  readonly eventsPerCheckpoint = 200;
  /** The build in progress. Null if the read models are complete. */
  private build: PartnerBuild | null = null;

  constructor(
    private readonly eventStore: EventStore,
    private readonly stateStore: StateStore,
  ) {}

  async begin(checkpoint: Checkpoint): Promise<void> {
    this.build = null;
    if (checkpoint.position !== undefined) await this.projectMissingTeams();
    if (checkpoint.position !== undefined && (await completeBuild(this.stateStore)) !== null) return;
    this.build = await PartnerBuild.begin(this.stateStore);
    // If documents were lost between the checkpoint and the beginning of the build, they would be missing in a build marked as
    // complete.
    await checkpoint.confirm();
  }

  async handle(events: readonly RecordedEvent[]): Promise<void> {
    const streams = [...new Set(events.map(({ stream }) => stream))];
    await inLanes(streams, streamsAtOnce, (stream) => this.project(stream));
  }

  async caughtUp(): Promise<void> {
    await this.build?.complete();
    this.build = null;
  }

  /**
   * Writes the teams that a gateway of an earlier version without teams has not written, because following continues after their
   * events.
   */
  private async projectMissingTeams(): Promise<void> {
    const { scope, partners: collection, teams, list } = partnerDocuments;
    for (let offset = 0; ; offset += partnersPerPage) {
      const query = { scope, collection, list, direction: 'ascending', offset, limit: partnersPerPage } as const;
      const { documents } = await this.stateStore.documents.list(query);
      const ids = documents.map(({ id }) => id);
      const found = await this.stateStore.documents.readMany(scope, teams, ids);
      const missing = documents.filter(({ version }, index) => (found[index]?.version ?? 0) < version);
      await inLanes(missing, streamsAtOnce, ({ id }) => this.projectReadable(partnerStream(id)));
      if (documents.length < partnersPerPage) return;
    }
  }

  /** Skips an unreadable stream: it is parked, or will be. */
  private async projectReadable(stream: string): Promise<void> {
    try {
      await this.project(stream);
    } catch (error) {
      if (isTemporary(error)) throw error;
    }
  }

  private async project(stream: string): Promise<void> {
    const at = await readPartner(this.eventStore, stream);
    if (at !== null) await writePartnerDocuments(this.stateStore, at);
  }
}
