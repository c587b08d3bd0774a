import { dhakaTime } from '@dakpion/contracts';
import { type EventStore, EventStoreForbiddenError } from '@dakpion/event-store';
import { FollowerLease } from '@dakpion/following';
import { isTemporary, PeriodicTask, repeat } from '@dakpion/repetition';
import { AskedGauge, CLOCK, type Clock, EVENT_STORE, SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings, StartRefusedError } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import {
  boundEdges,
  CheckpointWriter,
  type LogKeys,
  leavesOfEvents,
  parseLogKeys,
  TreeWriter,
} from '@dakpion/transparency';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Witnesses } from './witnesses.ts';

/** The interval at which new events are read in bulk. Nobody waits for the log. */
const everyMs = 3_000;
const stopWithinMs = 5_000;
const renewEveryMs = 1_000;

const overdue = new AskedGauge({
  name: 'dakpion_transparency_checkpoint_overdue_seconds',
  help: 'Seconds by which the next checkpoint of the transparency log is late; 0 if it is not. Reported by the instance that writes the log.',
});

/**
 * Puts every recorded event into the transparency log and signs checkpoints. One instance writes at a time. All of its data are in
 * the event store, so after a lost lease, a lost state store or a crash it only has to read again.
 */
@Injectable()
export class TransparencyLog {
  private readonly logger = new Logger(TransparencyLog.name);
  private readonly keys: LogKeys | null;
  private readonly lease: FollowerLease;
  private readonly witnesses: Witnesses;
  private readonly task: PeriodicTask;
  private open: { readonly tree: TreeWriter; readonly checkpoints: CheckpointWriter } | null = null;
  /** The position up to which the event store was read. */
  private readTo: bigint | undefined;
  /**
   * The time since which some events may be covered by no checkpoint, in ms of a monotonic clock. It outlasts failures. Null: there
   * are none, or another instance writes the log.
   */
  private uncoveredSince: number | null = null;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.keys = keysOf(settings);
    this.lease = new FollowerLease(stateStore.leases, 'transparency-log');
    this.witnesses = new Witnesses(eventStore, settings.transparencyWitnesses);
    const run = (signal: AbortSignal) => this.run(signal);
    this.task = new PeriodicTask({ everyMs, stopWithinMs, run, onFailure: (error) => this.onFailure(error) });
  }

  onApplicationBootstrap(): void {
    if (this.keys === null) this.logger.warn('TRANSPARENCY_KEY is none: recorded events get no transparency log');
    else this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
    overdue.askFrom(null);
    this.witnesses.leave();
    await this.lease.release();
  }

  private async run(signal: AbortSignal): Promise<void> {
    if (!(await this.lease.hold())) {
      this.open = null;
      this.readTo = undefined;
      this.uncoveredSince = null;
      overdue.askFrom(null);
      this.witnesses.leave();
      return;
    }
    this.report();
    await this.whileLeased(signal, (whileLeased) => this.write(whileLeased));
  }

  /**
   * Renews the lease during the work, which it aborts if the lease is lost. Then it rejects. The first event after a restart can be
   * behind very many others, whose search takes longer than the lease.
   */
  private async whileLeased(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const [lost, ended] = [new AbortController(), new AbortController()];
    const run = () => this.lease.renew();
    const onFailure = (error: unknown) => lost.abort(error);
    const keeping = repeat({ everyMs: renewEveryMs, pausesFirst: true, run, onFailure }, ended.signal);
    try {
      await work(AbortSignal.any([signal, lost.signal]));
    } finally {
      ended.abort();
      await keeping;
    }
    lost.signal.throwIfAborted();
  }

  private async write(signal: AbortSignal): Promise<void> {
    const now = () => dhakaTime(this.clock());
    this.open ??= await this.opened(now);
    const { tree, checkpoints } = this.open;
    for (const cosignature of this.witnesses.takeCosignatures()) {
      this.witnesses.count(cosignature, await checkpoints.cosign(cosignature.size, cosignature.line));
    }
    const head = await this.eventStore.head();
    if (head !== this.readTo) {
      await this.addEvents(tree, signal);
      if (signal.aborted) return;
      this.readTo = head;
    }
    await this.signIfDue(everyMs);
    if (!this.hasUncovered) this.uncoveredSince = null;
  }

  private async opened(now: () => string): Promise<NonNullable<TransparencyLog['open']>> {
    await boundEdges(this.eventStore).catch((error: unknown) => {
      // A user can have the right to write events and not the right to limit streams.
      if (!(error instanceof EventStoreForbiddenError)) throw error;
      this.logger.warn(`The stream transparency-edge could not be limited to its last events: ${String(error)}`);
    });
    const tree = await TreeWriter.open(this.eventStore, now);
    const checkpoints = await CheckpointWriter.open(this.eventStore, now);
    const last = checkpoints.last?.head;
    if (last !== undefined && last.size === tree.size && !last.root.equals(tree.root())) {
      throw new Error(
        `the stored leaves do not agree with the checkpoint of ${last.size} events. See dakpion audit verify`,
      );
    }
    const former = checkpoints.last?.verifierKey;
    if (former !== undefined && !this.keys?.verifiers.some(({ vkey }) => vkey === former)) {
      this.logger.warn(
        `The last checkpoint is signed with a key that TRANSPARENCY_KEY does not have: ${former}. If the key was lost or replaced, put this public key behind the new key, separated by a comma. Otherwise TRANSPARENCY_KEY, or DATA_DIR/secrets.json, belongs to another installation: restore the right one.`,
      );
    }
    return { tree, checkpoints };
  }

  private async addEvents(tree: TreeWriter, signal: AbortSignal): Promise<void> {
    for await (const leaves of leavesOfEvents(this.eventStore, tree.lastPosition)) {
      if (signal.aborted) return;
      await tree.addLeaves(leaves);
      await this.signIfDue();
    }
  }

  /**
   * Signs a checkpoint if it is due. `untilNextMs`: the earliest time of the next call. A checkpoint that would be due before that
   * is signed now.
   */
  private async signIfDue(untilNextMs = 0): Promise<void> {
    if (this.open === null || this.keys === null || !this.hasUncovered) return;
    this.uncoveredSince ??= performance.now();
    if (performance.now() - this.uncoveredSince < this.checkpointMs - untilNextMs) return;
    const { tree, checkpoints } = this.open;
    const checkpoint = await checkpoints.sign(tree, this.keys.signer);
    this.uncoveredSince = null;
    this.witnesses.request(checkpoint);
  }

  /**
   * Whether the tree has leaves that no checkpoint covers. A checkpoint must cover at least what the previous one covers. Without the
   * stored leaves after the last full tile, the tree is smaller until their events are read again.
   */
  private get hasUncovered(): boolean {
    return this.open !== null && this.open.tree.size > (this.open.checkpoints.last?.head.size ?? 0);
  }

  private get checkpointMs(): number {
    return this.settings.transparencyCheckpointSeconds * 1_000;
  }

  private report(): void {
    overdue.askFrom(async () => this.overdueSeconds());
    this.uncoveredSince ??= performance.now();
  }

  private overdueSeconds(): number {
    const since = this.uncoveredSince ?? performance.now();
    return Math.max(0, performance.now() - since - this.checkpointMs) / 1_000;
  }

  private onFailure(error: unknown): void {
    // Discards unfinished work. It is read again from the event store.
    this.open = null;
    this.readTo = undefined;
    // Without an answer about the lease, perhaps nobody writes the log. Otherwise the alert would end, or never begin.
    this.report();
    this.logger[isTemporary(error) ? 'warn' : 'error'](`The transparency log could not be written: ${String(error)}`);
  }
}

function keysOf({ transparencyKey }: Settings): LogKeys | null {
  if (transparencyKey === null) return null;
  const keys = parseLogKeys(transparencyKey);
  if (keys === null) throw new StartRefusedError('TRANSPARENCY_KEY holds a key that does not fit its own id');
  return keys;
}
