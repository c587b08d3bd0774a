import { Command } from 'commander';
import { wholeNumber } from '../whole-number.ts';
import { applyDeclaredTopics } from './apply-declared-topics.ts';

/** `dakpion topics apply`, on the Kafka cluster of the settings. */
export function topicCommands(): Command {
  const topics = new Command('topics').description('manage the topics of the Kafka cluster');
  topics
    .command('apply')
    .description('create missing topics, add partitions and set settings; exits with 1 if a difference remains')
    .option('--dry-run', 'change nothing, only print the differences')
    .option(
      '--replication-factor <count>',
      "copies of each message; the cluster's default when not given",
      wholeNumber(1, 999),
    )
    .option(
      '--min-insync-replicas <count>',
      'copies that must have a message before it is acknowledged',
      wholeNumber(1, 999),
    )
    .option('--json', 'print one JSON object per difference')
    .action(applyDeclaredTopics);
  return topics;
}
