import { Html, html } from '../pages/html.ts';
import type { MapTiles } from '../pages/map-tiles.ts';
import type { ParcelView } from './parcel-view.ts';
import type { TrackedParcel } from './tracked-parcel.ts';
import type { TrackingAssetLinks } from './tracking-assets.ts';
import { type Language, languages } from './tracking-language.ts';
import { trackingMap } from './tracking-map.ts';
import { trackingStyle } from './tracking-style.ts';
import { trackingTexts } from './tracking-texts.ts';

/** How often a browser without scripts refreshes the page. */
const refreshSeconds = 15;
/** A letter with a route through it. */
const mark = new Html(
  '<svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="var(--go)"/><path d="M6 10.5 14 16l8-5.5M6 9.5h16v10H6z" fill="none" stroke="var(--on-go)" stroke-width="2" stroke-linejoin="round"/></svg>',
);

/** A parcel, the settings of its page, and the token of its link. */
interface ShownParcel {
  readonly token: string;
  readonly parcel: TrackedParcel;
  readonly view: ParcelView;
  readonly language: Language;
}

/**
 * The page of a parcel, complete without a script. With scripts it is live: `links` are the script and the files that
 * it loads.
 */
export function trackingPage(shown: ShownParcel, tiles: MapTiles | null, links: TrackingAssetLinks): string {
  const { parcel, view, language, token } = shown;
  const texts = trackingTexts[language];
  const map = trackingMap(parcel, language, tiles);
  const head = parcel.isOver
    ? null
    : html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`;
  const script = html`<script type="module" src="${links.script}"></script>`;
  const live = { stream: `/track/${token}/stream?lang=${language}`, map: links.map, mapStyle: links.mapStyle };
  const renewal = html`<p><span id="live" class="live" data-live="${texts.live}" data-connecting="${texts.connecting}" data-over="${texts.over}">${parcel.isOver ? texts.over : texts.renewed}</span></p>`;
  const body = html`<main id="parcel"${map === null ? new Html(' class="mapless"') : null} data-over="${String(parcel.isOver)}" data-awaits-next="${String(parcel.awaitsNext)}" data-links="${JSON.stringify(live)}">
<section class="now" id="progress">${view.progress}</section>
${map}
<div class="details" id="details">${view.details}</div>
<div class="facts"><p>${texts.number}: <b>${parcel.number}</b></p>${renewal}</div>
</main>
<p class="unseen" id="said" role="status"></p>`;
  return documentOf(language, { title: view.title, head: html`${head}${script}`, body });
}

/** A page with one message: the link is unknown, or has ended. */
export function noticePage(language: Language, notice: 'unknown' | 'ended'): string {
  const { unknownTitle, unknownAdvice, endedTitle, endedAdvice } = trackingTexts[language];
  const [title, advice] = notice === 'unknown' ? [unknownTitle, unknownAdvice] : [endedTitle, endedAdvice];
  const body = html`<main class="mapless"><section class="card notice"><h1>${title}</h1><p>${advice}</p></section></main>`;
  return documentOf(language, { title, head: null, body });
}

function documentOf(
  language: Language,
  { title, head, body }: { readonly title: string; readonly head: Html | null; readonly body: Html },
): string {
  const other = languages.find((one) => one !== language) ?? language;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#f2f5f7" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1419" media="(prefers-color-scheme: dark)">
<title>${title}</title>
<style>${new Html(trackingStyle)}</style>
${head}
</head>
<body>
<header><p>${mark}${language === 'bn' ? 'ডাকপিয়ন' : 'Dakpion'}</p><a href="?lang=${other}" lang="${other}" hreflang="${other}">${trackingTexts[language].otherLanguage}</a></header>
${body}
</body>
</html>
`.text;
}
