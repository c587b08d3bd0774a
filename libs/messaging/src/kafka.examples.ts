/** Where the Kafka for tests is, from KAFKA_BROKERS. */
export function kafkaBrokers(): string[] {
  return (process.env.KAFKA_BROKERS ?? '').split(',').filter((broker) => broker !== '');
}

/** Tests that need a running Kafka. */
export function describeWithKafka(name: string, tests: () => void): void {
  describeWith('KAFKA_BROKERS', name, tests);
}

/** Tests that need Kafka's jars, in the directory that KAFKA_JARS names, to start and kill a broker of their own. */
export function describeWithKafkaJars(name: string, tests: () => void): void {
  describeWith('KAFKA_JARS', name, tests);
}

/** Without the variable they are skipped by name; on a build server that is a failure. */
function describeWith(variable: string, name: string, tests: () => void): void {
  if ((process.env[variable] ?? '') !== '') {
    describe(name, tests);
    return;
  }
  if (process.env.CI === 'true') {
    test(`${name}: ${variable} is not set`, () => {
      throw new Error(`set ${variable}`);
    });
    return;
  }
  describe.skip(`${name} (not run: ${variable} is not set)`, tests);
}
