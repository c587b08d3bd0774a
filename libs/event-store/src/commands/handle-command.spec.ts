import { ContendedError, type Decision, type EventStream, handleCommand } from './handle-command.ts';
import { newEvent } from './new-event.ts';

/** A stream of numbers. Its state is all the numbers. `intrude` runs just before an append, and can append first. */
class Numbers implements EventStream<readonly number[], number> {
  readonly name = 'numbers';
  readonly maxDecisions = 3;
  readonly stored: number[] = [];
  reads = 0;
  appends = 0;
  known?: { readonly state: readonly number[] };
  intrude: () => void = () => {};

  async read() {
    this.reads += 1;
    return [...this.stored];
  }

  async append(events: readonly number[], state: readonly number[]) {
    this.appends += 1;
    this.intrude();
    if (state.length !== this.stored.length) return false;
    this.stored.push(...events);
    return true;
  }

  evolve(state: readonly number[], event: number) {
    return [...state, event];
  }
}

const add =
  (number: number) =>
  (state: readonly number[]): Decision<number, { readonly sum: number }> => {
    const sum = state.reduce((all, each) => all + each, 0);
    if (sum > 10) return { outcome: 'refused', refusal: { sum } };
    return { outcome: 'events', events: state.includes(number) ? [] : [number] };
  };

test('appends the decided events, and returns the state after them', async () => {
  const numbers = new Numbers();
  expect(await handleCommand(numbers, add(1))).toEqual({ outcome: 'changed', state: [1], events: [1] });
  expect(await handleCommand(numbers, add(2))).toEqual({ outcome: 'changed', state: [1, 2], events: [2] });
  expect(numbers.stored).toEqual([1, 2]);
});

test('appends nothing when the decision has no events', async () => {
  const numbers = new Numbers();
  numbers.stored.push(1);
  expect(await handleCommand(numbers, add(1))).toEqual({ outcome: 'unchanged', state: [1], events: [] });
  expect(numbers.appends).toBe(0);
});

test('returns a refusal as a value, and appends nothing', async () => {
  const numbers = new Numbers();
  numbers.stored.push(11);
  expect(await handleCommand(numbers, add(1))).toEqual({ outcome: 'refused', refusal: { sum: 11 }, state: [11] });
  expect(numbers.appends).toBe(0);
});

test('decides again after a conflict, on the state that the other command has made', async () => {
  const numbers = new Numbers();
  numbers.intrude = () => {
    if (numbers.appends === 1) numbers.stored.push(5);
  };
  expect(await handleCommand(numbers, add(1))).toEqual({ outcome: 'changed', state: [5, 1], events: [1] });
  expect(numbers).toMatchObject({ stored: [5, 1], reads: 2, appends: 2 });
});

test('appends nothing when the other command has left nothing to do', async () => {
  const numbers = new Numbers();
  numbers.intrude = () => numbers.stored.push(1);
  expect(await handleCommand(numbers, add(1))).toEqual({ outcome: 'unchanged', state: [1], events: [] });
  expect(numbers).toMatchObject({ stored: [1], appends: 1 });
});

test('gives up with a temporary error after the highest number of decisions', async () => {
  const numbers = new Numbers();
  numbers.intrude = () => numbers.stored.push(0);
  const error = await handleCommand(numbers, add(1)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContendedError);
  expect(error).toMatchObject({ temporary: true, message: expect.stringContaining('numbers changed 3 times') });
  expect(numbers).toMatchObject({ stored: [0, 0, 0], reads: 3, appends: 3 });
});

test('appends to a known state without a read, and reads the stream when the state was stale', async () => {
  const numbers = new Numbers();
  numbers.known = { state: [] };
  expect(await handleCommand(numbers, add(1))).toMatchObject({ outcome: 'changed', state: [1] });
  expect(numbers.reads).toBe(0);
  expect(await handleCommand(numbers, add(2))).toMatchObject({ outcome: 'changed', state: [1, 2] });
  expect(numbers).toMatchObject({ reads: 1, appends: 3 });
});

test('reads the stream before a refusal or an empty decision on a known state', async () => {
  const numbers = new Numbers();
  numbers.known = { state: [11] };
  expect(await handleCommand(numbers, add(1))).toEqual({ outcome: 'changed', state: [1], events: [1] });
  numbers.known = { state: [2] };
  expect(await handleCommand(numbers, add(2))).toEqual({ outcome: 'changed', state: [1, 2], events: [2] });
});

test('passes an error of the append to the caller and does not decide again', async () => {
  const numbers = new Numbers();
  numbers.intrude = () => {
    throw new Error('away');
  };
  await expect(handleCommand(numbers, add(1))).rejects.toThrow('away');
  expect(numbers.appends).toBe(1);
});

test('stores an event with its actor, cause and time', () => {
  const context = { actor: { kind: 'operator' }, correlation_id: 'req_1', causation_id: null } as const;
  const envelope = { schema_version: 2, occurred_at: '2026-11-21T12:00:00.000+06:00', context };
  const event = newEvent({ type: 'Noted', data: { note: 7 } }, envelope);
  expect(event).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'Noted',
    data: { note: 7 },
    metadata: {
      schema_version: 2,
      $correlationId: 'req_1',
      $causationId: null,
      actor: { kind: 'operator' },
      occurred_at: '2026-11-21T12:00:00.000+06:00',
    },
  });
});
