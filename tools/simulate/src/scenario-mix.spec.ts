import { readScenarioMix, scenarioOf } from './scenario-mix.ts';

test('chooses each scenario with its frequency in the mix', () => {
  const mix = readScenarioMix('deliver=3, no_rider,slow=2');
  if (mix === null) throw new Error('not read');
  const scenarios = Array.from({ length: 60 }, (_, order) => scenarioOf(mix, order));
  const count = (name: string) => scenarios.filter((scenario) => scenario === name).length;
  expect([count('deliver'), count('no_rider'), count('slow')]).toEqual([30, 10, 20]);
});

test.each(['', 'delivered', 'deliver=0', 'deliver=x', 'deliver=1001', 'deliver,,slow'])(
  'refuses %j as a mix',
  (text) => {
    expect(readScenarioMix(text)).toBeNull();
  },
);
