import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { exportEvents } from './export-events.ts';
import { ExportWriter } from './export-writer.ts';

const filter = {
  partner_id: null,
  order_id: null,
  rider_id: null,
  type: null,
  recorded_from: null,
  recorded_to: null,
} as const;

test('an export whose answer breaks off continues after the events that have arrived', async () => {
  const lines = [0, 1, 2].map((index) => `${JSON.stringify({ index, leaf: { stream: 'order-1' } })}\n`).join('');
  const server = createServer((request, response) => response.write(lines, () => request.socket.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = jest.replaceProperty(process, 'env', { OPERATOR_TOKEN: 'operator-token-of-the-specs' });
  try {
    await withTemporaryDirectory(async (directory) => {
      const folder = join(directory, 'export');
      await (await ExportWriter.begin(folder, { checkpoint: '', filter, range: { from: 0, to: 4_000 } })).close();
      await expect(exportEvents(folder, { url, key: [] })).rejects.toThrow(CommandFailure);
      expect(ExportWriter.interrupted(folder)).toMatchObject({ next: 3, counts: { left_out: 3 } });
    });
  } finally {
    token.restore();
    server.close();
  }
});
