import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dhakaTime } from '@dakpion/contracts';
import { attemptUsageChange } from './attempt-usage.ts';
import { type OrderUsage, orderUsageChange } from './order-usage.ts';
import { attemptUsageModel, orderUsageModel } from './usage-read-models.ts';

const file = join(import.meta.dirname, 'stored-form.json');
const created_at = dhakaTime(Date.parse('2026-11-25T23:50:00.000+06:00'));
const ended_at = dhakaTime(Date.parse('2026-11-26T00:20:00.000+06:00'));

const open: OrderUsage = {
  order_id: 'ord_1',
  partner_reference_id: 'INV-1',
  attempt: 2,
  retry_of_order_id: 'ord_0',
  total_price: 137,
  created_at,
  end: null,
  stored_bytes: 2_000,
};

function ended(outcome: 'completed' | 'cancelled'): OrderUsage {
  return { ...open, end: { outcome, occurred_at: ended_at, recorded_at: ended_at } };
}

/**
 * Documents of another form would be counted wrongly. When this fails, raise the version of {@link orderUsageModel} or
 * {@link attemptUsageModel}.
 */
test('stores usage with its shares and its places in the form of the versions of the read models (raise the version, then UPDATE_STORED_FORM=1 writes the form)', () => {
  const attempts = { order_id: 'ord_1', attempts: { '2026-11-25': 3, '2026-11-26': 1 }, stored_bytes: 5_000 };
  const form = JSON.parse(
    JSON.stringify({
      orders: {
        version: orderUsageModel.version,
        written: [open, ended('completed'), ended('cancelled')].map((usage) => orderUsageChange({ usage, version: 6 })),
      },
      attempts: {
        version: attemptUsageModel.version,
        written: [attemptUsageChange({ usage: attempts, version: 8 })],
      },
    }),
  );
  if (process.env.UPDATE_STORED_FORM === '1') writeFileSync(file, `${JSON.stringify(form, null, 2)}\n`);
  expect(form).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
