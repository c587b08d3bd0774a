import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { clearState } from './clear-state.ts';
import { closeEngines } from './engines.ts';
import { openEngines, openStoresForReading } from './open-engines.ts';

const engines = { eventStoreUrl: null, redisUrl: null, kafka: null };
const address = { scope: 'prt_1', collection: 'orders', id: 'ord_1' };

test('after an interrupted reset no start and no audit opens the files until it is repeated', () =>
  withTemporaryDirectory(async (directory) => {
    const dataDir = join(directory, 'data');
    const first = await openEngines(dataDir);
    await first.stateStore.documents.write(address.scope, [{ kind: 'put', ...address, version: 1, value: {} }]);
    await closeEngines(first);
    const options = { keepCollections: [], keepQueues: [], dryRun: false };
    const killed = {
      ...options,
      get keepQueues(): never {
        throw new Error('killed');
      },
    };
    await expect(clearState({ dataDir, engines, minFreeDiskMb: 0 }, killed)).rejects.toThrow('killed');
    const refusal = `A reset of the computed state in ${dataDir} is under way or was interrupted.`;
    await expect(openEngines(dataDir)).rejects.toThrow(refusal);
    await expect(openStoresForReading({ dataDir, engines })).rejects.toThrow(refusal);
    const counted = await clearState({ dataDir, engines, minFreeDiskMb: 0 }, { ...options, dryRun: true });
    expect(await clearState({ dataDir, engines, minFreeDiskMb: 0 }, options)).toEqual({ ...counted, queues: 0 });
    const opened = await openEngines(dataDir);
    expect(await opened.stateStore.documents.read(address)).toBeNull();
    await closeEngines(opened);
  }));

test('needs the free disk space that MIN_FREE_DISK_MB says', () =>
  withTemporaryDirectory(async (directory) => {
    const dataDir = join(directory, 'data');
    await closeEngines(await openEngines(dataDir));
    const options = { keepCollections: [], keepQueues: [], dryRun: false };
    const reset = clearState({ dataDir, engines, minFreeDiskMb: 2 ** 40 }, options);
    await expect(reset).rejects.toThrow('must keep 1099511627776 MB (MIN_FREE_DISK_MB)');
  }));
