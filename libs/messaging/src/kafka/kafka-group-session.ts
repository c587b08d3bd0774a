import { membership } from './kafka-client.ts';

/**
 * The session of a member of a consumer group. The coordinator gives partitions to other members when the member joins again, when it
 * leaves, or when it has sent no heartbeat for the session time-out. A process that was paused learns of the last one too late, so the
 * time itself is the proof. `now`: a clock in milliseconds that only increases, also while the process is paused.
 */
export class KafkaGroupSession {
  private isMember = false;
  /** The last answer to a heartbeat. The next heartbeat is sent after it. Null: no heartbeat was answered since the assignment. */
  private answeredAt: number | null = null;
  private certainUntil = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** True if no other member can have received the partitions since they were assigned. */
  get isCertain(): boolean {
    return this.now() < this.certainUntil;
  }

  /** The group has assigned partitions. */
  begin(): void {
    this.end();
    this.isMember = true;
  }

  /** The coordinator has accepted a heartbeat. Its answer can have waited here, so only the time of the previous answer counts. */
  beat(): void {
    if (!this.isMember) return;
    // The first answer can be of a heartbeat that was sent before the assignment.
    if (this.answeredAt !== null) this.certainUntil = this.answeredAt + membership.sessionTimeout;
    this.answeredAt = this.now();
  }

  /** The member has left the group, or is about to join again. */
  end(): void {
    this.isMember = false;
    this.answeredAt = null;
    this.certainUntil = Number.NEGATIVE_INFINITY;
  }
}
