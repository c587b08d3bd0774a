import { type BrokerEngine, setUpTrial } from './broker-trial.contract.ts';
import { browsingContract } from './browsing.contract.ts';
import { closingContract } from './closing.contract.ts';
import { failingMessagesContract } from './failing-messages.contract.ts';
import { groupPlaceContract } from './group-place.contract.ts';
import { publishingContract } from './publishing.contract.ts';
import { requestsContract } from './requests.contract.ts';

/** The contract of every {@link Broker}. It assumes nothing about partitions or the speed of an engine. */
export function brokerContract(name: string, start: () => Promise<BrokerEngine>): void {
  describe(`Broker contract: ${name}`, () => {
    const trial = setUpTrial(start);
    publishingContract(trial);
    groupPlaceContract(trial);
    failingMessagesContract(trial);
    requestsContract(trial);
    browsingContract(trial);
    closingContract(trial);
  });
}
