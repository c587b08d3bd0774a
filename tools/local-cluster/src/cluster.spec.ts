import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort, withTemporaryDirectory } from '@dakpion/fixtures';
import { withSecrets } from '@dakpion/settings';
import { Cluster } from './cluster.ts';
import { readClusterSettings } from './cluster-settings.ts';

test('a stop while the services are prepared starts none of them, and frees the port', () =>
  withTemporaryDirectory(async (directory) => {
    const port = await freePort();
    const settings = readClusterSettings({ DATA_DIR: directory, PORT: String(port) });
    const started: string[] = [];
    const watch = { onLine: () => {}, onGivenUp: () => {}, onStarted: (name: string) => void started.push(name) };
    const cluster = new Cluster(settings, withSecrets(settings.service), watch);
    const starting = cluster.startServices();
    await cluster.stop();
    await starting;
    // Ends what should not have started.
    await cluster.stop();
    expect(started).toEqual([]);
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    other.close();
  }));
