import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterRecord } from './cluster.ts';

const run = promisify(execFile);

/**
 * The work of Kafka's own tools, in a separate process, because only the messaging package may import Kafka's client.
 */
const script = `
  const { Kafka, logLevel } = require('kafkajs');
  const [brokers, what, topic, groupId] = process.argv.slice(1);
  const admin = new Kafka({ brokers: brokers.split(','), clientId: 'e2e', logLevel: logLevel.NOTHING }).admin();
  const work = {
    async dropAll() {
      const ends = await admin.fetchTopicOffsets(topic);
      const partitions = ends.filter(({ low, high }) => low !== high).map(({ partition, high }) => ({ partition, offset: high }));
      await admin.deleteTopicRecords({ topic, partitions });
    },
    async skipAll() {
      const ends = await admin.fetchTopicOffsets(topic);
      const partitions = ends.map(({ partition, high }) => ({ partition, offset: high }));
      await admin.setOffsets({ groupId, topic, partitions });
    },
    async members() {
      const { groups } = await admin.describeGroups([topic]);
      console.log(groups[0].members.length);
    },
  };
  admin.connect().then(work[what]).then(() => admin.disconnect()).catch((error) => {
    console.error(error);
    process.exit(1);
  });
`;

/** Deletes all messages of a topic, like retention, or makes a group without members skip all messages of a topic. */
export async function inKafka(what: 'dropAll', topic: string): Promise<void>;
export async function inKafka(what: 'skipAll', topic: string, group: string): Promise<void>;
export async function inKafka(what: string, topic: string, group = ''): Promise<void> {
  await administer(what, topic, group);
}

/** The number of members of a consumer group. */
export async function groupMembers(group: string): Promise<number> {
  return Number(await administer('members', group));
}

async function administer(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['-e', script, clusterRecord().kafka_brokers, ...args], {
    cwd: join(__dirname, '..', 'libs', 'messaging'),
  });
  return stdout.trim();
}
