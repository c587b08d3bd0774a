import { Latencies } from './latencies.ts';
import type { PlannedRequest } from './load-plan.ts';
import type { RequestOutcome } from './partner-requests.ts';
import type { RequestReport } from './simulation-report.ts';

type Kind = PlannedRequest['kind'];

interface RequestCounts {
  readonly latencies: Latencies;
  refused: number;
  unanswered: number;
  notStarted: number;
}

/** The maximum number of different refusals that are counted separately. */
const maxRefusals = 100;

/** Counts the results of the requests. Times in ms. */
export class Measurements {
  private readonly kinds: Readonly<Record<Kind, RequestCounts>> = {
    quote: newCounts(),
    create: newCounts(),
    status: newCounts(),
  };
  private readonly refusalCounts = new Map<string, number>();

  /** `ms`: from the due time of the request. */
  ended(kind: Kind, outcome: RequestOutcome<unknown>, ms: number): void {
    const counts = this.kinds[kind];
    if (outcome.outcome === 'done') {
      counts.latencies.record(ms);
      return;
    }
    counts[outcome.outcome] += 1;
    const code = `${kind} ${outcome.code}`;
    const known = this.refusalCounts.get(code);
    if (known !== undefined || this.refusalCounts.size < maxRefusals) this.refusalCounts.set(code, (known ?? 0) + 1);
  }

  skipped(kind: Kind): void {
    this.kinds[kind].notStarted += 1;
  }

  done(kind: Kind): number {
    return this.kinds[kind].latencies.count;
  }

  /** The number of unsuccessful responses of every kind. */
  get refused(): number {
    return Object.values(this.kinds).reduce((sum, { refused }) => sum + refused, 0);
  }

  get refusals(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.refusalCounts].sort(([, one], [, other]) => other - one));
  }

  report(seconds: number): Readonly<Record<Kind, RequestReport>> {
    const of = ({ latencies, refused, unanswered, notStarted }: RequestCounts): RequestReport => ({
      done: latencies.count,
      refused,
      unanswered,
      not_started: notStarted,
      per_second: perSecond(latencies.count, seconds),
      latency_ms: latencies.summary(),
    });
    return { quote: of(this.kinds.quote), create: of(this.kinds.create), status: of(this.kinds.status) };
  }
}

export function perSecond(count: number, seconds: number): number {
  return seconds > 0 ? count / seconds : 0;
}

function newCounts(): RequestCounts {
  return { latencies: new Latencies(), refused: 0, unanswered: 0, notStarted: 0 };
}
