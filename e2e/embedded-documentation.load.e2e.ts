import { setTimeout as pause } from 'node:timers/promises';
import { describeInBrowser, observeVitals, pageVitals, startBrowser, throttle } from './browser.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';

// Measures how fast the documentation is on a slow computer.

const slower = 4;
const paints = 5;
/** The median of one round can be due to other work on the machine. If all rounds are slow, the page is. */
const maxRounds = 2;
const paintWithinMs = 1_000;
/** On a busy machine, every page takes longer, so the limit is a multiple of the time of a page without scripts. */
const mostTimesBare = 3;
const reference = '/docs/reference';
/** The maximum time until the console is drawn. */
const drawnWithinMs = 60_000;
const largestShift = 0.1;
/** How long after the first paint the fonts arrive, in ms. */
const fontsLateMs = 1_500;

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

let program: Program;
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
});

describeInBrowser('with a processor four times slower', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    browser = await startBrowser({ optimises: true });
  });

  /** Opens a page with an empty cache, and reads when its largest content was painted. */
  async function paint(path: string) {
    const page = await browser.open();
    await observeVitals(page);
    const unthrottle = await throttle(page, slower);
    await page.goto(`${program.url}${path}`, { waitUntil: 'networkidle' });
    if (path === reference) {
      // The console, whose script takes seconds, may paint something larger. At any speed, that would now come too late.
      await unthrottle();
      await page.locator('.api-reference h1').waitFor({ timeout: drawnWithinMs });
    }
    const vitals = await pageVitals(page);
    await page.context().close();
    return vitals;
  }

  /**
   * The medians of a page and of one without scripts. They are opened alternately, so that other work on the machine slows down
   * both.
   */
  async function medianPaints(path: string) {
    const measured: number[] = [];
    const bare: number[] = [];
    const shifts: number[] = [];
    const medians = () => ({
      page: median(measured),
      within: Math.max(paintWithinMs, mostTimesBare * median(bare)),
      layoutShift: median(shifts),
    });
    for (let round = 0; round < maxRounds && (round === 0 || medians().page >= medians().within); round += 1) {
      for (let time = 0; time < paints; time += 1) {
        bare.push((await paint('/problems')).largestPaintMs);
        const { largestPaintMs, layoutShift } = await paint(path);
        measured.push(largestPaintMs);
        shifts.push(layoutShift);
      }
    }
    const [page, withoutScripts] = [median(measured), median(bare)].map((ms) => ms.toFixed(0));
    const shift = median(shifts).toFixed(3);
    process.stdout.write(
      `Largest contentful paint of ${path}: ${page} ms, without scripts ${withoutScripts} ms; layout shift ${shift}\n`,
    );
    return medians();
  }

  test.each(['/docs', '/docs/first-order', '/docs/webhooks', '/docs/bn/first-order', reference])(
    '%s paints its largest content within a second',
    async (path) => {
      // Opens the page once before, because the program reads and compresses a file at its first request.
      await paint(path);
      const { page, within, layoutShift } = await medianPaints(path);
      expect(page).toBeLessThan(within);
      expect(layoutShift).toBeLessThan(largestShift);
    },
    300_000,
  );

  test.each(['/docs/first-order', '/docs/bn/first-order'])(
    '%s does not shift when its fonts arrive late',
    async (path) => {
      const page = await browser.open();
      await observeVitals(page);
      await page.route('**/*.woff2', async (route) => {
        await pause(fontsLateMs);
        await route.continue();
      });
      await page.goto(`${program.url}${path}`, { waitUntil: 'networkidle' });
      await page.evaluate('document.fonts.ready');
      expect((await pageVitals(page)).layoutShift).toBeLessThan(largestShift);
      await page.context().close();
    },
  );
});
