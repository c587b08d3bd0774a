import { join } from 'node:path';
import { orderId, orderIdOf, owner, until } from '@dakpion/fixtures';
import { Checkpoints, EventFollower } from '@dakpion/following';
import { OrderViews, orderViewsModel } from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import { nameInBuild, openLmdbStateStore, ReadModelBuilds, type StateStore } from '@dakpion/state-store';
import { OrderRepository } from '../commands/order-repository.ts';
import { RetryLink } from '../commands/retry-link.ts';
import { WrittenViews } from '../commands/written-views.ts';
import { cancelled, createdAs, fold, historyTo, newOrderId, orderCreated } from '../domain/order.fixture.ts';
import { detailsOf } from '../domain/order-record.ts';
import { record, withEngines } from '../engines.fixture.ts';
import { OrderViewsProjection } from './order-views.projection.ts';
import { RetryLinkReactor } from './retry-link.reactor.ts';

/** The name of the projection in the first build of a new installation. */
const projectionName = nameInBuild(orderViewsModel.name, orderViewsModel.version);

function startProjection(
  { eventStore, stateStore }: Pick<Engines, 'eventStore' | 'stateStore'>,
  views = new WrittenViews(stateStore),
): EventFollower {
  const retryLink = new RetryLink(new OrderRepository(eventStore), views, Date.now);
  const reactor = new RetryLinkReactor(retryLink);
  const projection = new OrderViewsProjection(projectionName, eventStore, views, reactor);
  const follower = new EventFollower({ eventStore, stateStore, clock: Date.now }, projection);
  follower.start();
  return follower;
}

const viewIs = (engines: Engines, id: string, sequence: number) =>
  until(async () => {
    const details = await new OrderViews(engines.stateStore).storedDetails(owner, id);
    return details?.sequence === sequence ? details : undefined;
  });

test('writes views that commands have not written, then those of new events', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, historyTo('ACCEPTED'));
    const projection = startProjection(engines);
    expect(await viewIs(engines, orderId, 3)).toEqual(detailsOf(fold(historyTo('ACCEPTED'))!));
    await record(engines, orderId, [cancelled], 3);
    expect(await viewIs(engines, orderId, 4)).toEqual(detailsOf(fold([...historyTo('ACCEPTED'), cancelled])!));
    await projection.stop();
    expect(await new Checkpoints(engines.stateStore).read(projectionName)).toBe(await engines.eventStore.head());
  }));

test('writes all views when there are none', () =>
  withEngines(async (engines) => {
    for (let n = 0; n < 300; n += 1) await record(engines, orderIdOf(n), [createdAs(orderIdOf(n)), cancelled]);
    const projection = startProjection(engines);
    await viewIs(engines, orderIdOf(299), 2);
    await projection.stop();
    const page = { page: 1, limit: 200 };
    expect(await new OrderViews(engines.stateStore).list(owner, page)).toMatchObject({ total: 300 });
    expect(await new OrderViews(engines.stateStore).list(owner, { ...page, parcel_status: 'PENDING' })).toMatchObject({
      total: 0,
    });
  }));

test('does not change a later view', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [orderCreated]);
    // A command has written more than the projection has seen.
    await new WrittenViews(engines.stateStore).write(fold(historyTo('STARTED'))!);
    const projection = startProjection(engines);
    const head = await engines.eventStore.head();
    const checkpoints = new Checkpoints(engines.stateStore);
    await until(async () => (await checkpoints.read(projectionName)) === head);
    await projection.stop();
    expect(await new OrderViews(engines.stateStore).storedDetails(owner, orderId)).toMatchObject({ sequence: 4 });
  }));

