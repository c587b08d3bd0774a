import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, rm } from 'node:fs/promises';
import { describeWithEngine, freePort, until, withTemporaryDirectory } from '@dakpion/fixtures';
import { openRedisStateStore } from '@dakpion/state-store';
import { settings } from '../gateway.fixture.ts';
import { Sessions } from './sessions.ts';

/** A Redis server of this spec's own, which can be reset to an earlier state of its disk. */
function startRedis(port: number, directory: string): ChildProcess {
  const listen = ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory];
  const durable = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
  return spawn('redis-server', [...listen, ...durable], { stdio: 'ignore' });
}

async function kill(redis: ChildProcess): Promise<void> {
  const exited = once(redis, 'exit');
  redis.kill('SIGKILL');
  await exited;
}

describeWithEngine('REDIS_URL', 'sessions when Redis forgets', () => {
  test('does not restore a session that was signed out when Redis returns to an earlier state', async () => {
    await withTemporaryDirectory(async (directory) => {
      const [disk, earlier] = [`${directory}/disk`, `${directory}/earlier`];
      await mkdir(disk);
      const port = await freePort();
      let redis = startRedis(port, disk);
      const store = await openRedisStateStore({ url: `redis://127.0.0.1:${port}` });
      try {
        const sessions = new Sessions(store, settings);
        const user = { partner_id: 'prt_1', user_id: 'usr_1', session_generation: 0 };
        const ended = await sessions.begin(user);
        const open = await sessions.begin(user);
        await cp(disk, earlier, { recursive: true });
        await sessions.end(ended.token);
        expect(await sessions.use(ended.token)).toBeNull();
        expect(await sessions.use(open.token)).not.toBeNull();

        await kill(redis);
        await rm(disk, { recursive: true });
        await cp(earlier, disk, { recursive: true });
        redis = startRedis(port, disk);
        const id = createHash('sha256').update(ended.token).digest('hex');
        const stored = () => store.documents.read({ scope: 'sessions', collection: 'sessions', id }).catch(() => null);
        await until(async () => (await stored()) !== null, 20_000);

        expect(await sessions.use(ended.token)).toBeNull();
        expect(await sessions.use(open.token)).toBeNull();
        const next = await sessions.begin(user);
        expect(await sessions.use(next.token)).not.toBeNull();
      } finally {
        await store.close();
        await kill(redis);
      }
    });
  });
});
