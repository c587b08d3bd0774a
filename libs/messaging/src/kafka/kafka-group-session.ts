import { membership } from './kafka-client.ts';

/**
 * The session of a member of a consumer group. The coordinator gives partitions to other members when the member joins again, when it
 * leaves, or when it has sent no heartbeat for the session time-out. A process that was paused learns of the last one too late, so the
 * time itself is the proof. `now`: a clock in milliseconds that only increases, also while the process is paused.
 */
export class KafkaGroupSession {
  /** The last answer of the coordinator. The next heartbeat is sent after it. Null: the member is not in the group. */
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
    this.answeredAt = this.now();
  }

  /** The coordinator has accepted a heartbeat. Its answer can have waited here, so only the time of the previous answer counts. */
  beat(): void {
    if (this.answeredAt === null) return;
    this.certainUntil = this.answeredAt + membership.sessionTimeout;
    this.answeredAt = this.now();
  }

  /** The member has left the group, or is about to join again. */
  end(): void {
    this.answeredAt = null;
    this.certainUntil = Number.NEGATIVE_INFINITY;
  }
}
