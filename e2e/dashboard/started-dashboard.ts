import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { type Body, call, operate, PartnerApi, whenAllowed } from '../api.ts';
import { startBrowser, type View } from '../browser.ts';
import { orderRequest } from '../order-request.ts';
import { type Program, startProgram, temporaryDirectory } from '../program.ts';
import { startTileServer, type TileServer } from './tile-server.ts';

/** Set by Jest's project `e2e-cluster`: it runs the tasks, and does not check the appearance of pages a second time. */
const isCluster = (globalThis as { profile?: string }).profile === 'cluster';
/** Tests of the embedded profile only. In the cluster profile, they are not listed as skipped, because they do not belong to it. */
export const embeddedOnly = isCluster ? { test: () => undefined, describe: () => undefined } : { test, describe };
/**
 * The maximum time for a reaction of a page, in ms. Short enough for a failure that names the missing element before the test ends.
 */
const withinMs = 30_000;
const closesWithinMs = 5_000;
/** How long a session is used, in ms. Soon after that, sensitive changes would require the password. */
const sessionMs = 5 * 60_000;

/** The paths of requests without a session, which the gateway limits by address: 20 at once, then one in three seconds. */
const limitedByAddress = /\/v1\/dashboard\/(session|session\/link|invitations\/\w+|password\/reset)$/;

/** The longest wait of that limit, in seconds. The wait of a locked account is longer, and its refusal is shown to the page. */
const longestAddressWait = 3;

/** Closes a page, although some of its requests may still be on their way through a route. */
export async function closePage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** Repeats a request that the limit by address has refused: the tasks share their address. */
async function sendWhenAllowed(route: Route): Promise<void> {
  try {
    for (;;) {
      const response = await route.fetch();
      const waitSeconds = Number(response.headers()['retry-after']);
      const isRefused = response.status() === 429 && waitSeconds <= longestAddressWait;
      if (!isRefused) return await route.fulfill({ response });
      await pause(waitSeconds * 1_000);
    }
  } catch (error) {
    // The test has ended and its page closes. The answer is lost before the page reports that it is closed.
    const page = route.request().frame().page();
    if (page.isClosed()) return;
    await page.waitForEvent('close', { timeout: closesWithinMs }).catch(() => {
      throw error;
    });
  }
}

/** One started program, one browser, and one partner with one sandbox order: all tasks share them. */
export interface Dashboard {
  readonly program: Program;
  /** The partners' address, without a trailing slash. */
  readonly url: string;
  /** The answer of the operators' API: `partner_id`, `api_keys`, and the owner's `dashboard.email` and `dashboard.password`. */
  readonly partner: Body;
  readonly orderId: string;
  /** The tile server of the maps. In the cluster, maps have no tiles and show the outline of Dhaka. */
  readonly tiles: TileServer;
  /** The errors that pages have reported, including violations of their policy. */
  readonly faults: readonly string[];
  openPage(view?: View): Promise<Page>;
  /**
   * A partner whose callback URL has no server, and two of its orders: their webhooks are given up after 31 seconds.
   */
  readonly failing: { readonly partner: Body; readonly orderIds: readonly string[] };
  /** Gives the page the session of a partner's owner without the sign-in page, which has its own test. The page loads nothing. */
  beginSession(page: Page, language?: 'en' | 'bn', partner?: Body): Promise<void>;
  /** Begins a session, and opens the first page of the dashboard. */
  signIn(page: Page, language?: 'en' | 'bn', partner?: Body): Promise<void>;
}

export async function startDashboard(): Promise<Dashboard> {
  const tiles = await startTileServer();
  const env = {
    TRACKING_TILES_URL: tiles.url,
    TRACKING_TILES_ATTRIBUTION: '© Example maps',
    // Shorter than the time after which the page of an order reads its proof again.
    TRANSPARENCY_CHECKPOINT_SECONDS: '10',
  };
  const [program, browser] = await Promise.all([startProgram({ dataDir: temporaryDirectory(), env }), startBrowser()]);
  const makePartner = async () => {
    const email = `owner-${randomUUID()}@example.com`;
    return (await operate(program.url, 'POST', '/partners', { name: 'Aarong', email })).body;
  };
  const partner = await makePartner();
  const sandbox = new PartnerApi(program.url, partner.api_keys.sandbox);
  const orderId: string = (await sandbox.create(orderRequest())).body.order_id;
  const failing = { partner: await makePartner(), orderIds: [] as string[] };
  const broken = new PartnerApi(program.url, failing.partner.api_keys.sandbox);
  await broken.put('/v1/business/webhooks/callback', { callback_url: 'http://127.0.0.1:9/hooks' });
  for (let count = 0; count < 2; count += 1) {
    const made = await broken.create(orderRequest({ sandbox_scenario: 'no_rider' }));
    failing.orderIds.push(made.body.order_id);
  }
  const faults: string[] = [];
  const sessions = new Map<Body, { readonly cookie: string; readonly began: number }>();

  const beginSession = async (page: Page, language: 'en' | 'bn' = 'en', whose: Body = partner) => {
    const { email, password } = whose.dashboard;
    const known = sessions.get(whose);
    let cookie = known !== undefined && performance.now() - known.began < sessionMs ? known.cookie : null;
    if (cookie === null) {
      const origin = { origin: program.url };
      const url = `${program.url}/v1/dashboard/session`;
      const signedIn = await whenAllowed(() => call('POST', url, origin, { email, password }));
      cookie = signedIn.headers.get('set-cookie') ?? '';
      sessions.set(whose, { cookie, began: performance.now() });
    }
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
    await page.context().addCookies([{ name, value, url: program.url, httpOnly: true, sameSite: 'Strict' }]);
    await page.addInitScript(`localStorage.setItem('dakpion-language', '${language}')`);
  };

  return {
    program,
    url: program.url,
    partner,
    orderId,
    tiles,
    faults,
    openPage: async (view = {}) => {
      const page = await browser.open(view);
      page.setDefaultTimeout(withinMs);
      await page.context().route(limitedByAddress, sendWhenAllowed);
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        // The page itself shows a refused request to the user.
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) faults.push(message.text());
      });
      return page;
    },
    failing,
    beginSession,
    signIn: async (page, language, whose) => {
      await beginSession(page, language, whose);
      await page.goto(`${program.url}/dashboard`);
      await page.waitForURL(/\/dashboard\/sandbox\//);
    },
  };
}
