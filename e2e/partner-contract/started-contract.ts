import { randomUUID } from 'node:crypto';
import { type Body, type MadePartner, makePartner, operate } from '../api.ts';
import { orderRequest } from '../order-request.ts';
import { type Program, startProgram, temporaryDirectory } from '../program.ts';
import { riderEvent, wholeCourse } from '../rider-events.ts';
import { until } from '../until.ts';

/** One started program and one partner with high limits, which all rows of the contract share. */
export interface Contract {
  readonly program: Program;
  readonly partner: MadePartner;
  /** Creates an order in production, where only `drive` moves it. */
  order(more?: Record<string, unknown>): Promise<Body>;
  /** Sends the first `steps` rider events of an order's course and returns the details that show the last one. */
  drive(orderId: string, steps: number): Promise<Body>;
}

export async function startContract(): Promise<Contract> {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const partner = await makePartner(program.url);
  return {
    program,
    partner,
    order: async (more) => (await partner.production.create(orderRequest(more), randomUUID())).body,
    drive: async (orderId, steps) => {
      const events = wholeCourse.slice(0, steps).map((type) => riderEvent(orderId, type));
      await operate(program.url, 'POST', '/rider-events', events);
      let details: Body;
      await until(`${orderId} to have taken ${steps} rider events`, async () => {
        details = (await partner.production.details(orderId)).body;
        return details.sequence === steps + 1;
      });
      return details;
    },
  };
}
