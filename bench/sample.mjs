// A partner and an order for measurements.
export const operatorToken = 'operator-token-of-the-benchmark';

export const orderBody = JSON.stringify({
  pickup_address_text: 'House 12, Road 5, Dhanmondi, Dhaka',
  estimated_pickup_address_latitude: 23.7461,
  estimated_pickup_address_longitude: 90.3742,
  receiver_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_receiver_address_latitude: 23.7806,
  estimated_receiver_address_longitude: 90.4193,
  parcel_type: 2,
  receiver_name: 'Rahima Khatun',
  receiver_phone_number: '01712345678',
  driver_type: 1,
  is_freelancer: false,
  partner_reference_id: 'INV-1',
});

/** A partner with limits that are never reached; returns its key. */
export async function makePartner(url, environment = 'production') {
  const limits = { write: 1_000_000, read: 1_000_000 };
  const answer = await fetch(`${url}/v1/operator/partners`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: 'bench@example.com',
      rate_limits: { sandbox: limits, production: limits },
    }),
  });
  if (answer.status !== 201) throw new Error(`no partner: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).api_keys[environment];
}

export async function createOrder(url, key) {
  const answer = await fetch(`${url}/v1/business/order/create`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: orderBody,
  });
  if (answer.status !== 201) throw new Error(`no order: ${answer.status} ${await answer.text()}`);
  return { text: await answer.clone().text(), order: await answer.json() };
}
