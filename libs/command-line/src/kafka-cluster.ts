import type { KafkaAddress } from '@dakpion/messaging';
import { kafkaAddress, StartRefusedError } from '@dakpion/service';
import { cliSettings } from './cli-settings.ts';
import { CommandFailure } from './command-failure.ts';

/** The Kafka of the settings. Throws CommandFailure: `whenEmbedded` in the profile that has none. */
export function kafkaCluster(whenEmbedded: string): KafkaAddress {
  const { engineAddresses } = cliSettings();
  if (engineAddresses === null) throw new CommandFailure(whenEmbedded);
  try {
    return kafkaAddress(engineAddresses, 'dakpion-cli');
  } catch (error) {
    throw error instanceof StartRefusedError ? new CommandFailure(error.message) : error;
  }
}
