import { connect, createServer, type Socket } from 'node:net';
import { deadLetterTopic, topics } from '@dakpion/contracts';
import { describeWithEngine, freePort, until } from '@dakpion/fixtures';
import { applyTopics } from '@dakpion/messaging';
import { topicCommands } from './topics.command.ts';

const brokers = (process.env.KAFKA_BROKERS ?? '').split(',').filter((broker) => broker !== '');
const topic = topics.dispatchRequests;
const row = { topic: topic.name, fixed: false, fixable: true };
const partitions = { ...row, setting: 'partitions', actual: '1', declared: String(topic.partitions) };
const retention = { ...row, setting: 'retention.ms', actual: '60000', declared: String(topic.retentionMs) };
const segments = { ...row, setting: 'segment.ms', actual: '3600000', declared: '75600000' };

/** Runs the command. Returns its output and its exit code. */
async function apply(...options: readonly string[]): Promise<{ lines: string[]; exitCode: unknown }> {
  const printed: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const { exitCode: before } = process;
  try {
    process.exitCode = undefined;
    await topicCommands().parseAsync(['apply', ...options], { from: 'user' });
    return { lines: printed.join('').trimEnd().split('\n'), exitCode: process.exitCode ?? 0 };
  } finally {
    process.exitCode = before;
    write.mockRestore();
  }
}

/** The output about the one topic. Other specs on this Kafka can create the other topics in the meantime. */
async function reported(...options: readonly string[]): Promise<{ rows: unknown[]; exitCode: unknown }> {
  const { lines, exitCode } = await apply('--json', ...options);
  const rows = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  return { rows: rows.filter((one) => one.topic === topic.name), exitCode };
}

/** Creates the topic with these settings, or changes it as far as Kafka can. */
function change(to: { readonly partitions: number; readonly retentionMs: number }) {
  return applyTopics({ brokers, clientId: 'topics-spec', topics: [{ name: topic.name, ...to }] });
}

/** Makes the running Kafka reachable at another port of loopback. */
async function forwardFrom(port: number): Promise<{ close(): void }> {
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(brokers[0]?.split(':')[1]), '127.0.0.1');
    for (const socket of [client, upstream]) sockets.push(socket.on('error', () => undefined));
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describeWithEngine('KAFKA_BROKERS', 'dakpion topics apply on a running Kafka', () => {
  const before = { ...process.env };
  beforeAll(() => {
    const engines = { EVENTSTORE_URL: 'esdb://127.0.0.1:2113', REDIS_URL: 'redis://127.0.0.1:6379' };
    process.env = { ...before, PROFILE: 'cluster', ...engines };
  });
  afterAll(() => {
    process.env = before;
  });

  test('reports the differences, fixes what it can, and then finds nothing to do', async () => {
    const { remaining } = await change({ partitions: 1, retentionMs: 60_000 });
    // Kafka cannot remove partitions: if this spec has run on this Kafka before, only the retention differs.
    const differing = remaining.length === 0 ? [partitions, retention, segments] : [retention, segments];
    for (let times = 0; times < 2; times += 1) {
      expect(await reported('--dry-run')).toEqual({ rows: differing, exitCode: 1 });
    }
    const fixed = differing.map((one) => ({ ...one, fixed: true }));
    expect(await reported()).toEqual({ rows: fixed, exitCode: 0 });
    for (let times = 0; times < 2; times += 1) {
      expect(await apply()).toEqual({ lines: ['All topics match their declaration.'], exitCode: 0 });
    }
  }, 180_000);

  test('prints its changes as a table, including the dead-letter topics', async () => {
    const letters = { name: deadLetterTopic(topic.name), partitions: topic.partitions, retentionMs: 60_000 };
    const { fixed, remaining } = await applyTopics({ brokers, clientId: 'topics-spec', topics: [letters] });
    expect([fixed.map(({ setting }) => setting), remaining]).toEqual([['retention.ms', 'segment.ms'], []]);
    const { lines, exitCode } = await apply();
    const rows = ['retention', 'segment'].map((setting) =>
      expect.stringMatching(`^${letters.name}  ${setting}.*fixed$`),
    );
    expect(lines).toEqual([expect.stringMatching(/^topic +setting/), ...rows]);
    expect(exitCode).toBe(0);
  }, 180_000);

  test('waits for a Kafka that starts later, and reports that it waits', async () => {
    const port = await freePort();
    const before = process.env.KAFKA_BROKERS;
    const said: string[] = [];
    const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    try {
      process.env.KAFKA_BROKERS = `127.0.0.1:${port}`;
      const applied = apply('--wait');
      await until(() => said.join('').includes(`Waiting for Kafka at 127.0.0.1:${port}: `), 60_000);
      const forwarded = await forwardFrom(port);
      expect(await applied.finally(() => forwarded.close())).toEqual({
        lines: ['All topics match their declaration.'],
        exitCode: 0,
      });
    } finally {
      process.env.KAFKA_BROKERS = before;
      write.mockRestore();
    }
  }, 180_000);

  test('exits with 1 if a difference remains that it cannot fix, except before a start of services', async () => {
    const { lines, exitCode } = await apply('--replication-factor', '3');
    expect(exitCode).toBe(1);
    const before = await apply('--replication-factor', '3', '--wait');
    expect(before).toEqual({ lines, exitCode: 0 });
    const said = lines.filter((line) => line.startsWith(`${topic.name} `));
    expect(said).toEqual([
      expect.stringMatching(/ replication\.factor +1 +3 +differs: fix it with Kafka's own tools$/),
    ]);
  }, 180_000);
});
