const { DAKPION_URL, DAKPION_KEY, ORDER_ID } = process.env;

const known = new Set();
let lastId = null;
let isOver = false;
const deadline = Date.now() + 50_000;
while (!isOver && Date.now() < deadline) {
  const headers = { 'X-API-Key': DAKPION_KEY, Accept: 'text/event-stream', ...(lastId && { 'Last-Event-ID': lastId }) };
  const response = await fetch(`${DAKPION_URL}/v1/business/order/${ORDER_ID}/stream`, { headers });
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop();
    for (const block of blocks) take(block);
    if (isOver) break;
  }
}
process.exit(isOver ? 0 : 1);

function take(block) {
  const field = (name) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  lastId = field('id') ?? lastId;
  if (field('event') !== 'order_event') return;
  const { event, event_id } = JSON.parse(field('data'));
  if (!known.has(event_id)) console.log(event);
  known.add(event_id);
  isOver ||= event === 'COMPLETED';
}
