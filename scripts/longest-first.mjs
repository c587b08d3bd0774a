// The order in which Jest runs test files. Suites that mostly wait are first. If they were last, the run would wait only for them.
import TestSequencer from '@jest/test-sequencer';

const Sequencer = TestSequencer.default ?? TestSequencer;

/** Substrings of the paths of suites that take half a minute or more. */
const longest = [
  // Early, because after each loss, followers handle the events of the last half minute again, which must not be those of a load
  // test.
  'e2e/cluster-redis-tail.',
  // Early, because in the cluster these read the whole log of events, which grows with each suite.
  'e2e/cluster-redis-loss.',
  'e2e/tampering.',
  'e2e/audit-export.',
  'e2e/transparency-log.',
  'e2e/dashboard-orders.',
  'e2e/dashboard.',
  'e2e/embedded-documentation.',
  'e2e/embedded-openapi.faults',
  'e2e/embedded-lists.load',
  'e2e/embedded-kill.faults',
  'e2e/cluster-webhook-outages.',
  'e2e/embedded-audit-repair.',
  'e2e/sign-in.',
  'e2e/webhook-recovery.',
  'e2e/embedded-integration-tasks.',
  'e2e/embedded-guides.',
  'delivery-scheduler/delivery-scheduler.spec',
  'e2e/webhook-log.',
  'e2e/projections-rebuild.',
  'e2e/operator-commands.',
  'e2e/embedded-tracking-page.',
  'kafka/kafka-three-brokers.',
  'kafka/kafka-broker.spec',
  'webhook/src/webhook.service.spec',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = longest.findIndex((part) => path.includes(part));
      return index < 0 ? longest.length : index;
    };
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
