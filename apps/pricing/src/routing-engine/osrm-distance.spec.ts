import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@dakpion/fixtures';
import { failuresToOpen, openForMs } from './circuit.ts';
import { OsrmDistance } from './osrm-distance.ts';

const from = { latitude: 23.7465, longitude: 90.376 };
const to = { latitude: 23.7925, longitude: 90.4078 };

let server: Server;
let asked: string[];
let answer: RequestListener;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
/** A busy machine answers late. */
const osrm = (timeoutMs = 10_000) => new OsrmDistance(baseUrl(), timeoutMs);
const json = (status: number, body: unknown): RequestListener => {
  return (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const route = (distance: unknown) => json(200, { code: 'Ok', routes: [{ distance, duration: 900.5 }] });

describe('the distance by OSRM', () => {
  test('uses OSRM’s HTTP API, and returns km with two decimals', async () => {
    answer = route(8_123.9);
    expect(await osrm().between(from, to)).toEqual({ outcome: 'routed', distanceKm: 8.12 });
    const path = 'GET /route/v1/driving/90.376,23.7465;90.4078,23.7925';
    expect(asked).toEqual([`${path}?overview=false&radiuses=1000;1000`]);
  });

  test('is 0 if pickup and receiver are at the same place', async () => {
    answer = route(0);
    expect(await osrm().between(from, from)).toEqual({ outcome: 'routed', distanceKm: 0 });
  });

  test.each<[string, RequestListener]>([
    ['an error', json(500, { code: 'InternalError' })],
    ['a status that contradicts the code', json(502, { code: 'Ok', routes: [{ distance: 1 }] })],
    ['a code that contradicts the status', json(200, { code: 'TooBig', routes: [{ distance: 1 }] })],
    ['no JSON', (_, response) => response.end('<html>')],
    ['null', json(200, null)],
    ['no routes', json(200, { code: 'Ok', routes: [] })],
    ['a negative distance', route(-1)],
    ['a distance that is text', route('8123.9')],
    ['an endless distance', (_, response) => response.end('{"code":"Ok","routes":[{"distance":1e999}]}')],
    ['a distance that is longer than the equator', route(40_100_000)],
    [
      'a redirect',
      ({ url }, response) => {
        if (url === '/elsewhere') response.end('{"code":"Ok","routes":[{"distance":1}]}');
        else response.writeHead(302, { location: '/elsewhere' }).end();
      },
    ],
    ['an endless body', (_, response) => response.end('x'.repeat(100_000))],
    ['a closed connection', (_, response) => response.destroy()],
  ])('fails with %s', async (_, listener) => {
    answer = listener;
    expect(await osrm().between(from, to)).toMatchObject({ outcome: 'unavailable' });
  });

  test.each(['NoRoute', 'NoSegment'])(
    'does not open the circuit for %s, which is a fault of the places',
    async (code) => {
      answer = json(400, { code });
      const engine = osrm();
      for (let request = 0; request <= failuresToOpen; request += 1) {
        expect(await engine.between(from, to)).toEqual({ outcome: 'unavailable', reason: 'no_route' });
      }
      expect(asked).toHaveLength(failuresToOpen + 1);
    },
  );

  test('gives up when the headers or the body do not arrive in time', async () => {
    answer = () => {};
    const begun = Date.now();
    expect(await osrm(50).between(from, to)).toMatchObject({ outcome: 'unavailable' });
    answer = (_, response) => response.writeHead(200).write('{"code":');
    expect(await osrm(50).between(from, to)).toMatchObject({ outcome: 'unavailable' });
    expect(Date.now() - begun).toBeGreaterThanOrEqual(98);
  });

  test('does not ask a dead engine repeatedly, and uses it again when it is back, although the time was set back', async () => {
    answer = json(503, {});
    const engine = osrm();
    for (let failure = 0; failure < failuresToOpen; failure += 1) await engine.between(from, to);
    expect(await engine.between(from, to)).toEqual({ outcome: 'unavailable', reason: 'circuit_open' });
    expect(asked).toHaveLength(failuresToOpen);
    answer = route(1_000);
    const [monotonic, time] = [performance.now() + openForMs, Date.now() - 60 * 60_000];
    jest.spyOn(performance, 'now').mockImplementation(() => monotonic);
    jest.spyOn(Date, 'now').mockImplementation(() => time);
    expect(await engine.between(from, to)).toEqual({ outcome: 'routed', distanceKm: 1 });
    expect(await engine.between(from, to)).toEqual({ outcome: 'routed', distanceKm: 1 });
  });

  test('is unavailable when nothing listens at the address', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    expect(await new OsrmDistance(url).between(from, to)).toMatchObject({ outcome: 'unavailable' });
  });
});
