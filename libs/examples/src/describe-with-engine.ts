/** What `npm test` tells specs: addresses of engines that run for all of them, and the folder of Kafka's jars. */
const engines = { KAFKA_BROKERS: 'Kafka', KAFKA_JARS: 'Kafka', REDIS_URL: 'Redis' } as const;

/**
 * Tests that need an engine; they get the value of the variable. Without it they are skipped by name, and with `CI=true` they
 * fail.
 */
export function describeWithEngine(variable: keyof typeof engines, name: string, tests: (value: string) => void): void {
  const value = process.env[variable];
  if (value !== undefined && value !== '') {
    describe(name, () => tests(value));
    return;
  }
  const reason = `${name} (not run without ${engines[variable]}: npm run engines:install, then npm test)`;
  if (process.env.CI === 'true') {
    test(reason, () => {
      throw new Error(`${variable} is not set.`);
    });
  } else describe.skip(reason, () => tests(''));
}
