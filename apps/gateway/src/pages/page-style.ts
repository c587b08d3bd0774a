/** The style of all pages that the gateway renders; light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #17211c; --soft: #55635c; --line: #dfe6e2; --paper: #fff; --ground: #f5f8f6; --accent: #0b7a53 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ece9; --soft: #9aaaa2; --line: #2b3632; --paper: #1a2320; --ground: #101613; --accent: #4cc38a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, "Noto Sans Bengali", sans-serif }
main { max-width: 42rem; margin: 2rem auto; padding: 1.5rem; background: var(--paper); border: 1px solid var(--line); border-radius: 12px }
h1 { font-size: 1.4rem; margin: 0 0 .25rem }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem }
p { margin: .25rem 0 }
.soft { color: var(--soft) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 0 }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
article { border-top: 1px solid var(--line); padding: 1rem 0 0; margin: 1rem 0 0 }
pre { margin: .75rem 0 0; padding: .75rem; overflow-x: auto; background: var(--ground); border-radius: 8px; font-size: .8rem }
code { font-size: .9em }
a { color: var(--accent) }
`;
