import { Field, type FieldRule, TrueOrFalse } from '@dakpion/validation';

/** The maximum number of orders in one request. */
export const maxBulkOrders = 100;

/** The entries are checked one by one later, so that the faults of one order do not cause the others to be refused. */
const ordersRule: FieldRule = {
  findViolation: (value) => {
    if (!Array.isArray(value)) return { code: 'wrong_type', message: 'Must be an array of orders.' };
    if (value.length === 0) return { code: 'empty', message: 'Must have at least one order.' };
    if (value.length <= maxBulkOrders) return null;
    const message = `Must have at most ${maxBulkOrders} orders. Send the others in another request, with another key.`;
    return { code: 'too_many', message };
  },
  schema: {
    type: 'array',
    minItems: 1,
    maxItems: maxBulkOrders,
    items: { $ref: '#/components/schemas/CreateOrderRequest' },
  },
};

/** The body of a request for many orders. Absent: `dry_run` is false. */
export class CreateOrdersDto {
  @TrueOrFalse('optional') readonly dry_run!: boolean | null;
  @Field(ordersRule) readonly orders!: readonly unknown[];
}
