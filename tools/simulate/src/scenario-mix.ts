import { courseOfAnOrder, type SandboxScenario, sandboxScenarios, type WebhookEventName } from '@dakpion/contracts';

/** The relative frequency of each scenario, in whole numbers. */
export type ScenarioMix = ReadonlyMap<SandboxScenario, number>;

const maxWeight = 1_000;

/** Parses e.g. `deliver=8,no_rider=1,cancelled_by_dispatch=1`. Null if the text is invalid. */
export function readScenarioMix(text: string): ScenarioMix | null {
  const mix = new Map<SandboxScenario, number>();
  for (const part of text.split(',')) {
    const [name, weight = '1'] = part.split('=');
    const scenario = sandboxScenarios.find((each) => each === name?.trim());
    if (scenario === undefined || !/^[1-9]\d{0,3}$/.test(weight) || Number(weight) > maxWeight) return null;
    mix.set(scenario, Number(weight));
  }
  return mix;
}

/** The scenario of an order by its number, from 0. Every round of the mix contains each scenario with its frequency. */
export function scenarioOf(mix: ScenarioMix, order: number): SandboxScenario {
  const total = [...mix.values()].reduce((sum, weight) => sum + weight, 0);
  let place = order % total;
  for (const [scenario, weight] of mix) {
    if (place < weight) return scenario;
    place -= weight;
  }
  return 'deliver';
}

/** The webhooks of an order in this scenario, if nothing is lost. */
export function eventsOf(scenario: SandboxScenario): readonly WebhookEventName[] {
  switch (scenario) {
    case 'deliver':
    case 'slow':
    case 'duplicate_webhooks':
      return courseOfAnOrder;
    case 'no_rider':
      return courseTo('ORDER_CREATED');
    case 'cancelled_by_dispatch':
      return [...courseTo('ACCEPTED'), 'CANCELLED'];
    case 'stuck_after_pickup':
      return courseOfAnOrder.slice(0, -1);
  }
}

function courseTo(event: WebhookEventName): readonly WebhookEventName[] {
  return courseOfAnOrder.slice(0, courseOfAnOrder.indexOf(event) + 1);
}
