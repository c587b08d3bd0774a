import { integer } from '@dakpion/command-line';
import { Command } from 'commander';
import { allowTopics } from './allow-topics.ts';
import { applyDeclaredTopics } from './apply-declared-topics.ts';

/** `dakpion topics apply | acls`, on the Kafka cluster of the settings. */
export function topicCommands(): Command {
  const topics = new Command('topics').description('manage the topics of the Kafka cluster');
  topics
    .command('apply')
    .description('create missing topics, add partitions and set settings; exits with 1 if a difference remains')
    .option('--dry-run', 'change nothing, only print the differences')
    .option(
      '--replication-factor <count>',
      "copies of each message; the cluster's default when not given",
      integer(1, 999),
    )
    .option(
      '--min-insync-replicas <count>',
      'copies that must have a message before it is acknowledged',
      integer(1, 999),
    )
    .option('--wait', 'wait for Kafka without a time limit; what it waits for is printed to stderr')
    .option('--json', 'print one JSON object per difference')
    .action(applyDeclaredTopics);
  topics
    .command('acls')
    .description('print the commands of Kafka that allow its users what they need, and nothing else')
    .option('--apply', 'allow it; the settings must name a user who may alter the cluster')
    .action(allowTopics);
  return topics;
}
