import { CommandFailure, kafkaCluster, print, table } from '@dakpion/command-line';
import {
  applyTopics,
  BrokerUnavailableError,
  type DeclaredTopics,
  defaultReplyTopic,
  replyTopicDeclaration,
  type TopicDrift,
  topicDrift,
} from '@dakpion/messaging';
import { allTopics, waitForEngine } from '@dakpion/service';

interface ApplyOptions {
  readonly dryRun?: boolean;
  readonly replicationFactor?: number;
  readonly minInsyncReplicas?: number;
  /** Waits for a Kafka that is not available yet. Otherwise the command fails if Kafka does not answer. */
  readonly wait?: boolean;
  readonly json?: boolean;
}

/**
 * Compares the topics of the cluster with their declaration and corrects them. Exits with 1 if a difference remains. With `wait`, as
 * before the start of services, only if one remains that it should have corrected: services work with more partitions or copies.
 */
export async function applyDeclaredTopics(options: ApplyOptions): Promise<void> {
  const { dryRun = false, json = false, wait = false, replicationFactor, minInsyncReplicas } = options;
  const declared = {
    ...kafkaCluster('The embedded profile creates its topics itself. For a cluster, set PROFILE=cluster.'),
    topics: [...allTopics(), replyTopicDeclaration(defaultReplyTopic)],
    replicationFactor,
    minInsyncReplicas,
  };
  const { fixed, remaining } = await (wait ? carryOutLater : carryOut)(dryRun, declared);
  const isGate = wait && !dryRun;
  if (isGate ? remaining.some(({ fixable }) => fixable) : remaining.length > 0) process.exitCode = 1;
  const rows = [...fixed.map((drift) => ({ ...drift, fixed: true })), ...remaining.map(left)];
  if (json) {
    for (const row of rows) print(row);
    return;
  }
  if (rows.length === 0) return print('All topics match their declaration.');
  print(
    table([
      ['topic', 'setting', 'was', 'declared', ''],
      ...rows.map((row) => [row.topic, row.setting, row.actual, row.declared, outcomeOf(row, dryRun)]),
    ]),
  );
}

async function compare(dryRun: boolean, declared: DeclaredTopics) {
  return dryRun ? { fixed: [], remaining: await topicDrift(declared) } : applyTopics(declared);
}

/** Waits for Kafka as a service does. Refused credentials end the command. */
async function carryOutLater(dryRun: boolean, declared: DeclaredTopics) {
  const kafka = {
    name: 'Kafka',
    address: declared.brokers.join(','),
    settings: 'KAFKA_BROKERS, KAFKA_TLS… and KAFKA_SASL_…',
    open: () => compare(dryRun, declared),
  };
  try {
    return await waitForEngine(kafka, { onWaiting: (_name, line) => process.stderr.write(`${line}\n`) });
  } catch (error) {
    // Faults that waiting cannot correct are printed in one line.
    throw new CommandFailure(error instanceof Error ? error.message : String(error));
  }
}

async function carryOut(dryRun: boolean, declared: DeclaredTopics) {
  try {
    return await compare(dryRun, declared);
  } catch (error) {
    if (!(error instanceof BrokerUnavailableError)) throw error;
    throw new CommandFailure(`Kafka at ${declared.brokers.join(', ')} is unavailable: ${error.message}`);
  }
}

type Row = TopicDrift & { readonly fixed: boolean };

function left(drift: TopicDrift): Row {
  return { ...drift, fixed: false };
}

function outcomeOf({ fixed, fixable }: Row, dryRun: boolean): string {
  if (fixed) return 'fixed';
  if (dryRun && fixable) return 'would be fixed';
  return "differs: fix it with Kafka's own tools";
}
