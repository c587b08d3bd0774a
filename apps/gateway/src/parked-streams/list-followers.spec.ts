import type { EventStore } from '@dakpion/event-store';
import { Checkpoints, followedStreams, followerNames } from '@dakpion/following';
import { call, operatorToken, sharedGateway } from '../gateway.fixture.ts';
import { FollowersController } from './followers.controller.ts';

let now = Date.parse('2026-11-23T12:00:00.000+06:00');
const gateway = sharedGateway({}, () => now);

async function progress(): Promise<Record<string, { events_behind: number; seconds_behind: number }>> {
  const headers = { authorization: `Bearer ${operatorToken}` };
  const { status, body } = await call(`${gateway.url}/v1/operator/followers`, 'GET', headers);
  expect(status).toBe(200);
  return Object.fromEntries(body.data.map(({ follower, ...rest }: { follower: string }) => [follower, rest]));
}

test('lists a follower that is behind with events and seconds, and one at the end with zero', async () => {
  const { eventStore, stateStore } = gateway.engines;
  const metadata = { schema_version: 1, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: '' };
  const made = () => ({ id: crypto.randomUUID(), type: 'OrderTeleported', data: {}, metadata });
  await eventStore.append('order-ord_1', [made(), made()], 'no_stream');
  now += 30_000;
  const before = await progress();
  expect(Object.keys(before).sort()).toEqual(Object.values(followerNames).sort());
  expect(before[followerNames.publisher]).toMatchObject({ events_behind: 2 });
  // This event belongs to streams of another follower.
  expect(before[followerNames.deliveryLog]).toEqual({ events_behind: 0, seconds_behind: 0 });

  for await (const event of eventStore.readAll({ direction: 'backwards', maxCount: 1 })) {
    const checkpoint = await new Checkpoints(stateStore).open(followerNames.publisher);
    await checkpoint.save(event as Parameters<typeof checkpoint.save>[0]);
  }
  expect((await progress())[followerNames.publisher]).toEqual({ events_behind: 0, seconds_behind: 0 });
});

test('counts once for all that ask at the same time, after the place that the follower has searched', async () => {
  const { eventStore, stateStore } = gateway.engines;
  const head = (await eventStore.head()) ?? 0n;
  const checkpoints = new Checkpoints(stateStore);
  await (await checkpoints.open(followerNames.deliveryLog)).saveSearched(head);
  const ranges: unknown[] = [];
  const readRecords: EventStore['readRecords'] = async function* (range) {
    ranges.push(range);
    yield [];
  };
  const counting: EventStore = Object.assign(Object.create(eventStore), { readRecords });
  const controller = new FollowersController(counting, stateStore, () => now, checkpoints);
  const [one, other] = await Promise.all([controller.listFollowers(), controller.listFollowers()]);
  expect(other).toEqual(one);
  expect(ranges).toHaveLength(Object.keys(followerNames).length);
  expect(ranges).toContainEqual({ after: head, streamPrefixes: [followedStreams.deliveryLog] });
  await controller.listFollowers();
  expect(ranges).toHaveLength(2 * Object.keys(followerNames).length);
});

test('lists a follower whose position is of another history with all events', async () => {
  for await (const event of gateway.engines.eventStore.readAll({ direction: 'backwards', maxCount: 1 })) {
    const checkpoint = await new Checkpoints(gateway.engines.stateStore).open(followerNames.publisher);
    await checkpoint.save({ ...event, id: crypto.randomUUID(), position: event.position + 1n });
  }
  expect((await progress())[followerNames.publisher]).toMatchObject({ events_behind: 2 });
});
