import type { Page } from 'playwright-core';

/** The colours of a bar or a part of one, as the browser has computed them: `rgb(…)`. */
interface Mark {
  readonly name: string;
  /** The colours of its area and its outline. One of them must be visible. */
  readonly colours: readonly string[];
  readonly behind: string;
}

/** A script for the page. Returns the bars of charts and the parts of the bar of webhooks, with the colour behind them. */
const readMarks = `(() => {
  const opaque = (colour) => colour.startsWith('rgb(');
  const behind = (element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (opaque(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const bars = [...document.querySelectorAll('figure svg g rect')].map((rect) => {
    const { fill, stroke } = getComputedStyle(rect);
    return { name: 'bar ' + fill, colours: [fill, stroke].filter(opaque), behind: behind(rect.ownerSVGElement) };
  });
  const parts = [...document.querySelectorAll('span[data-kind]')].flatMap((part) => {
    const { backgroundColor } = getComputedStyle(part);
    const name = 'part ' + part.dataset.kind;
    return opaque(backgroundColor) ? [{ name, colours: [backgroundColor], behind: behind(part) }] : [];
  });
  return [...bars, ...parts];
})()`;

/** The relative luminance of WCAG 2. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
    const share = Number(value) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The kinds of marks on the page, each with its lowest contrast to its background. */
export async function markContrasts(page: Page): Promise<ReadonlyMap<string, number>> {
  const lowest = new Map<string, number>();
  for (const { name, colours, behind } of (await page.evaluate(readMarks)) as Mark[]) {
    const best = Math.max(...colours.map((colour) => contrast(colour, behind)));
    lowest.set(name, Math.min(best, lowest.get(name) ?? best));
  }
  return lowest;
}