test('writes all views again when the state store has lost them, including those that this process wrote', () =>
  withEngines(async (engines, dataDir) => {
    let current = engines.stateStore;
    const stateStore: StateStore = {
      get documents() {
        return current.documents;
      },
      get leases() {
        return current.leases;
      },
      clock: current.clock,
      dueQueues: current.dueQueues,
      tokenBuckets: current.tokenBuckets,
      journals: current.journals,
      isShared: false,
      history: () => current.history(),
      historyBeganBy: () => current.historyBeganBy(),
      run: () => current.run(),
      examine: () => current.examine(),
      close: () => current.close(),
    };
    const views = new WrittenViews(stateStore);
    for (let n = 0; n < 20; n += 1) await record(engines, orderIdOf(n), [createdAs(orderIdOf(n)), cancelled]);
    await record(engines, orderId, historyTo('PICKED'));
    await views.write(fold(historyTo('PICKED'))!);
    const projection = startProjection({ eventStore: engines.eventStore, stateStore }, views);
    const head = await engines.eventStore.head();
    const isSaved = async () => ((await new Checkpoints(stateStore).read(projectionName)) === head ? true : undefined);
    await until(isSaved);

    const empty = await openLmdbStateStore({ directory: join(dataDir, 'empty') });
    // In the program, the follower of the read model records its build again.
    await new ReadModelBuilds(empty).ensure(orderViewsModel);
    current = empty;
    await until(isSaved);
    expect(await new OrderViews(empty).list(owner, { page: 1, limit: 200 })).toMatchObject({ total: 21 });
    expect(await new OrderViews(empty).storedDetails(owner, orderId)).toMatchObject({ parcel_status: 'PICKED' });
    await projection.stop();
    await empty.close();
  }));

test('writes a view again that a crash of the state store has removed although the checkpoint survived', () =>
  withEngines(async (engines) => {
    let history = 'before the crash';
    // The real store, reporting that it crashed.
    const stateStore: StateStore = { ...engines.stateStore, history: async () => history };
    const views = new WrittenViews(stateStore);
    const order = fold(historyTo('PICKED'))!;
    const projection = startProjection({ eventStore: engines.eventStore, stateStore }, views);
    await record(engines, orderId, historyTo('PICKED'));
    await views.write(order);
    const head = await engines.eventStore.head();
    await until(async () => (await new Checkpoints(stateStore).read(projectionName)) === head);

    // The last writes of the state store are lost, and nothing else shows that.
    const scope = `${owner.partner_id}:${owner.environment}`;
    await stateStore.documents.write(scope, [
      { kind: 'remove', collection: nameInBuild('orders', orderViewsModel.version), id: orderId },
    ]);
    history = 'after the crash';
    expect(await viewIs(engines, orderId, order.history.length)).toEqual(detailsOf(order));
    expect(await new OrderViews(engines.stateStore).list(owner, { page: 1, limit: 200 })).toMatchObject({ total: 1 });
    await projection.stop();
  }));

test('skips a retry of an order that cannot be retried', () =>
  withEngines(async (engines) => {
    const { type, data } = createdAs(newOrderId);
    const orphan = { type, data: { ...data, attempt: 2, retry_of_order_id: orderId } };
    await record(engines, newOrderId, [orphan]);
    await record(engines, orderIdOf(1), [createdAs(orderIdOf(1))]);
    const projection = startProjection(engines);
    expect(await viewIs(engines, orderIdOf(1), 1)).toMatchObject({ order_id: orderIdOf(1), parcel_status: 'PENDING' });
    await projection.stop();
  }));

test('when it goes back, does not read known orders again for each of their events', () =>
  withEngines(async (engines) => {
    const { eventStore, stateStore } = engines;
    const read: string[] = [];
    const readStream: typeof eventStore.readStream = (stream, range) => {
      if (stream.startsWith('order-')) read.push(stream);
      return eventStore.readStream(stream, range);
    };
    const projection = startProjection({
      stateStore,
      eventStore: Object.assign(Object.create(eventStore), { readStream }),
    });
    for (const [index, event] of historyTo('COMPLETED').entries()) await record(engines, orderId, [event], index);
    await viewIs(engines, orderId, 6);
    const saved = () => new Checkpoints(stateStore).read(projectionName);
    const head = await eventStore.head();
    await until(async () => (await saved()) === head);
    read.length = 0;
    await stateStore.documents.write('checkpoints', [
      { kind: 'remove', collection: 'checkpoints', id: projectionName },
    ]);
    await until(async () => (await saved()) === undefined);
    await until(async () => (await saved()) === head);
    await projection.stop();
    expect(read).toEqual([]);
  }));
