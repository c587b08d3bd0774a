import { membership } from './kafka-client.ts';
import { KafkaGroupSession } from './kafka-group-session.ts';

let now: number;
let session: KafkaGroupSession;
beforeEach(() => {
  now = 0;
  session = new KafkaGroupSession(() => now);
});

function beatAt(...times: readonly number[]): void {
  for (const time of times) {
    now = time;
    session.beat();
  }
}

describe('a session in a consumer group', () => {
  test('is certain from its second heartbeat, until the time-out has passed since the answer before the last heartbeat', () => {
    session.begin();
    beatAt(1_000);
    expect(session.isCertain).toBe(false);
    beatAt(2_000);
    now = 1_000 + membership.sessionTimeout - 1;
    expect(session.isCertain).toBe(true);
    now += 1;
    expect(session.isCertain).toBe(false);
  });

  test('is not certain if the answer to a heartbeat was read after a long pause', () => {
    session.begin();
    beatAt(1_000, 20_000);
    expect(session.isCertain).toBe(false);
    beatAt(21_000);
    expect(session.isCertain).toBe(true);
  });

  test('is not certain after its end, although an answer to a heartbeat is still read', () => {
    session.begin();
    beatAt(1_000, 2_000);
    session.end();
    beatAt(2_100, 2_200);
    expect(session.isCertain).toBe(false);
  });

  test('begins again with each assignment', () => {
    session.begin();
    beatAt(1_000, 2_000);
    session.begin();
    beatAt(2_500);
    expect(session.isCertain).toBe(false);
    beatAt(3_500);
    expect(session.isCertain).toBe(true);
  });
});
