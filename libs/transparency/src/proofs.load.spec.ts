import { provenIndex } from '@dakpion/fixtures';
import { CheckpointWriter } from './checkpoints.ts';
import { tlogProof } from './inclusion.ts';
import { type LoggedEvent, leafBytes, leafOf } from './leaf.ts';
import { leafOfEvent } from './leaves-of-events.ts';
import { now, signer, someEvent, withEventStore } from './log.fixture.ts';
import { rootOf } from './merkle-tree.ts';
import { tileWidth } from './tile-path.ts';
import { TreeReader } from './tree-reader.ts';
import { eventName } from './tree-streams.ts';
import { TreeWriter } from './tree-writer.ts';

const events = 1_000_000;
const eventsOfAnOrder = 6;
const orders = 2_000;
/** CPU time, because elapsed time is longer on a busy machine. */
const maxCpuMs = 20;
/** The same limit as a number of tiles to read, for slow machines. */
const maxTiles = 20;
const sample = someEvent();

const eventAt = (index: number): LoggedEvent => ({
  ...sample,
  stream: `order-ord_${Math.floor(index / eventsOfAnOrder)}`,
  revision: index % eventsOfAnOrder,
  position: BigInt(index + 1),
  recordedAt: 1_764_000_000_000 + index,
});

test(
  'proves the events of an order among 1,000,000 with at most 20 ms of CPU time in 99 of 100 cases',
  () =>
    withEventStore(async (eventStore) => {
      const writer = await TreeWriter.open(eventStore, now);
      for (let index = 0; index < events; index += 1) await writer.addLeaves([leafOfEvent(eventAt(index))]);
      const checkpoint = await (await CheckpointWriter.open(eventStore, now)).sign(writer, signer);
      const tree = new TreeReader(eventStore);
      const prove = async (order: number) => {
        const proofs: string[] = [];
        for (let n = 0; n < eventsOfAnOrder; n += 1) {
          const event = eventAt(order * eventsOfAnOrder + n);
          const index = await tree.indexOf({ name: eventName(event), position: event.position });
          proofs.push(await tlogProof(tree, index ?? -1, checkpoint));
        }
        return proofs;
      };
      // The time that this machine needs to read one tile that is not cached, and to compute its root.
      const tiles: number[] = [];
      for (let index = 0; index < 500; index += 1) {
        const used = process.cpuUsage();
        rootOf((await new TreeReader(eventStore).leaves({ index: index * 7, width: tileWidth })).hashes);
        tiles.push(cpuMsSince(used));
      }
      const cpu: number[] = [];
      const wall: number[] = [];
      for (let count = 0; count < orders; count += 1) {
        const order = Math.floor((count * 7_919 * 21) % (events / eventsOfAnOrder - 1));
        const [began, used] = [performance.now(), process.cpuUsage()];
        const [first = ''] = await prove(order);
        cpu.push(cpuMsSince(used));
        wall.push(performance.now() - began);
        const leaf = leafBytes(leafOf(eventAt(order * eventsOfAnOrder)));
        expect(provenIndex(first, leaf, checkpoint.head)).toBe(order * eventsOfAnOrder);
      }
      const [p50, p99, p99Wall] = [percentile(cpu, 50), percentile(cpu, 99), percentile(wall, 99)];
      process.stdout.write(`proofs of an order: CPU p50 ${p50} ms, p99 ${p99} ms; time p99 ${p99Wall} ms\n`);
      expect(p99).toBeLessThanOrEqual(Math.max(maxCpuMs, maxTiles * percentile(tiles, 50)));
    }),
  900_000,
);

function cpuMsSince(used: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(used);
  return (user + system) / 1_000;
}

function percentile(values: readonly number[], share: number): number {
  return Number((values.toSorted((a, b) => a - b)[Math.floor((values.length * share) / 100)] ?? 0).toFixed(1));
}
