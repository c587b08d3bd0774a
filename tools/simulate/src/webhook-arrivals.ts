import type { ArrivedWebhook } from '@dakpion/command-line';
import { epochMsOf } from '@dakpion/contracts';
import { Latencies } from './latencies.ts';
import { perSecond } from './measurements.ts';
import type { OrderLedger } from './order-ledger.ts';
import type { SimulationReport } from './simulation-report.ts';

/** Receives the webhooks to the partners of the run, and adds correctly signed ones to the ledger. */
export class WebhookArrivals {
  private readonly latencies = new Latencies();
  private firstAt = 0;
  /** The arrival of the last new webhook, by `performance.now()`. 0 before the first. */
  lastAt = 0;
  badSignatures = 0;

  constructor(private readonly ledger: OrderLedger) {}

  /** The number of different webhooks. */
  get count(): number {
    return this.latencies.count;
  }

  take({ signature, body, webhook_id }: ArrivedWebhook): void {
    if (signature !== 'right') {
      this.badSignatures += 1;
      return;
    }
    const { order_id, event, sequence, timestamp } = Object(body) as Record<string, unknown>;
    const orderId = String(order_id);
    const webhook = { orderId, webhookId: String(webhook_id), event: String(event), sequence: Number(sequence) };
    if (!this.ledger.arrived(webhook)) return;
    this.lastAt = performance.now();
    if (this.count === 0) this.firstAt = this.lastAt;
    const ms = Date.now() - epochMsOf(String(timestamp));
    // The clock of another machine can be ahead.
    this.latencies.record(ms > 0 ? ms : 0);
  }

  report(): SimulationReport['webhooks'] {
    const seconds = (this.lastAt - this.firstAt) / 1_000;
    return { per_second: perSecond(this.count, seconds), latency_ms: this.latencies.summary() };
  }
}
