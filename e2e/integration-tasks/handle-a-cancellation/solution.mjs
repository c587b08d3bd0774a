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

const { ORDER_ID } = process.env;
const deadline = Date.now() + 50_000;
while ((await call('GET', `/order/${ORDER_ID}/status`)).parcel_status !== 'CANCELLED') {
  if (Date.now() > deadline) throw new Error('the order is not cancelled');
  await new Promise((resolve) => setTimeout(resolve, 500));
}
console.log((await call('POST', `/order/${ORDER_ID}/retry`, {})).order_id);
