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
    .option('--replication-factor <count>', "replicas of each message; default: the cluster's default", integer(1, 999))
    .option(
      '--min-insync-replicas <count>',
      'replicas that must have a message before it is acknowledged',
      integer(1, 999),
    )
    .option('--wait', 'wait for Kafka without a time limit; prints to stderr what it waits for')
    .option('--json', 'print one JSON object per difference')
    .action(applyDeclaredTopics);
  topics
    .command('acls')
    .description('print Kafka commands that give each user the rights it needs, and no others')
    .option('--apply', 'grant these rights; the settings must name a user who may alter the cluster')
    .action(allowTopics);
  return topics;
}
