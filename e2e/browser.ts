import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { atEnd } from './at-end.ts';
import { until } from './until.ts';

// A browser for tests of pages: Debian's headless Chromium, driven by playwright-core. A window would take half of the CPU.

const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA, and the additional recommendations of axe. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Switches off the browser's own network requests. */
const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Pages of tests are left after seconds: both optimising compilers cost the processor more than they save.
 */
const withoutOptimiser = '--js-flags=--no-opt,--no-maglev';

/** The view of a page. */
export interface View {
  /** CSS pixels; the height is 800. */
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  /** The Accept-Language of the browser, e.g. `bn-BD`. */
  readonly locale?: string;
  readonly javaScript?: boolean;
}

/**
 * Tests that need a browser. Without Chromium they are skipped by name. In continuous integration they fail instead.
 */
export function describeInBrowser(name: string, tests: () => void): void {
  if (existsSync(chromiumPath)) {
    describe(name, tests);
    return;
  }
  const reason = `${name}: not run without Chromium (npm run engines:install)`;
  if (process.env.CI === 'true') {
    test(reason, () => {
      throw new Error(reason);
    });
  } else describe.skip(reason, tests);
}

/**
 * Starts Chromium until the end of the test file. `open` returns a page with its own storage. Suites that measure pages set
 * `optimises`, so that the browser optimises code as a user's browser does.
 */
export async function startBrowser({ optimises = false } = {}): Promise<{ open(view?: View): Promise<Page> }> {
  const profile = mkdtempSync(join(tmpdir(), 'dakpion-chromium-'));
  atEnd(() => rmSync(profile, { recursive: true, force: true }));
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: optimises ? launchFlags : [...launchFlags, withoutOptimiser],
    // The profile is in a directory that is removed in any case.
    env: { ...process.env, HOME: profile, TMPDIR: profile },
  });
  atEnd(() => browser.close());
  return {
    open: async ({ width = 1440, theme = 'light', locale = 'en-GB', javaScript = true } = {}) => {
      const context: BrowserContext = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme: theme,
        locale,
        javaScriptEnabled: javaScript,
        timezoneId: 'Asia/Dhaka',
        reducedMotion: 'reduce',
      });
      return context.newPage();
    },
  };
}

/** The faults that axe finds on the page: rule, element and remedy. Empty when there is none. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Uses the debugger, which no Content-Security-Policy blocks, so that the page is tested with its real policy.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    // Describes the elements of violations only, which saves a quarter of axe's time.
    expression: `axe.run({ runOnly: ${JSON.stringify(axeTags)}, resultTypes: ['violations'] }).then(({ violations }) => JSON.stringify(violations))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  const violations: AxeViolation[] = JSON.parse(String(result.value));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Slows the page's processor down by this factor, until the returned function is called. */
export async function throttle(page: Page, factor: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
}

/** Records the values of {@link pageVitals}; called before the page is opened. */
export async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.vitals = { largestPaintMs: null, layoutShift: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) vitals.largestPaintMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) vitals.layoutShift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

/**
 * The time at which the page's largest content was painted, in ms after the start of the navigation, and its total layout shift.
 */
export async function pageVitals(page: Page): Promise<{ largestPaintMs: number; layoutShift: number }> {
  // Uses the debugger, because the policies of pages forbid scripts that wait inside the page.
  const read = () => page.evaluate('vitals') as Promise<{ largestPaintMs: number | null; layoutShift: number }>;
  await until('the page to be painted', async () => (await read()).largestPaintMs !== null);
  const { largestPaintMs, layoutShift } = await read();
  return { largestPaintMs: largestPaintMs ?? 0, layoutShift };
}

/** The number of CSS pixels by which the page is wider than the window: 0 unless it scrolls sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
