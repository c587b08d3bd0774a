import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokerContract } from './broker.contract.ts';
import { openLmdbBroker } from './lmdb-broker.ts';

brokerContract('LMDB', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dakpion-broker-'));
  return {
    open: () => openLmdbBroker({ directory }),
    dispose: () => rm(directory, { recursive: true }),
  };
});
