// `npm run screenshots`: takes the pictures of the README and the guides again, into docs/pictures. Starts the built embedded
// program on an empty data directory, drives a delivery halfway, and opens it in Debian's Chromium (npm run engines:install).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { exampleOrder } from './example-order.mjs';
import { freePort } from './free-port.mjs';
import { nodeOptions } from './node-options.mjs';
import { until } from './until.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures');
const withinMs = 60_000;
const operatorToken = 'operator-token-of-the-pictures';
const pickup = { latitude: 23.7461, longitude: 90.3742 };
const rider = { rider_id: 7, name: 'Karim Uddin', phone_number: '01811111111', driver_type: 1, is_freelancer: false };

/** The name, the path and the view of each picture. */
const pictures = [
  { name: 'tracking-wide', path: (order) => `${order.tracking_url}?lang=en`, width: 1280, height: 760, theme: 'light' },
  { name: 'tracking-phone', path: (order) => `${order.tracking_url}?lang=bn`, width: 390, height: 844, theme: 'dark' },
];

/** Pages of the dashboard in production, with their views. */
const dashboardPictures = [
  { name: 'dashboard-order', path: (order) => `orders/${order.order_id}`, width: 1280, height: 860, theme: 'light' },
  { name: 'dashboard-webhooks', path: () => 'webhooks', width: 1280, height: 960, theme: 'light' },
];

async function call(url, headers, body, method = 'POST') {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(withinMs),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Starts a partner's server that accepts every webhook. `received`: the number of webhooks. */
async function startReceiver() {
  const receiver = { received: 0, url: '', close: () => server.close() };
  const server = createServer((request, response) => {
    receiver.received += 1;
    request.resume();
    response.end();
  });
  const receiverPort = await freePort();
  server.listen(receiverPort, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${receiverPort}/dakpion`;
  return receiver;
}

/** Creates a production order whose rider is halfway to the receiver, and whose webhooks have arrived. */
async function orderUnderWay(url, shop) {
  const operator = { authorization: `Bearer ${operatorToken}` };
  const partner = { name: 'Nakshi Crafts', email: 'shop@example.com' };
  const { api_keys, dashboard } = await call(`${url}/v1/operator/partners`, operator, partner);
  const key = { 'x-api-key': api_keys.production };
  await call(`${url}/v1/business/webhooks/callback`, key, { callback_url: shop.url }, 'PUT');
  const order = await call(`${url}/v1/business/order/create`, key, exampleOrder);
  const course = [
    ['RIDER_ASSIGNED', { latitude: 23.7395, longitude: 90.3831 }],
    ['RIDER_ACCEPTED', null],
    ['RIDER_STARTED', null],
    ['PARCEL_PICKED', pickup],
    ['RIDER_LOCATION', { latitude: 23.7601, longitude: 90.4012 }],
  ];
  for (const [index, [type, location]] of course.entries()) {
    const occurred_at = new Date(Date.now() + index).toISOString();
    const event = { event_id: `picture-${index}`, type, order_id: order.order_id, occurred_at, rider, location };
    await call(`${url}/v1/operator/rider-events`, operator, event);
  }
  // The second location of the rider on the page is the halfway point.
  await until(
    'the rider to be shown',
    async () => (await (await fetch(order.tracking_url)).text()).includes('90.4012'),
    withinMs,
  );
  // The webhooks of the creation and of all events of the course except the location.
  await until('all webhooks', async () => shop.received === course.length, withinMs);
  const log = async () => (await (await fetch(`${url}/v1/business/webhooks`, { headers: key })).json()).data;
  await until('the log to have them', async () => (await log()).length === course.length, withinMs);
  return { order, dashboard };
}

/** The cookie of a session of the partner's owner. */
async function sessionOf(url, { email, password }) {
  const response = await fetch(`${url}/v1/dashboard/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(withinMs),
  });
  const [name = '', value = ''] = (response.headers.get('set-cookie') ?? '').split(';')[0].split('=');
  return { name, value, url, httpOnly: true, sameSite: 'Strict' };
}

/** Calls `use` with a browser that has an empty profile. */
async function inBrowser(use) {
  const profile = mkdtempSync(join(tmpdir(), 'dakpion-chromium-'));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    env: { ...process.env, HOME: profile, TMPDIR: profile },
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function takePictures(browser, url, order, session) {
  for (const { name, path, width, height, theme } of pictures) {
    const options = { colorScheme: theme, deviceScaleFactor: 2, reducedMotion: 'reduce' };
    const page = await browser.newPage({ viewport: { width, height }, ...options });
    await page.goto(path(order));
    await page.waitForSelector('#map[data-ready]');
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
    process.stdout.write(`docs/pictures/${name}.png\n`);
  }
  for (const { name, path, width, height, theme } of dashboardPictures) {
    const options = { colorScheme: theme, deviceScaleFactor: 1.5, reducedMotion: 'reduce', locale: 'en-GB' };
    const page = await browser.newPage({ viewport: { width, height }, ...options });
    await page.context().addCookies([session]);
    await page.goto(`${url}/dashboard/production/${path(order)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    // Fonts and maps are loaded last.
    await page.waitForTimeout(1_000);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
    process.stdout.write(`docs/pictures/${name}.png\n`);
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'dakpion-pictures-'));
const port = await freePort();
const program = spawn(process.execPath, [...nodeOptions, 'dist/programs/dakpion.js'], {
  cwd: root,
  env: {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    OPERATOR_TOKEN: operatorToken,
    LOG_LEVEL: 'warn',
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = once(program, 'exit');
const shop = await startReceiver();
try {
  const url = `http://127.0.0.1:${port}`;
  await until('the program to be ready', async () => (await fetch(`${url}/health/ready`)).ok, withinMs);
  mkdirSync(folder, { recursive: true });
  const { order, dashboard } = await orderUnderWay(url, shop);
  const session = await sessionOf(url, dashboard);
  await inBrowser((browser) => takePictures(browser, url, order, session));
} finally {
  program.kill('SIGTERM');
  await ended;
  shop.close();
  rmSync(dataDir, { recursive: true, force: true });
}
