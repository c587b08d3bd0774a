/**
 * The style of the tracking page; light and dark, from 360 px. It is inline, so that the first view needs no other
 * file.
 */
export const trackingStyle = `
:root { color-scheme: light dark; --ink: #17212b; --soft: #55626f; --line: #dde4ea; --paper: #fff; --ground: #f2f5f7; --go: #0b7a53; --go-soft: #dff2ea; --on-go: #fff; --stop: #b3261e; --stop-soft: #fdecea; --late: #8a5300; --late-soft: #fff3dc; --land: #eceff1; --city: #f8f9f7; --road: #dfe4e6; --edge: #cfd6da; --water: #b5d6e8; --park: #d5e8d3; --area: #55626f }
@media (prefers-color-scheme: dark) { :root { --ink: #e9eef3; --soft: #a3b0bc; --line: #2d3842; --paper: #182027; --ground: #0f1419; --go: #4cc38a; --go-soft: #14352a; --on-go: #06281a; --stop: #f58b82; --stop-soft: #3a1d1b; --late: #f2bd5c; --late-soft: #352a14; --land: #141b21; --city: #1b242b; --road: #2c3842; --edge: #3b4a56; --water: #1d3d52; --park: #1d3329; --area: #a3b0bc } }
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Bengali", sans-serif; overflow-wrap: break-word }
h1, h2, p, ol { margin: 0; padding: 0 }
a { color: var(--go); text-underline-offset: .15em }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; border-radius: 6px }
header { max-width: 72rem; margin: 0 auto; padding: .75rem 1rem; display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.5rem }
header p { font-weight: 700; letter-spacing: -.01em; display: flex; align-items: center; gap: .5rem }
header p svg { width: 1.75rem; height: 1.75rem }
header a { display: inline-flex; align-items: center; min-height: 2.5rem; padding: 0 1rem; border: 1px solid var(--line); border-radius: 99px; background: var(--paper); color: var(--ink); text-decoration: none; font-weight: 600; font-size: .9rem }
header a:hover { border-color: var(--go) }
main { max-width: 72rem; margin: 0 auto; padding: 0 1rem 2rem; display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) }
.card, .now, .map { background: var(--paper); border: 1px solid var(--line); border-radius: 16px }
.now { padding: 1.25rem; min-height: 11.75rem }
.from { color: var(--soft); font-weight: 600; font-size: .95rem }
h1 { font-size: 1.65rem; line-height: 1.25; letter-spacing: -.015em; margin: .15rem 0 1rem; text-wrap: balance }
:lang(bn) h1, :lang(bn) header p { letter-spacing: 0 }
:lang(bn) h1 { line-height: 1.35 }
h2 { font-size: .85rem; font-weight: 600; color: var(--soft) }
.label { color: var(--soft); font-size: .9rem }
.soft { color: var(--soft) }
.arrival { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .6rem; min-height: 2.6rem }
.arrival .label { flex-basis: 100%; line-height: 1.2 }
.arrival strong { font-size: 1.5rem; line-height: 1.4; font-variant-numeric: tabular-nums; color: var(--go) }
.arrival.stopped strong { color: var(--ink) }
.bar { display: flex; gap: 4px; margin-top: 1rem }
.bar i { flex: 1; height: 6px; border-radius: 3px; background: var(--line) }
.bar .done, .bar .current { background: var(--go) }
.bar .stopped { background: var(--stop) }
.advice { margin-top: 1rem; padding: .75rem .9rem; border-radius: 12px; background: var(--late-soft) }
.advice strong { display: block; color: var(--late) }
.advice.stopped { background: var(--stop-soft) }
.advice.stopped strong { color: var(--stop) }
.sandbox { margin-top: 1rem; padding-top: .75rem; border-top: 1px dashed var(--line); color: var(--soft); font-size: .9rem }
.map { position: relative; height: min(62vw, 20rem); overflow: hidden; isolation: isolate; background: var(--land) }
.map > svg { display: block; width: 100%; height: 100% }
.details { display: grid; gap: 1rem; align-content: start; grid-template-columns: minmax(0, 1fr) }
.card { padding: 1rem 1.25rem }
.rider { display: flex; align-items: center; flex-wrap: wrap; gap: .25rem .9rem; min-height: 5.5rem }
.rider > div { flex: 1; min-width: 9rem }
.avatar { width: 3rem; height: 3rem; border-radius: 50%; background: var(--go-soft); color: var(--go); display: grid; place-items: center }
.avatar.none { background: none; border: 2px dashed var(--line) }
.avatar svg { width: 1.9rem; height: 1.9rem; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round }
.seen { font-size: .9rem; text-align: right }
.seen .label { display: block; font-size: .85rem }
.steps { list-style: none; margin-top: .75rem }
.steps li { position: relative; display: flex; gap: .75rem; align-items: flex-start; padding-bottom: 1rem; color: var(--soft) }
.steps li > span:nth-child(2) { flex: 1 }
.steps li:last-child { padding-bottom: 0 }
.steps li:not(:last-child)::after { content: ""; position: absolute; left: calc(.75rem - 1px); top: 1.6rem; bottom: 0; width: 2px; background: var(--line) }
.steps .done::after { background: var(--go) !important }
.mark { flex: none; width: 1.5rem; height: 1.5rem; border-radius: 50%; border: 2px solid var(--line); background: var(--paper) }
.mark svg { display: block; margin: -2px; width: 1.5rem; height: 1.5rem; fill: none; stroke: var(--on-go); stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round }
.done .mark, .current .mark { background: var(--go); border-color: var(--go) }
.stopped .mark { background: var(--stop); border-color: var(--stop) }
.stopped .mark svg { stroke: var(--paper) }
.steps .done, .steps .current, .steps .stopped { color: var(--ink) }
.steps .current, .steps .stopped { font-weight: 700 }
.steps time { font-weight: 400; color: var(--soft); font-size: .9rem; font-variant-numeric: tabular-nums; white-space: nowrap; padding-top: .1rem }
.facts { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; font-size: .9rem; color: var(--soft); padding: .25rem .25rem 0 }
.facts b { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums }
.live::before { content: ""; display: inline-block; width: .55rem; height: .55rem; margin-right: .4rem; border-radius: 50%; background: var(--line) }
.live.on::before { background: var(--go) }
.notice { max-width: 34rem; margin: 8vh auto; padding: 2rem 1.5rem }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.land { fill: var(--land) } .city { fill: var(--city) } .park { fill: var(--park) }
.road, .water { fill: none; stroke-linecap: round; stroke-linejoin: round }
.road { stroke: var(--road); stroke-width: 2 }
.road.main { stroke: var(--edge); stroke-width: 3 }
.road path { vector-effect: non-scaling-stroke }
.water { stroke: var(--water) }
.areas { fill: var(--area); text-anchor: middle; font-weight: 500; paint-order: stroke; stroke: var(--city); stroke-width: .2em; stroke-linejoin: round }
.way { fill: none; stroke: var(--soft); stroke-linecap: round; opacity: .7 }
.pin { color: var(--paper) }
.pin .shape { fill: var(--ink); stroke: var(--paper); stroke-width: 1.5 }
.pin.destination .shape { fill: var(--go) }
.pin.destination { color: var(--on-go) }
.pin.rider { color: var(--go) }
.pin.rider .shape { fill: var(--paper); stroke: var(--go); stroke-width: 2.5 }
.pin .halo { fill: var(--go); opacity: .2 }
.leaflet-container { font: inherit !important; background: var(--land) !important }
.leaflet-container :focus-visible, .map:focus-visible { outline-offset: -3px }
.leaflet-bar { border: 1px solid var(--line) !important; border-radius: 10px !important; overflow: hidden }
.leaflet-bar a { background: var(--paper) !important; color: var(--ink) !important; border-color: var(--line) !important }
.leaflet-bar a.leaflet-disabled { color: var(--soft) !important }
.leaflet-control-attribution { background: var(--paper) !important; color: var(--soft) !important; font-size: .75rem }
.map-pin { overflow: visible }
.map-pin svg { display: block; overflow: visible }
@media (prefers-reduced-motion: no-preference) { .map-pin.rider-pin { transition: transform 1s linear } .leaflet-zoom-anim .map-pin.rider-pin { transition: none } }
@media (min-width: 60rem) {
  main { grid-template-columns: minmax(22rem, 26rem) minmax(0, 1fr); grid-template-areas: "now map" "details map" "facts map"; grid-template-rows: auto auto 1fr }
  .now { grid-area: now } .details { grid-area: details } .facts { grid-area: facts }
  .map { grid-area: map; height: calc(100vh - 7.5rem); min-height: 30rem; max-height: 52rem; position: sticky; top: 1rem }
  main.mapless { grid-template-columns: minmax(0, 34rem); grid-template-areas: "now" "details" "facts"; justify-content: center }
}
@media (min-width: 40rem) and (max-width: 59.99rem) { main, header { max-width: 40rem } .map { height: 22rem } }
@media print { .map, header a, .live { display: none } }
`;
