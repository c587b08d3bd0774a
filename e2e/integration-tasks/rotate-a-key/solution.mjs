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

const counts = {};
for (let after = null, hasMore = true; hasMore; ) {
  const page = await call('GET', `/requests?limit=200${after === null ? '' : `&after=${after}`}`);
  for (const { api_key_last_four } of page.data) counts[api_key_last_four] = (counts[api_key_last_four] ?? 0) + 1;
  [after, hasMore] = [page.next, page.has_more];
}
console.log(JSON.stringify(counts));
