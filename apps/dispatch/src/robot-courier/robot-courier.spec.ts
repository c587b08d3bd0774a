import { type RiderEvent, type SandboxScenario, topics } from '@dakpion/contracts';
import { at, eventually, orderIdOf, orderRequest, quotation } from '@dakpion/fixtures';
import { OrderViews } from '@dakpion/read-models';
import { ReadModelRebuildingError } from '@dakpion/state-store';
import { orderCancelled, orderCreated, riderWanted } from '../orders.fixture.ts';
import { RunningDispatch } from '../running-dispatch.fixture.ts';
import { courseOf } from './course.ts';
import { Courses } from './courses.ts';
import { robotCourierQueue } from './robot-courier.ts';

const dispatch = new RunningDispatch();
const { order } = dispatch;
let orders = 0;
let orderId: string;

beforeAll(() => dispatch.start());
afterAll(() => dispatch.remove());
beforeEach(() => {
  orderId = orderIdOf(++orders);
});

async function created(scenario: SandboxScenario | null = null, environment: 'sandbox' | 'production' = 'sandbox') {
  await order.place(orderId, environment);
  const value = orderCreated(orderId, environment, scenario);
  const request = { ...orderRequest, sandbox_scenario: scenario };
  const data = { ...value, request, quotation, occurred_at: at(0) };
  const metadata = { schema_version: 1, $correlationId: 'req_1', $causationId: null, actor: {}, occurred_at: at(0) };
  const event = { id: crypto.randomUUID(), type: 'OrderCreated', data, metadata };
  await dispatch.eventStore.append(`order-${orderId}`, [event], 'no_stream');
  await dispatch.broker.publish([{ topic: topics.orderEvents.name, key: orderId, type: value.event, value }]);
}

async function wantedAgain(): Promise<void> {
  const value = riderWanted(orderId);
  await dispatch.broker.publish([{ topic: topics.robotCourierRequests.name, key: orderId, type: value.type, value }]);
}

const statusIs = (status: string) => eventually(() => expect(order.statusOf(orderId)).toBe(status));
const atRest = () =>
  eventually(async () => expect(await dispatch.stateStore.dueQueues.depth(robotCourierQueue)).toBe(0));
/** Waits for the whole course of another order. By its end, everything that the robot courier was asked before is handled. */
async function anotherCoursePasses(): Promise<void> {
  const kept = orderId;
  orderId = orderIdOf(++orders);
  await created();
  await statusIs('COMPLETED');
  await atRest();
  orderId = kept;
}

async function published(): Promise<RiderEvent[]> {
  const messages = await dispatch.messages(topics.riderEvents.name);
  return messages.filter((message) => message.key === orderId).map((message) => message.value as RiderEvent);
}
const wholeCourse = () => Array.from({ length: 11 }, (_, number) => `robot-${orderId}-${number}`);
const typesPublished = async () => (await published()).map((event) => event.type.replace(/^[A-Z]+_/, ''));

test('delivers a sandbox order with the robot courier as actor', async () => {
  await created();
  await statusIs('COMPLETED');
  await atRest();
  const messages = (await dispatch.messages(topics.riderEvents.name)).filter(({ key }) => key === orderId);
  expect(messages.map(({ headers }) => headers)).toEqual(
    wholeCourse().map(() => ({ source: 'robot-courier', 'correlation-id': 'req_1' })),
  );
  const { rider } = courseOf(riderWanted(orderId), 'req_1');
  expect((await published()).map((event) => event.rider?.rider_id)).toEqual(wholeCourse().map(() => rider.rider_id));
  expect(await dispatch.deadLetters()).toEqual([]);
  expect(await new Courses(dispatch.stateStore.documents).underWay(orderId)).toBeNull();
});

test('drives while the views are built again', async () => {
  const ownerOf = jest
    .spyOn(OrderViews.prototype, 'ownerOf')
    .mockRejectedValue(new ReadModelRebuildingError('orders', null));
  await created();
  await statusIs('COMPLETED');
  expect(ownerOf).toHaveBeenCalled();
  ownerOf.mockRestore();
});

test('does not continue a course that ended during a step', async () => {
  const courses = new Courses(dispatch.stateStore.documents);
  const course = courseOf(riderWanted(orderId), 'req_1');
  await courses.begin(course);
  await courses.end(orderId);
  await courses.moveOn(course, 7);
  expect(await courses.underWay(orderId)).toBeNull();
});

test.each([
  ['cancelled_by_dispatch', 'CANCELLED'],
  ['stuck_after_pickup', 'PICKED'],
  ['duplicate_webhooks', 'COMPLETED'],
  ['slow', 'COMPLETED'],
] as const)('ends an order with %s as %s', async (scenario, status) => {
  await created(scenario);
  await statusIs(status);
  await atRest();
  expect(order.statusOf(orderId)).toBe(status);
});

test('leaves an order with no_rider PENDING', async () => {
  await created('no_rider');
  await anotherCoursePasses();
  expect(order.statusOf(orderId)).toBe('PENDING');
  expect(await published()).toEqual([]);
  // A course that is under way is kept until it ends.
  expect(await new Courses(dispatch.stateStore.documents).underWay(orderId)).toBeNull();
});

