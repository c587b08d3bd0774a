import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dhakaTime } from '@dakpion/contracts';
import { openLmdbStateStore } from '@dakpion/state-store';
import { Redeliveries, type RedeliveryProgress } from './redeliveries.ts';

const owner = { partner_id: 'prt_1', environment: 'sandbox' } as const;

test('only increases the progress of a redelivery, and shows it to its owner only', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'redeliveries-'));
  let now = 1_000;
  const stateStore = await openLmdbStateStore({ directory, clock: () => now });
  const redeliveries = new Redeliveries(stateStore);
  const asked: RedeliveryProgress = {
    redelivery_id: 'rdl_1',
    requested_at: dhakaTime(Date.now()),
    created_at_from: null,
    status: 'manual_review',
    accepted: 3,
    redelivered: 0,
    finished_at: null,
  };
  const finished = { ...asked, redelivered: 3, finished_at: asked.requested_at };
  try {
    expect(await redeliveries.find(owner, 'rdl_1')).toBeNull();
    expect(await redeliveries.underWay(owner)).toBeNull();
    await redeliveries.record(owner, asked, 0);
    expect(await redeliveries.find(owner, 'rdl_1')).toEqual(asked);
    expect(await redeliveries.underWay(owner)).toEqual(asked);
    expect(await redeliveries.underWay({ ...owner, environment: 'production' })).toBeNull();
    // A redelivery whose next step was lost does not block others permanently.
    now += 10 * 60_000;
    expect(await redeliveries.underWay(owner)).toEqual(asked);
    now += 1;
    expect(await redeliveries.underWay(owner)).toBeNull();
    await redeliveries.record(owner, finished, 1);
    now += 1;
    await redeliveries.record(owner, asked, 0);
    expect(await redeliveries.find(owner, 'rdl_1')).toEqual(finished);
    expect(await redeliveries.underWay(owner)).toBeNull();
    expect(await redeliveries.find({ ...owner, environment: 'production' }, 'rdl_1')).toBeNull();
  } finally {
    await stateStore.close();
    await rm(directory, { recursive: true });
  }
});

test('shows the redelivery under way after the clock was set back, and not one of the future', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'redeliveries-'));
  const dayMs = 24 * 60 * 60_000;
  let now = 2 * dayMs;
  const stateStore = await openLmdbStateStore({ directory, clock: () => now });
  const redeliveries = new Redeliveries(stateStore);
  const first: RedeliveryProgress = {
    redelivery_id: 'rdl_1',
    requested_at: dhakaTime(now),
    created_at_from: null,
    status: 'manual_review',
    accepted: 3,
    redelivered: 0,
    finished_at: null,
  };
  const second = { ...first, redelivery_id: 'rdl_2' };
  try {
    await redeliveries.record(owner, first, 0);
    now -= dayMs;
    expect(await redeliveries.underWay(owner)).toBeNull();
    await redeliveries.record(owner, second, 0);
    expect(await redeliveries.underWay(owner)).toEqual(second);
  } finally {
    await stateStore.close();
    await rm(directory, { recursive: true });
  }
});
