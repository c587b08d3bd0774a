import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describeWith, tools } from '../scripts/manifests/tools.ts';
import { type Answer, type Body, makePartner } from './api.ts';
import { startProgram, temporaryDirectory } from './program.ts';

const folder = join(__dirname, 'schemathesis');
const withinMs = 8 * 60_000;
const shownLength = 10_000;

describeWith(['schemathesis'], 'Schemathesis', () => {
  test(
    'finds no fault with requests from the OpenAPI document, alone and in sequences by its links',
    async () => {
      // Slow riders, because an order that was picked up cannot be cancelled by the request that follows its creation.
      const program = await startProgram({
        dataDir: temporaryDirectory(),
        env: { ROBOT_STEP_MS: '5000', TRUSTED_PROXIES: '127.0.0.0/8' },
      });
      const { sandbox } = await makePartner(program.url, 'Schemathesis');
      // Streams, whose answers do not end.
      const streams = ['streamEvents', 'streamOrderEvents'].flatMap((id) => ['--exclude-operation-id', id]);
      const settings = [
        ...streams,
        '--checks',
        'all',
        '--max-examples',
        '40',
        '--workers',
        '1',
        '--seed',
        '1',
        '--no-color',
      ];
      const args = ['--config-file', 'schemathesis.toml', 'run', `${program.url}/openapi.json`, ...settings];
      const child = spawn(tools.schemathesis, args, {
        cwd: folder,
        env: { PATH: process.env.PATH, DAKPION_KEY: sandbox.key },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      }
      const [exitCode] = await once(child, 'close');
      // The faults are in the middle of a long output.
      if (exitCode !== 0)
        throw new Error(output.slice(Math.max(0, output.indexOf('= FAILURES ='))).slice(0, shownLength));
      expect(output).toContain('Stateful');
      // Proves that links were followed.
      const cancelled = await sandbox.get('/v1/business/orders?parcel_status=CANCELLED&limit=200');
      const details = cancelled.body.data.map(({ order_id }: Body) => sandbox.details(order_id));
      const retried = (await Promise.all<Answer>(details)).filter(({ body }) => body.retried_by_order_id !== null);
      expect(retried.length).toBeGreaterThan(0);
    },
    withinMs,
  );
});
