const { DAKPION_URL, DAKPION_KEY } = process.env;

async function call(method, path, body, headers = {}) {
  const response = await fetch(`${DAKPION_URL}/v1/business${path}`, {
    method,
    headers: { 'X-API-Key': DAKPION_KEY, 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.code}: ${answer.detail}`);
  return answer;
}

const order = {
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
  partner_reference_id: 'TASK-5',
};
const send = () => call('POST', '/order/create', order, { 'X-Idempotency-Key': 'task-5' });
const tries = 5;
for (let number = 1; number <= tries; number += 1) {
  try {
    console.log((await send()).order_id);
    break;
  } catch (error) {
    if (number === tries) throw error;
  }
}
