import { orderStatuses } from '@dakpion/contracts';
import { orderDetails } from '@dakpion/fixtures';
import fc from 'fast-check';
import { listOf, listsOf } from './order-lists.ts';

describe('lists of orders', () => {
  const reference = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constantFrom('', '"', 'x&status=PENDING'),
  );
  const status = fc.constantFrom(...orderStatuses);

  test('put an order into exactly the lists of the filters that match it', () => {
    fc.assert(
      fc.property(status, fc.option(reference), fc.option(status), fc.option(reference), (...fields) => {
        const [parcel_status, partner_reference_id, wantedStatus, wantedReference] = fields;
        const list = listOf({
          ...(wantedStatus !== null && { parcel_status: wantedStatus }),
          ...(wantedReference !== null && { partner_reference_id: wantedReference }),
        });
        const letThrough =
          (wantedStatus === null || wantedStatus === parcel_status) &&
          (wantedReference === null || wantedReference === partner_reference_id);
        expect(listsOf(orderDetails({ parcel_status, partner_reference_id })).includes(list)).toBe(letThrough);
      }),
    );
  });

  test('put an order into the lists of its filters, its phone number and the words of its reference', () => {
    expect(listsOf(orderDetails({ partner_reference_id: null, receiver_phone_number: '01712345678' }))).toEqual([
      'all',
      'status=PENDING',
      'phone=01712345678',
      `number=${orderDetails().order_id.slice(-8)}`,
    ]);
    const details = orderDetails({ partner_reference_id: 'INV "1"', receiver_phone_number: '01712345678' });
    expect(listsOf(details)).toEqual([
      'all',
      'status=PENDING',
      'reference="INV \\"1\\""',
      'status=PENDING&reference="INV \\"1\\""',
      'phone=01712345678',
      `number=${details.order_id.slice(-8)}`,
      'word=i',
      'word=in',
      'word=inv',
      'word=1',
    ]);
  });
});