test('never gets a production order', async () => {
  await created(null, 'production');
  await anotherCoursePasses();
  expect(order.statusOf(orderId)).toBe('PENDING');
  expect(await published()).toEqual([]);
  const requests = await dispatch.messages(topics.robotCourierRequests.name);
  expect(requests.map((message) => message.key)).not.toContain(orderId);
});

test('refuses a production order on the topic of the sandbox', async () => {
  const wanted = riderWanted(orderId);
  const value = { ...wanted, order: { ...wanted.order, environment: 'production' } };
  const topic = topics.robotCourierRequests.name;
  await dispatch.broker.publish([{ topic, key: orderId, type: value.type, value }]);
  await eventually(async () => expect(await dispatch.messages(`${topic}.dead-letters`)).toHaveLength(1));
  expect(await published()).toEqual([]);
});

test('does not touch a cancelled order', async () => {
  await created();
  await statusIs('ACCEPTED');
  await order.cancel(order.orders.get(orderId)!);
  const value = orderCancelled(orderId);
  await dispatch.broker.publish([{ topic: topics.orderEvents.name, key: orderId, type: value.event, value }]);
  await atRest();
  await wantedAgain();
  await anotherCoursePasses();
  expect(await typesPublished()).not.toContain('PICKED');
  expect(order.statusOf(orderId)).toBe('CANCELLED');
});

test('leaves an order to another rider who has taken it', async () => {
  await created('slow');
  await order.place(orderId);
  await dispatch.publishAssigned(orderId);
  await atRest();
  expect(await typesPublished()).toEqual(['ASSIGNED']);
});

test('begins no second course when a request is repeated', async () => {
  await created();
  await wantedAgain();
  await statusIs('STARTED');
  await wantedAgain();
  await statusIs('COMPLETED');
  await wantedAgain();
  await anotherCoursePasses();
  expect((await published()).map((event) => event.event_id)).toEqual(wholeCourse());
});

test('continues an order where it was after a restart', async () => {
  await created('slow');
  await statusIs('ACCEPTED');
  await dispatch.stop();
  expect(order.statusOf(orderId)).not.toBe('COMPLETED');
  await dispatch.start();
  await statusIs('COMPLETED');
  // The last step was published. Its publisher may still wait until it is on the disk.
  await atRest();
  expect((await published()).map((event) => event.event_id)).toEqual(wholeCourse());
});

test('repeats steps as duplicates when the state store has lost its last writes', async () => {
  await created('slow');
  await statusIs('ACCEPTED');
  await dispatch.stop();
  await dispatch.keepState();
  await dispatch.start();
  await statusIs('PICKED');
  await dispatch.stop();
  await dispatch.loseState();
  await dispatch.start();
  await statusIs('COMPLETED');
  await atRest();
  const ids = (await published()).map((event) => event.event_id);
  expect(ids.length).toBeGreaterThan(11);
  expect([...new Set(ids)]).toEqual(wholeCourse());
  expect(order.orders.get(orderId)?.sequence).toBe(6);
  expect((await dispatch.deadLetters()).filter((letter) => letter.key === orderId)).toEqual([]);
});

test('continues an order whose next due time was lost, when the events of the order are repeated', async () => {
  await created('slow');
  await statusIs('ACCEPTED');
  const { dueQueues } = dispatch.stateStore;
  // A claim that does not end is like a lost due time.
  await eventually(async () => {
    await dueQueues.schedule(robotCourierQueue, orderId, { inMs: 600_000 });
    const earliest = await dueQueues.earliest(robotCourierQueue);
    expect(earliest?.inMs).toBeGreaterThan(300_000);
  });
  await wantedAgain();
  await statusIs('COMPLETED');
});

test("restores everything that the state store has lost from the orders' events", async () => {
  await created('slow');
  await statusIs('ACCEPTED');
  const underWay = orderId;
  await anotherCoursePasses();
  const delivered = orderIdOf(orders);
  await dispatch.stop();
  await dispatch.loseAllState();
  await dispatch.start();
  await order.writeViews();
  for (orderId of [underWay, delivered]) {
    const value = orderCreated(orderId, 'sandbox', orderId === underWay ? 'slow' : null);
    await dispatch.broker.publish([{ topic: topics.orderEvents.name, key: orderId, type: value.event, value }]);
  }
  orderId = underWay;
  await statusIs('COMPLETED');
  await atRest();
  expect([...new Set((await published()).map((event) => event.event_id))]).toEqual(wholeCourse());
  expect([order.orders.get(underWay)?.sequence, order.orders.get(delivered)?.sequence]).toEqual([6, 6]);
  const letters = await dispatch.deadLetters();
  expect(letters.filter(({ key }) => key === underWay || key === delivered)).toEqual([]);
});

test('delivers many orders at once, each with its own rider', async () => {
  const ids = Array.from({ length: 40 }, () => orderIdOf(++orders));
  for (orderId of ids) await created();
  await eventually(() => expect(ids.map((id) => order.statusOf(id))).toEqual(ids.map(() => 'COMPLETED')), 20_000);
  const riders = ids.map((id) => order.orders.get(id)?.rider_id);
  expect(riders).toEqual(ids.map((id) => courseOf(riderWanted(id), '').rider.rider_id));
});
