// Run by bench/replay.mjs in a separate process. Arguments: `floor` or `tree`, and the data folder. Prints the seconds and the
// result.
import { openLmdbEventStore } from '@dakpion/event-store';
import { readEmbeddedSecrets } from '@dakpion/settings';
import { loggedStreamPrefixes, parseLogKeys, verifyLog } from '@dakpion/transparency';
import { eventsDirectory } from './replay-fill.mjs';

const [, , task, folder] = process.argv;
const eventStore = await openLmdbEventStore({ directory: eventsDirectory(folder), readOnly: true });
const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
const result = await { floor, tree }[task]();
const seconds = (performance.now() - began) / 1_000;
const { user, system } = process.cpuUsage(cpuBefore);
process.stdout.write(`${JSON.stringify({ seconds, cpu: (user + system) / 1e6, ...result })}\n`);
await eventStore.close();

/** Reads and decodes the events, as every replay must. */
async function floor() {
  let events = 0;
  for await (const _ of eventStore.readAll({ streamPrefixes: loggedStreamPrefixes })) events += 1;
  return { events };
}

async function tree() {
  const { verifiers } = parseLogKeys(readEmbeddedSecrets(folder).transparency_key);
  let found = {};
  for await (const item of verifyLog({ eventStore, keys: verifiers })) found = item;
  return found;
}
