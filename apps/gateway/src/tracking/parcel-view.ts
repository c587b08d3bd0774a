import type { DhakaTime } from '@dakpion/contracts';
import { Html, html } from '../pages/html.ts';
import type { ParcelStep, TrackedParcel } from './tracked-parcel.ts';
import type { Language } from './tracking-language.ts';
import { type TrackingTexts, trackingTexts } from './tracking-texts.ts';
import { timeText } from './tracking-times.ts';

/** The parts of the page that change during the delivery. */
export interface ParcelView {
  readonly title: string;
  /** The state of the parcel and its arrival. */
  readonly progress: Html;
  /** The rider, and the steps of the delivery. */
  readonly details: Html;
}

/** Formats a time. */
type Times = (time: DhakaTime) => Html;

/** A check mark in a circle of 24 units. */
const done = new Html('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6.5 12.5 3.6 3.6 7.4-8"/></svg>');
const stopped = new Html('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m8 8 8 8m0-8-8 8"/></svg>');
const vehicles = {
  1: '<circle cx="5.5" cy="16" r="3.5"/><circle cx="18.5" cy="16" r="3.5"/><path d="m5.5 16 4-6.5h5.5l3.5 6.5M15 9.5 13.5 6H11"/>',
  2: '<path d="M3 16v-4l2.5-.8L8 7h7l3.5 4.2L21 12v4h-2.2M15 16H9M3 16h2.2"/><circle cx="7" cy="16.5" r="1.9"/><circle cx="17" cy="16.5" r="1.9"/>',
} as const;

/** The parcel as a receiver sees it. `now` is epoch ms. */
export function parcelView(parcel: TrackedParcel, language: Language, now: number): ParcelView {
  const texts = trackingTexts[language];
  const partner = parcel.partnerName ?? texts.shop;
  const times: Times = (time) => html`<time datetime="${time}">${timeText(time, language, now)}</time>`;
  const headline = texts.headlines[parcel.status];
  return {
    title: parcel.partnerName === null ? headline : `${headline} · ${parcel.partnerName}`,
    progress: html`<p class="from">${parcel.partnerName === null ? texts.parcel : texts.from(parcel.partnerName)}</p>
<h1>${headline}</h1>
${arrivalOf(parcel, texts, times)}
${barOf(parcel)}
${adviceOf(parcel, texts, partner)}`,
    details: html`${riderOf(parcel, texts, times)}
<section class="card" aria-labelledby="steps-title"><h2 id="steps-title">${texts.progress}</h2>
<ol class="steps">${parcel.steps.map((step) => stepOf(step, texts, times))}</ol></section>`,
  };
}

function arrivalOf(parcel: TrackedParcel, texts: TrackingTexts, times: Times): Html {
  const { eta, minutesLeft } = parcel;
  if (eta !== null && minutesLeft !== null) {
    return html`<p class="arrival"><span class="label">${texts.expected}</span> <strong>${times(eta)}</strong> <span class="soft">${texts.inMinutes(minutesLeft)}</span></p>`;
  }
  const last = parcel.isOver ? parcel.steps.at(-1) : undefined;
  if (last?.at == null)
    return html`<p class="arrival"><span class="label">${texts.expected}</span> <span class="soft">${texts.noEta}</span></p>`;
  const label = last.state === 'stopped' ? texts.cancelledAt : texts.deliveredAt;
  return html`<p class="arrival ${last.state}"><span class="label">${label}</span> <strong>${times(last.at)}</strong></p>`;
}

/** Hidden from screen readers: the list of steps has the same content. */
function barOf({ steps }: TrackedParcel): Html {
  return html`<div class="bar" aria-hidden="true">${steps.map(({ state }) => html`<i class="${state}"></i>`)}</div>`;
}

function adviceOf({ trouble, nextUrl, isSandbox }: TrackedParcel, texts: TrackingTexts, partner: string): Html {
  const next = nextUrl === null ? null : html` <a href="${nextUrl}">${texts.nextAttempt}</a>`;
  const advice =
    trouble === null
      ? null
      : html`<p class="advice ${trouble.startsWith('cancelled') ? 'stopped' : 'late'}"><strong>${texts.advice}</strong> ${texts.troubles[trouble](partner)}${next}</p>`;
  return html`${advice}${isSandbox ? html`<p class="sandbox">${texts.sandbox}</p>` : null}`;
}

function riderOf({ rider, isOver }: TrackedParcel, texts: TrackingTexts, times: Times): Html {
  if (rider === null) {
    const text = isOver ? texts.noRiderNow : texts.noRider;
    return html`<section class="card rider" aria-labelledby="rider-title"><span class="avatar none" aria-hidden="true"></span><div><h2 id="rider-title">${texts.rider}</h2><p>${text}</p></div></section>`;
  }
  const { firstName, vehicle, seenAt } = rider;
  const seen =
    seenAt === null ? null : html`<p class="seen"><span class="label">${texts.seen}</span> ${times(seenAt)}</p>`;
  return html`<section class="card rider" aria-labelledby="rider-title"><span class="avatar" aria-hidden="true"><svg viewBox="0 0 24 24">${new Html(vehicles[vehicle])}</svg></span>
<div><h2 id="rider-title">${texts.rider}</h2><p><strong>${firstName}</strong> · ${texts.vehicles[vehicle]}</p></div>${seen}</section>`;
}

function stepOf({ status, at, state }: ParcelStep, texts: TrackingTexts, times: Times): Html {
  const mark = state === 'stopped' ? stopped : state === 'ahead' ? null : done;
  const current = state === 'current' || state === 'stopped' ? new Html(' aria-current="step"') : null;
  return html`<li class="${state}"${current}><span class="mark">${mark}</span><span>${texts.steps[status]}<span class="unseen"> (${texts.stepStates[state]})</span></span>${at === null ? null : times(at)}</li>`;
}
