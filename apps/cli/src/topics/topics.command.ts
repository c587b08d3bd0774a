import { Command } from 'commander';
import { wholeNumber } from '../whole-number.ts';
import { applyDeclaredTopics } from './apply-declared-topics.ts';

/** `dakpion topics apply`, on the Kafka cluster of the settings. */
export function topicCommands(): Command {
  const topics = new Command('topics').description('the topics of the Kafka cluster');
  topics
    .command('apply')
    .description('make missing topics, add partitions, set settings; exit code 1 when a difference is left')
    .option('--dry-run', 'change nothing, only tell what differs')
    .option(
      '--replication-factor <count>',
      "copies of each message; the cluster's default when not given",
      wholeNumber(1, 999),
    )
    .option('--min-insync-replicas <count>', 'copies that must have a message before it counts', wholeNumber(1, 999))
    .option('--json', 'print one JSON object per difference')
    .action(applyDeclaredTopics);
  return topics;
}
