import { CommandFailure, kafkaCluster, print } from '@dakpion/command-line';
import { applyRights, BrokerUnavailableError } from '@dakpion/messaging';
import { kafkaUsers, rightsOf } from '@dakpion/service';
import { aclCommands } from './acl-commands.ts';

/** Prints the commands that grant Kafka's users their rights. With `apply`, grants them. */
export async function allowTopics({ apply = false }: { readonly apply?: boolean }): Promise<void> {
  const users = kafkaUsers();
  if (!apply) {
    for (const line of aclCommands(users)) print(line);
    return;
  }
  const cluster = kafkaCluster('The embedded profile has no users. For a cluster set PROFILE=cluster.');
  try {
    await applyRights(cluster, rightsOf(users));
  } catch (error) {
    if (!(error instanceof BrokerUnavailableError)) throw error;
    throw new CommandFailure(`Kafka at ${cluster.brokers.join(', ')} has not given the rights: ${error.message}`);
  }
  print(`Allowed: ${users.map(({ name }) => name).join(', ')}.`);
}
