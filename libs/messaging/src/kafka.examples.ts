/** Where the Kafka for tests is, from KAFKA_BROKERS. */
export function kafkaBrokers(): string[] {
  return (process.env.KAFKA_BROKERS ?? '').split(',').filter((broker) => broker !== '');
}

/** Tests that need a real Kafka. Without one they are skipped by name; on a build server that is a failure. */
export function describeWithKafka(name: string, tests: () => void): void {
  if (kafkaBrokers().length > 0) {
    describe(name, tests);
    return;
  }
  if (process.env.CI === 'true') {
    test(`${name}: KAFKA_BROKERS is not set`, () => {
      throw new Error('set KAFKA_BROKERS to host:port of a Kafka broker');
    });
    return;
  }
  describe.skip(`${name} (not run: KAFKA_BROKERS is not set)`, tests);
}
