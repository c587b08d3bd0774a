// The Kafka client is loaded at its first use, because loading takes time and memory, and the embedded profile does not need
// it.

/** See {@link import('./kafka-broker.ts').openKafkaBroker}. */
export const openKafkaBroker: typeof import('./kafka-broker.ts').openKafkaBroker = async (options) =>
  (await import('./kafka-broker.ts')).openKafkaBroker(options);

/** See {@link import('./kafka-topic-drift.ts').applyTopics}. */
export const applyTopics: typeof import('./kafka-topic-drift.ts').applyTopics = async (declared) =>
  (await import('./kafka-topic-drift.ts')).applyTopics(declared);

/** See {@link import('./kafka-topic-drift.ts').topicDrift}. */
export const topicDrift: typeof import('./kafka-topic-drift.ts').topicDrift = async (declared) =>
  (await import('./kafka-topic-drift.ts')).topicDrift(declared);

/** See {@link import('./kafka-lag.ts').groupLags}. */
export const groupLags: typeof import('./kafka-lag.ts').groupLags = async (address) =>
  (await import('./kafka-lag.ts')).groupLags(address);

/** See {@link import('./kafka-rights.ts').applyRights}. */
export const applyRights: typeof import('./kafka-rights.ts').applyRights = async (address, rights) =>
  (await import('./kafka-rights.ts')).applyRights(address, rights);
