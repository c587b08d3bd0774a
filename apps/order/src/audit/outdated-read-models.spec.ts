import { orderUsageModel, orderViewsModel, readModels } from '@dakpion/read-models';
import { ReadModelBuilds, type StateStore } from '@dakpion/state-store';
import { withEngines } from '../engines.fixture.ts';
import { outdatedReadModels } from './outdated-read-models.ts';

/** The checkpoint that the follower of version 0.1.0 has written. */
const checkpointOf = (id: string) =>
  ({ kind: 'put', collection: 'checkpoints', id, version: 1, value: { position: '7' } }) as const;

/** Records a build that serves for each of the models, as the services do when they start. */
async function recordBuilds(stateStore: StateStore, models = readModels): Promise<void> {
  for (const model of models) await new ReadModelBuilds(stateStore).ensure(model);
}

test('a read model is outdated until its service has recorded its builds', async () => {
  await withEngines(async ({ stateStore }) => {
    const all = readModels.map(({ name }) => ({ name, percent: null }));
    expect(await outdatedReadModels(stateStore)).toEqual(all);
    await recordBuilds(stateStore, readModels.slice(1));
    expect(await outdatedReadModels(stateStore)).toEqual(all.slice(0, 1));
    await recordBuilds(stateStore);
    expect(await outdatedReadModels(stateStore)).toEqual([]);
  });
});

test('after an upgrade, a read model is outdated until its present form is served, and its progress is known', async () => {
  await withEngines(async ({ stateStore }) => {
    await stateStore.documents.write('checkpoints', [checkpointOf(orderViewsModel.name)]);
    await stateStore.documents.write('checkpoints', [checkpointOf(orderUsageModel.name)]);
    await recordBuilds(stateStore);
    const builds = new ReadModelBuilds(stateStore);
    expect(await outdatedReadModels(stateStore)).toEqual([
      { name: orderViewsModel.name, percent: null },
      { name: orderUsageModel.name, percent: null },
    ]);

    const number = (await builds.begin(orderViewsModel)).at(-1)!.number;
    await builds.reportProgress(orderViewsModel, number, { percent: 34, events_per_second: 500 });
    expect(await outdatedReadModels(stateStore)).toContainEqual({ name: orderViewsModel.name, percent: 34 });

    await builds.complete(orderViewsModel, number);
    expect(await outdatedReadModels(stateStore)).toEqual([{ name: orderUsageModel.name, percent: null }]);
  });
});

test('after a loss a read model is outdated until it has all events again', async () => {
  await withEngines(async ({ stateStore }) => {
    await recordBuilds(stateStore);
    const builds = new ReadModelBuilds(stateStore);
    const [{ number } = { number: 0 }] = await builds.ensure(orderViewsModel);
    await builds.withdraw(orderViewsModel, number);
    expect(await outdatedReadModels(stateStore)).toEqual([{ name: orderViewsModel.name, percent: null }]);
    await builds.complete(orderViewsModel, number);
    expect(await outdatedReadModels(stateStore)).toEqual([]);
  });
});
