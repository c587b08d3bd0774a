import { Circuit, failuresToOpen, openForMs } from './circuit.ts';

function opened(): Circuit {
  const circuit = new Circuit();
  for (let failure = 0; failure < failuresToOpen; failure += 1) circuit.failed(0);
  return circuit;
}

describe('a circuit', () => {
  test('stays closed while failures are few or come between successes', () => {
    const circuit = new Circuit();
    circuit.failed(0);
    circuit.failed(0);
    expect(circuit.allows(0)).toBe(true);
    circuit.succeeded();
    circuit.failed(0);
    circuit.failed(0);
    expect(circuit.allows(0)).toBe(true);
  });

  test('opens after three failures in a row, then lets one call through at a time', () => {
    const circuit = opened();
    expect(circuit.allows(openForMs - 1)).toBe(false);
    expect(circuit.allows(openForMs)).toBe(true);
    expect(circuit.allows(openForMs)).toBe(false);
    expect(circuit.allows(2 * openForMs)).toBe(true);
  });

  test('closes with the first success, and opens again with another failure', () => {
    const healed = opened();
    expect(healed.allows(openForMs)).toBe(true);
    healed.succeeded();
    expect([healed.allows(openForMs), healed.allows(openForMs)]).toEqual([true, true]);

    const still = opened();
    expect(still.allows(openForMs)).toBe(true);
    still.failed(openForMs + 1_500);
    expect(still.allows(2 * openForMs)).toBe(false);
    expect(still.allows(2 * openForMs + 1_500)).toBe(true);
  });
});
