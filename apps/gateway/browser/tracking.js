// Makes the tracking page live: follows the parcel's stream, inserts HTML that the gateway has written anew, and moves the rider on
// the map. Runs in the browser without a build step. The page works without it.

const page = document.getElementById('parcel');
const links = JSON.parse(page.dataset.links);
const mapElement = document.getElementById('map');
/** The pause in ms before a refused stream is requested again. It varies, so that not all pages request it at the same time. */
const retryAfterMs = 15_000;

/** Without an event for this time the stream is dead, e.g. because the phone has slept. The gateway sends one at least every 15 s. */
const silentForMs = 45_000;
/** When the page is seen again after a longer silence, it does not wait for the end of `silentForMs`. */
const shortSilenceMs = 20_000;
/**
 * The gateway ends each stream after some minutes, and the browser follows again after 3 s. In ms: only a longer interruption is
 * shown.
 */
const shortBreakMs = 6_000;
/** How often, and how many times, an open page of a cancelled parcel looks whether there is another attempt. */
const nextAttemptEveryMs = 60_000;
let nextAttemptLooks = 60;

let isOver = page.dataset.over === 'true';
let awaitsNext = page.dataset.awaitsNext === 'true';
let places = mapElement === null ? null : JSON.parse(mapElement.dataset.map).places;
/** Shows `places` on the map. Does nothing until there is a map. */
let showPlaces = () => {};

function setLive(isLive) {
  clearTimeout(breakTimer);
  breakTimer = null;
  const live = document.getElementById('live');
  const state = isOver ? 'over' : isLive ? 'live' : 'connecting';
  live.textContent = live.dataset[state];
  live.classList.toggle('on', state === 'live');
}

/** Inserts HTML of the gateway, which has escaped all texts of others. */
function replace(id, html) {
  const element = document.getElementById(id);
  if (element.dataset.html === html) return;
  element.innerHTML = html;
  element.dataset.html = html;
}

function showParcel(parcel) {
  const headline = () => document.querySelector('h1').textContent;
  const before = headline();
  document.title = parcel.title;
  replace('progress', parcel.progress);
  replace('details', parcel.details);
  // Read aloud only when the headline changes, and not with each new minute.
  if (headline() !== before) document.getElementById('said').textContent = headline();
  places = parcel.places;
  showPlaces();
}

let source = null;
let heardAt = 0;
let timer;
/** Runs while the browser follows again. */
let breakTimer = null;

function followIn(ms) {
  clearTimeout(timer);
  timer = setTimeout(follow, ms);
}

/** The stream is alive. Follows it anew when nothing is heard for too long. */
function hear() {
  heardAt = Date.now();
  followIn(silentForMs);
}

/** Follows the stream, in place of the former one. Its first event is the present state. */
function follow() {
  source?.close();
  setLive(false);
  source = new EventSource(links.stream);
  hear();
  source.addEventListener('heartbeat', hear);
  source.addEventListener('parcel', ({ data }) => {
    hear();
    const parcel = JSON.parse(data);
    ({ over: isOver, awaitsNext } = parcel);
    showParcel(parcel);
    setLive(true);
  });
  source.addEventListener('end', () => {
    source.close();
    isOver = true;
    setLive(false);
    waitForNext();
  });
  source.addEventListener('error', () => {
    // The browser reconnects by itself, except after an answer that is no stream.
    if (source.readyState !== EventSource.CLOSED) {
      breakTimer ??= setTimeout(() => setLive(false), shortBreakMs);
      return;
    }
    setLive(false);
    if (isOver) waitForNext();
    else followIn(retryAfterMs * (0.8 + 0.4 * Math.random()));
  });
}

/** A cancelled parcel can be sent once more: the page then links to the other delivery. */
function waitForNext() {
  clearTimeout(timer);
  if (!awaitsNext || nextAttemptLooks === 0) return;
  timer = setTimeout(() => {
    nextAttemptLooks -= 1;
    if (document.hidden) waitForNext();
    else follow();
  }, nextAttemptEveryMs);
}

function onSeen() {
  if (document.hidden) return;
  const isDue = isOver ? awaitsNext : Date.now() - heardAt > shortSilenceMs;
  if (isDue) follow();
}

function pinIcon(map, kind) {
  const html = `<svg width="48" height="72" viewBox="-24 -48 48 72" aria-hidden="true">${map.pins[kind]}</svg>`;
  return L.divIcon({ className: `map-pin ${kind}-pin`, html, iconSize: [48, 72], iconAnchor: [24, 48] });
}

