import { CommandFailure } from '@dakpion/command-line';
import { topicCommands } from './topics.command.ts';

describe('dakpion topics apply', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });
  const apply = (environment: Record<string, string>) => {
    process.env = { ...before, ...environment };
    return topicCommands().parseAsync(['apply'], { from: 'user' });
  };

  test('reports that the embedded profile has no cluster', async () => {
    const failure = await apply({ PROFILE: 'embedded' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CommandFailure);
    expect(String(failure)).toContain('PROFILE=cluster');
  });

  test('names an unreachable Kafka in one line', async () => {
    const failure = await apply({
      PROFILE: 'cluster',
      KAFKA_BROKERS: '127.0.0.1:1',
      EVENTSTORE_URL: 'esdb://127.0.0.1:2113',
      REDIS_URL: 'redis://127.0.0.1:6379',
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CommandFailure);
    expect(String(failure)).toMatch(/^CommandFailure: Kafka at 127\.0\.0\.1:1 is unavailable: [^\n]+$/);
  });
});
