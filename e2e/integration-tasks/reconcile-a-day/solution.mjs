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

const from = new Date(`${process.env.DAY}T00:00:00+06:00`);
const to = new Date(from.getTime() + 86_400_000);
const range = { created_at_from: from.toISOString(), created_at_to: to.toISOString(), limit: '2' };
const counts = {};
for (let after = null; ; ) {
  const query = new URLSearchParams({ ...range, ...(after !== null && { after }) });
  const { data, pagination } = await call('GET', `/orders?${query}`);
  for (const { parcel_status } of data) counts[parcel_status] = (counts[parcel_status] ?? 0) + 1;
  after = pagination.next_after;
  if (after === null) break;
}
console.log(JSON.stringify(counts));
