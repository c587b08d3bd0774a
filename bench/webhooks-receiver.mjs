// A partner's endpoint with minimal cost. It answers each POST with prepared bytes and stores the data for checking the deliveries.
// Its parent sets the answers over the process's channel.
import { createServer } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
const answers = {
  ok: Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'),
  busy: Buffer.from('HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n'),
};
const failures = ['busy', 'reset', 'closed', 'silent'];

/** `keeps`: nothing, `times` (id and time of each request) or `bodies` (its order and sequence, too). */
let expected = { keeps: 'nothing', failShare: 0, target: Number.POSITIVE_INFINITY };
let count = 0;
let arrivals = [];

function outcomeOf(head) {
  if (head.startsWith('POST /hang')) return 'silent';
  if (head.startsWith('POST /busy')) return 'busy';
  if (Math.random() >= expected.failShare) return 'ok';
  return failures[Math.floor(Math.random() * failures.length)];
}

function keep(head, body, outcome) {
  const id = /\r\nwebhook-id: (\S+)/i.exec(head)[1];
  const { order_id, sequence } = expected.keeps === 'bodies' ? JSON.parse(body) : {};
  // Monotonic, in nanoseconds; the same clock in every process.
  arrivals.push({ id, at: Number(process.hrtime.bigint()), outcome, order_id, sequence });
}

/** Takes a request. Returns false if the connection cannot be used any more. */
function take(socket, head, body) {
  count += 1;
  const outcome = outcomeOf(head);
  if (expected.keeps !== 'nothing') keep(head, body, outcome);
  if (outcome === 'reset') socket.resetAndDestroy();
  else if (outcome === 'closed') socket.destroy();
  else if (outcome !== 'silent') socket.write(answers[outcome]);
  if (count === expected.target) process.send({ kind: 'reached' });
  return outcome !== 'reset' && outcome !== 'closed';
}

const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => {});
  let held = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    for (let end = held.indexOf(headEnd); end >= 0; end = held.indexOf(headEnd)) {
      const head = held.toString('latin1', 0, end);
      const bodyAt = end + headEnd.length;
      const whole = bodyAt + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (held.length < whole) return;
      const body = held.subarray(bodyAt, whole);
      held = held.subarray(whole);
      if (!take(socket, head, body)) return;
    }
  });
});
server.listen(0, '127.0.0.1', () => process.send({ kind: 'ready', port: server.address().port }));

process.on('message', (message) => {
  if (message.kind === 'report') return process.send({ kind: 'arrivals', arrivals });
  expected = { keeps: 'nothing', failShare: 0, target: Number.POSITIVE_INFINITY, ...message };
  count = 0;
  arrivals = [];
  process.send({ kind: 'expecting' });
});
process.on('disconnect', () => process.exit(0));
