import { contextOf } from './message-context.ts';

describe('the context of a rider event', () => {
  test('names a dispatch system, with the event id as correlation id, when the message has no headers', () => {
    const actor = { kind: 'dispatch_system' };
    expect(contextOf({ headers: {} }, 'e-1')).toEqual({ actor, correlation_id: 'e-1', causation_id: 'e-1' });
    expect(contextOf({ headers: { source: 'some-system' } }, 'e-1')).toMatchObject({ actor });
  });

  test('names the robot courier when the headers of the message do', () => {
    const headers = { source: 'robot-courier', 'correlation-id': 'req-9' };
    expect(contextOf({ headers }, 'e-1')).toEqual({
      actor: { kind: 'robot_courier' },
      correlation_id: 'req-9',
      causation_id: 'e-1',
    });
  });

  test('names an operator without the name of the token, which partners must not see in the proof of an order', () => {
    expect(contextOf({ headers: { source: 'operator' } }, 'e-1').actor).toEqual({ kind: 'operator' });
  });

  test.each(['', 'two words', 'x'.repeat(201), 'a\nb'])('does not accept %j as a correlation id', (id) => {
    expect(contextOf({ headers: { 'correlation-id': id } }, 'e-1').correlation_id).toBe('e-1');
  });
});
