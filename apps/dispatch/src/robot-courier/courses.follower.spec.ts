import { openLmdbEventStore, type RecordedEvent } from '@dakpion/event-store';
import { at, orderRequest, quotation, withTemporaryDirectory } from '@dakpion/fixtures';
import type { Course } from './course.ts';
import { CoursesFollower } from './courses.follower.ts';
import type { RobotCourierWorker } from './robot-courier.worker.ts';

test.each([
  ['a PENDING order', 'sandbox', [], ['ord_1']],
  ['an order under way', 'sandbox', ['OrderAssigned'], ['ord_1']],
  ['no order that is over', 'sandbox', ['OrderCancelled'], []],
  ['no production order', 'production', [], []],
] as const)('begins the course of %s', (_, environment, types, expected) =>
  withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory });
    const metadata = { schema_version: 1, $correlationId: 'req_1', $causationId: null };
    const data = { order_id: 'ord_1', environment, request: orderRequest, quotation, occurred_at: at(0) };
    const events = ['OrderCreated', ...types].map((type) => ({ id: crypto.randomUUID(), type, data, metadata }));
    await eventStore.append('order-ord_1', events as never, 'no_stream');
    const begun: string[] = [];
    const robotCourier = { ensure: async ({ order_id }: Course) => void begun.push(order_id) };
    const follower = new CoursesFollower(eventStore, robotCourier as unknown as RobotCourierWorker);
    // The request is of version 1, which does not name the environment.
    await follower.handle([{ type: 'RiderWanted', stream: 'dispatch-ord_1', data: {} } as RecordedEvent]);
    expect(begun).toEqual(expected);
    await eventStore.close();
  }),
);
