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

const { MONTH } = process.env;
let sum = 0;
let charged = 0;
for (let page = 1, hasMore = true; hasMore; page += 1) {
  const statement = await call('GET', `/statements/${MONTH}?limit=200&page=${page}`);
  for (const { total_price } of statement.data) sum += total_price;
  charged = statement.charged.total_price;
  hasMore = statement.pagination.has_more;
}
console.log(charged);
process.exit(sum === charged ? 0 : 1);
