import type { Admin } from 'kafkajs';
import { type KafkaAddress, KafkaAdmin, kafkaClient } from './kafka-client.ts';

// Kafka's names and numbers. The enumerations of kafkajs cannot be imported from an ES module.
const operations = {
  Read: 3,
  Write: 4,
  Create: 5,
  Alter: 7,
  Describe: 8,
  DescribeConfigs: 10,
  AlterConfigs: 11,
} as const;
const resources = { topic: 2, group: 3 } as const;
const patterns = { literal: 3, prefixed: 4 } as const;
const allow = 3;

/** The rights of a user on topics or consumer groups: each of the operations on each of the names. */
export interface KafkaRight {
  readonly user: string;
  readonly operations: readonly (keyof typeof operations)[];
  readonly resource: keyof typeof resources;
  /** Whether the names are complete names or prefixes. */
  readonly pattern: keyof typeof patterns;
  readonly names: readonly string[];
}

/**
 * Grants the rights for every host. Existing rights are kept. The user of the address must be allowed to alter the cluster.
 * Rejects with BrokerUnavailableError.
 */
export async function applyRights(address: KafkaAddress, rights: readonly KafkaRight[]): Promise<void> {
  // Quiet, because the rejection reports a failure.
  const admin = new KafkaAdmin(kafkaClient(address, true));
  try {
    await admin.ask('rights cannot be given', (client) => client.createAcls({ acl: rights.flatMap(entriesOf) }));
  } finally {
    await admin.close();
  }
}

type AclEntry = Parameters<Admin['createAcls']>[0]['acl'][number];

function entriesOf({ user, operations: allowed, resource, pattern, names }: KafkaRight): AclEntry[] {
  return allowed.flatMap((operation) =>
    names.map((resourceName) => ({
      principal: `User:${user}`,
      host: '*',
      permissionType: allow,
      operation: operations[operation],
      resourceType: resources[resource],
      resourcePatternType: patterns[pattern],
      resourceName,
    })),
  );
}
