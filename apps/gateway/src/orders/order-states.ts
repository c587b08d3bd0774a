import { type OrderStatus, orderStatuses } from '@dakpion/contracts';
import type { FieldRule } from '@dakpion/validation';

const oneState = `(${orderStatuses.join('|')})`;

/** One state of an order, or several of them separated by commas. */
export const orderStatesRule: FieldRule = {
  findViolation: (value) => {
    if (typeof value !== 'string') return { code: 'wrong_type', message: 'Must be text.' };
    const states = value.split(',');
    if (!states.every((state) => orderStatuses.some((known) => known === state))) {
      return {
        code: 'not_one_of',
        message: `Must be one of: ${orderStatuses.join(', ')}; or several, separated by commas.`,
      };
    }
    return null;
  },
  schema: {
    type: 'string',
    pattern: `^${oneState}(,${oneState})*$`,
    description: `One of ${orderStatuses.map((state) => `\`${state}\``).join(', ')}, or several, separated by commas.`,
  },
};

/** The states that a checked parameter names. */
export function statesIn(parameter: string): readonly OrderStatus[] {
  return orderStatuses.filter((state) => parameter.split(',').includes(state));
}
