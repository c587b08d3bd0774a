import { Readable } from 'node:stream';
import type { Owner } from '@dakpion/contracts';
import { type ChargedOrder, totalsOf, Usage } from '@dakpion/read-models';
import { CLOCK, type Clock } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { PartnerStorage } from '../partner-storage/partner-storage.ts';
import { type PageOfQuery, paginationOf } from '../validation/page.ts';
import { ComputedUsage } from './computed-usage.ts';
import { statementCsvHeader, statementCsvLines } from './statement-csv.ts';
import { isFinal, monthIn } from './statement-month.ts';
import { rangeOf, type UsageRangeDto } from './usage-range.dto.ts';
import { type Statement, statementLineOf, type UsageReport } from './usage-report.ts';

/**
 * The maximum duration of a download, in ms. A month of 100,000 orders takes seconds. A slower reader must request the file again.
 */
const longestDownloadMs = 10 * 60 * 1_000;

/** A file that is generated while it is sent. */
export interface StatementFile {
  readonly name: string;
  readonly content: Readable;
}

/** Usage and statements for partners and operators. Errors: `validation_failed`, `temporarily_unavailable`. */
@Injectable()
export class UsageReports {
  constructor(
    private readonly usage: Usage,
    private readonly computed: ComputedUsage,
    private readonly storage: PartnerStorage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async report(owner: Owner, query: UsageRangeDto): Promise<UsageReport> {
    const { from, to } = rangeOf(query, this.clock());
    await this.computed.require('orders', 'webhooks');
    const [data, storage] = await Promise.all([this.usage.days(owner, from, to), this.storage.use(owner)]);
    const { environment } = owner;
    const totals = totalsOf(data);
    return { environment, currency: 'BDT', time_zone: 'Asia/Dhaka', from, to, storage, totals, data };
  }

  async statement(owner: Owner, monthText: string, page: PageOfQuery): Promise<Statement> {
    const now = this.clock();
    const month = monthIn(monthText, now);
    await this.computed.require('orders');
    // Before the figures are read: they can lack an order that is released meanwhile.
    const is_final = isFinal(month, now) && !(await this.computed.lacksOrders());
    const [days, { orders, total }] = await Promise.all([
      this.usage.daysOfMonth(owner, month),
      this.usage.charged(owner, month, page),
    ]);
    return {
      environment: owner.environment,
      currency: 'BDT',
      time_zone: 'Asia/Dhaka',
      month,
      is_final,
      charged: totalsOf(days).completed,
      data: orders.map(statementLineOf),
      pagination: paginationOf(page, total),
    };
  }

  /**
   * All orders of a statement as CSV. An error closes the connection, so that a client cannot mistake half a file for a
   * complete one.
   */
  async file(owner: Owner, monthText: string): Promise<StatementFile> {
    const month = monthIn(monthText, this.clock());
    await this.computed.require('orders');
    const pages = this.usage.allCharged(owner, month);
    // The first page is read before the answer begins, so that an early error becomes a problem answer.
    const first = await pages.next();
    const content = Readable.from(csvOf(first, pages), {
      objectMode: false,
      signal: AbortSignal.timeout(longestDownloadMs),
    });
    return { name: `statement-${month}-${owner.environment}.csv`, content };
  }
}

type Pages = AsyncGenerator<readonly ChargedOrder[]>;

async function* csvOf(first: IteratorResult<readonly ChargedOrder[], unknown>, rest: Pages): AsyncGenerator<string> {
  yield statementCsvHeader;
  if (first.done === true) return;
  yield statementCsvLines(first.value.map(statementLineOf));
  for await (const orders of rest) yield statementCsvLines(orders.map(statementLineOf));
}