/** Shows the city drawing of the page under the pins. Its letters keep their size at each zoom. */
function addOutline(leaflet, { outline }, svg) {
  const [south, west, north, east] = outline.bounds;
  svg.setAttribute('viewBox', `0 0 ${outline.width} ${outline.height}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('overflow', 'visible');
  const bounds = L.latLngBounds([south, west], [north, east]);
  L.svgOverlay(svg, bounds).addTo(leaflet);
  const areas = svg.querySelector('.areas');
  const keepLetters = () => {
    const pixels = leaflet.latLngToLayerPoint([south, east]).x - leaflet.latLngToLayerPoint([south, west]).x;
    const unitsPerPixel = outline.width / pixels;
    areas.setAttribute('font-size', outline.letterPixels * unitsPerPixel);
    const isCrowded = unitsPerPixel > outline.crowdedFrom;
    areas.querySelector('.others').setAttribute('visibility', isCrowded ? 'hidden' : 'visible');
  };
  leaflet.on('zoomend viewreset', keepLetters);
  keepLetters();
  leaflet.setMaxBounds(bounds.pad(0.2));
}

async function showMap() {
  const map = JSON.parse(mapElement.dataset.map);
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = links.mapStyle;
  const styled = new Promise((resolve, reject) => {
    style.addEventListener('load', resolve);
    style.addEventListener('error', reject);
  });
  document.head.append(style);
  await Promise.all([styled, import(links.map)]);
  const svg = mapElement.querySelector('svg');
  const all = () => [places.pickup, places.destination, ...(places.rider === null ? [] : [places.rider])];
  mapElement.setAttribute('aria-label', svg.getAttribute('aria-label'));
  svg.remove();
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const leaflet = L.map(mapElement, {
    zoomControl: false,
    zoomSnap: 0.25,
    minZoom: 10,
    maxZoom: map.tiles === null ? 15 : 18,
    zoomAnimation: motion,
    fadeAnimation: motion,
    // Otherwise a reader who scrolls the page would zoom the map.
    scrollWheelZoom: false,
    dragging: !L.Browser.mobile,
  });
  leaflet.attributionControl.setPrefix(false);
  L.control
    .zoom({ position: 'bottomright', zoomInTitle: map.texts.zoomIn, zoomOutTitle: map.texts.zoomOut })
    .addTo(leaflet);
  // Leaves more room above, because pins stand above their places. Without tiles, a larger part of the city is more useful.
  const fit = () => {
    const aside = [24 + 0.06 * mapElement.clientWidth, 14 + 0.06 * mapElement.clientHeight];
    const above = [aside[0], aside[1] + 34];
    const maxZoom = map.tiles === null ? 13 : 15;
    leaflet.fitBounds(all(), { paddingTopLeft: above, paddingBottomRight: aside, maxZoom, animate: motion });
  };
  fit();
  if (map.tiles !== null) {
    // Tile servers require the site as referrer. They do not learn the address of the page.
    L.tileLayer(map.tiles.url, { attribution: map.tiles.attribution, referrerPolicy: 'origin', maxZoom: 19 }).addTo(
      leaflet,
    );
  } else {
    svg.querySelector('#pins').remove();
    svg.removeAttribute('role');
    svg.removeAttribute('aria-label');
    svg.setAttribute('aria-hidden', 'true');
    addOutline(leaflet, map, svg);
  }
  const pinOf = (kind, place) =>
    L.marker(place, {
      icon: pinIcon(map, kind),
      keyboard: false,
      interactive: false,
      zIndexOffset: kind === 'rider' ? 1_000 : 0,
    }).addTo(leaflet);
  L.polyline([places.pickup, places.destination], {
    className: 'way',
    weight: 2.5,
    dashArray: '2 8',
    interactive: false,
  }).addTo(leaflet);
  pinOf('pickup', places.pickup);
  pinOf('destination', places.destination);
  let rider = null;
  showPlaces = () => {
    if (places.rider === null) {
      rider?.remove();
      rider = null;
      return;
    }
    if (rider === null) rider = pinOf('rider', places.rider);
    else rider.setLatLng(places.rider);
    mapElement.dataset.rider = places.rider.join(',');
    if (!leaflet.getBounds().contains(places.rider)) fit();
  };
  showPlaces();
  mapElement.dataset.ready = 'true';
}

if (isOver) waitForNext();
else follow();
document.addEventListener('visibilitychange', onSeen);
// Begins after the first paint, because the map library takes long. If it fails, the page keeps its own drawing.
if (mapElement !== null) requestAnimationFrame(() => setTimeout(() => showMap().catch(console.error), 0));
