import type { KafkaAddress } from '@dakpion/messaging';
import { kafkaAddress, StartRefusedError } from '@dakpion/settings';
import { cliSettings } from './cli-settings.ts';
import { CommandFailure } from './command-failure.ts';

/** The Kafka of the settings. Throws CommandFailure: `whenEmbedded` if the settings have none. */
export function kafkaCluster(whenEmbedded: string): KafkaAddress {
  const { kafka } = cliSettings().engines;
  if (kafka === null) throw new CommandFailure(whenEmbedded);
  try {
    return kafkaAddress(kafka, 'dakpion-cli');
  } catch (error) {
    throw error instanceof StartRefusedError ? new CommandFailure(error.message) : error;
  }
}
