import { outliveOutput } from '@dakpion/service';
import { StartRefusedError } from '@dakpion/settings';
import { readClusterSettings } from './cluster-settings.ts';
import { runEventStoreServer } from './engines/event-store-server.ts';
import { cleanUp } from './processes/clean-up.ts';
import { runCluster } from './run-cluster.ts';
import { runEngines } from './run-engines.ts';

outliveOutput();
const [command = 'up', ...options] = process.argv.slice(2);

try {
  if (command === 'up') await runCluster();
  else if (command === 'down') await endCluster();
  else if (command === 'eventstore') await runEventStoreServer(options[0] ?? '', Number(options[1]));
  else if (command === 'engines') await runEngines({ untilInputEnds: options.includes('--until-input-ends') });
  else {
    process.stderr.write(`Unknown command ${command}. Use up (the default), down or engines.\n`);
    process.exitCode = 64;
  }
} catch (error) {
  if (!(error instanceof StartRefusedError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** `npm run cluster:down` */
async function endCluster(): Promise<void> {
  const { dataDir } = readClusterSettings(process.env).service;
  const ended = await cleanUp(dataDir);
  process.stdout.write(
    ended.length === 0 ? `Nothing of ${dataDir} was running.\n` : `Ended in ${dataDir}: ${ended.join(', ')}\n`,
  );
}
