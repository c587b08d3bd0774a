import { join } from 'node:path';
import { orderUsageModel, orderViewsModel } from '@dakpion/read-models';
import { openLmdbStateStore, ReadModelDocuments } from '@dakpion/state-store';
import { makePartner, PartnerApi } from './api.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

const settleWithinMs = 60_000;
/** The time limit of the test, which runs two programs and six audits. Each audit checks differences twice. */
const hangsAfterMs = 300_000;

test(
  'the audit reports lost or wrong views and a wrong figure, prints the repair, and repairs a running server',
  async () => {
    const dataDir = temporaryDirectory();
    const program = await startProgram({ dataDir });
    const { sandbox, partnerId } = await makePartner(program.url, 'Repaired');
    const orderIds: string[] = [];
    for (let count = 0; count < 3; count += 1) orderIds.push((await sandbox.create(orderRequest())).body.order_id);
    for (const orderId of orderIds) {
      const isCompleted = async () => (await sandbox.status(orderId)).body.parcel_status === 'COMPLETED';
      await until(`${orderId} to be completed`, isCompleted, settleWithinMs);
    }
    const before = await Promise.all(orderIds.map(async (orderId) => (await sandbox.details(orderId)).body));
    const usage = async (url: string) => (await new PartnerApi(url, sandbox.key).get('/v1/business/usage')).body;
    await until('usage', async () => (await usage(program.url)).totals.completed.orders === 3);
    const counted = await usage(program.url);
    await program.stop();

    const [lost = '', differing = ''] = orderIds;
    const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'state') });
    const address = (id: string) => ({ scope: `${partnerId}:sandbox`, collection: 'orders', id });
    const views = new ReadModelDocuments(stateStore, orderViewsModel);
    const stored = await views.read<{ details: object }>(address(differing));
    const value = { ...stored!.value, details: { ...stored!.value.details, receiver_name: 'Someone else' } };
    await views.write(`${partnerId}:sandbox`, [
      { kind: 'remove', collection: 'orders', id: lost },
      { kind: 'remove', collection: 'orders', id: differing },
      { kind: 'put', collection: 'orders', id: differing, version: stored!.version, value },
    ]);
    const charged = {
      scope: `${partnerId}:sandbox`,
      collection: 'order-usage',
      tally: before[0].updated_at.slice(0, 10),
    };
    const usages = new ReadModelDocuments(stateStore, orderUsageModel);
    const [from = {}] = await usages.readTallies(charged.scope, charged.collection, [charged.tally]);
    const to = { ...from, 'completed.total_price': 1 };
    await usages.write(charged.scope, [{ kind: 'correct', ...charged, from, to }]);
    await stateStore.close();

    const again = await startProgram({ dataDir });
    const audit = (...args: string[]) =>
      run('dist/programs/cli.js', ['audit', ...args], { DATA_DIR: dataDir, OPERATOR_TOKEN: operatorToken });
    expect((await audit('verify', '--json')).output).toContain('"differences":4');
    const dryRun = await audit('repair');
    expect(dryRun.output).toContain(`${lost}: to do: rewrite the view`);
    expect(dryRun.output).toContain(
      '2 orders and the usage of 1 partner to repair. Nothing was changed. To repair them, add --yes.',
    );
    expect(dryRun.exitCode).toBe(1);
    expect((await audit('verify')).exitCode).toBe(1);

    const repaired = await audit('repair', '--yes', '--url', again.url);
    expect(repaired.output).toContain(`${differing}: done: rewrite the view`);
    expect([repaired.exitCode, repaired.output]).toEqual([
      0,
      expect.stringContaining('2 orders and the usage of 1 partner repaired.'),
    ]);
    const after = await Promise.all(orderIds.map(async (orderId) => (await sandboxAt(again.url, orderId)).body));
    expect(after).toEqual(before);
    expect(await usage(again.url)).toEqual(counted);
    const verified = await audit('verify');
    expect([verified.exitCode, verified.output]).toEqual([0, expect.stringContaining('no differences')]);
    expect((await audit('repair', '--yes', '--url', again.url)).output).toContain('Nothing to repair.');

    function sandboxAt(url: string, orderId: string) {
      return new PartnerApi(url, sandbox.key).details(orderId);
    }
  },
  hangsAfterMs,
);

test(
  'the audit never reports that the log agrees when the thread that verifies it has ended early',
  async () => {
    const dataDir = temporaryDirectory();
    const program = await startProgram({ dataDir });
    const { sandbox } = await makePartner(program.url, 'Interrupted');
    await sandbox.create(orderRequest());
    await program.stop();
    const ends = (how: string) => `import { isMainThread } from 'node:worker_threads'; if (!isMainThread) ${how};`;
    for (const how of ['process.exit(0)', "throw new Error('out of order')"]) {
      const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(ends(how))}`;
      const verified = await run('dist/programs/cli.js', ['audit', 'verify'], { DATA_DIR: dataDir, NODE_OPTIONS });
      expect(verified.exitCode).toBe(1);
      expect(verified.output).toContain('The transparency log was not verified to its end');
      expect(verified.output).not.toContain('no differences');
    }
  },
  hangsAfterMs,
);
