// A load generator with minimal cost: prepared bytes over keep-alive sockets, one request at a time on each.
import { connect } from 'node:net';
import { quantile } from './quantile.mjs';

const separator = Buffer.from('\r\n\r\n');

/** The bytes of one HTTP/1.1 request. */
export function requestBytes(method, url, headers = {}, body = '') {
  const { host, pathname, search } = new URL(url);
  const lines = [`${method} ${pathname}${search} HTTP/1.1`, `host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== '') lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** The length of the first complete response in the buffer. 0 if it is incomplete. */
function responseLength(buffer) {
  const end = buffer.indexOf(separator);
  if (end < 0) return 0;
  const header = buffer.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(header);
  if (length === null) throw new Error(`no content-length in: ${header}`);
  const whole = end + separator.length + Number(length[1]);
  return buffer.length >= whole ? whole : 0;
}

/**
 * Sends the request over `connections` sockets for `ms`, or about `requests` times. Every answer must have `status`. Resolves with
 * requests per second and latencies in ms.
 */
export async function load({ url, request, connections, ms, requests, status }) {
  const { hostname, port } = new URL(url);
  const latencies = [];
  const began = performance.now();
  const goesOn = ms === undefined ? () => latencies.length <= requests - connections : (now) => now < began + ms;
  const lanes = Array.from({ length: connections }, () =>
    lane(hostname, Number(port), request, goesOn, status, latencies),
  );
  await Promise.all(lanes);
  const seconds = (performance.now() - began) / 1000;
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(latencies, share));
  return { count: latencies.length, perSecond: latencies.length / seconds, p50, p99 };
}

function lane(host, port, request, goesOn, status, latencies) {
  return new Promise((resolve, reject) => {
    let held = Buffer.alloc(0);
    let sentAt = 0;
    const socket = connect(port, host);
    socket.setNoDelay(true);
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection')));
    socket.on('data', (chunk) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      const length = responseLength(held);
      if (length === 0) return;
      if (!held.subarray(0, 12).equals(Buffer.from(`HTTP/1.1 ${status}`))) {
        reject(new Error(`unexpected answer: ${held.toString('utf8', 0, 400)}`));
        socket.destroy();
        return;
      }
      held = held.subarray(length);
      const now = performance.now();
      latencies.push(now - sentAt);
      if (goesOn(now)) return send();
      socket.removeAllListeners('close');
      socket.destroy();
      resolve();
    });
  });
}
