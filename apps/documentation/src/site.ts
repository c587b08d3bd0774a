import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { banglaSearch, banglaTheme } from './bangla-theme.ts';
import { writeClientFiles } from './client-files.ts';
import { banglaFolder, banglaGuides } from './guides.bn.ts';
import { writeMachineFiles } from './machine-files.ts';
import { guides, sections } from './navigation.ts';
import { withOperations } from './operations-list.ts';
import { writePlainTexts } from './plain-texts.ts';
import { writeReferenceBundle } from './reference-bundle.ts';
import { withPayloads } from './webhook-payloads.ts';

const pages = fileURLToPath(new URL('../pages', import.meta.url));

/** Pages of the gateway, which are not part of this site. `_self`: the browser loads them. */
const outside = (text: string, link: string) => ({ text, link, target: '_self' });

const sidebar: DefaultTheme.SidebarItem[] = [
  ...sections.map(({ title, guides: listed }) => ({
    text: title,
    items: listed.map((guide) => ({ text: guide.title, link: `/docs/${guide.name}` })),
  })),
];
sidebar
  .at(-1)
  ?.items?.unshift({ text: 'API reference', link: '/docs/reference' }, outside('Problem codes', '/problems'));

/**
 * Starts the scripts when the page, which is complete without them, has been painted. They take longer than a frame, and would otherwise
 * delay the part of the page that the browser reads last. A hidden page is not painted.
 */
function startAfterPaint(html: string): string {
  const [tag, src] = /<script type="module" src="([^"]+)"><\/script>/.exec(html) ?? [];
  if (tag === undefined) throw new Error('VitePress starts its scripts in another way');
  const start = `()=>import(${JSON.stringify(src)})`;
  const script = `document.hidden?(${start})():requestAnimationFrame(()=>setTimeout(${start}))`;
  return html.replace(tag, `<script type="module">${script}</script><link rel="modulepreload" href="${src}">`);
}

/** The site. All its files are below `/docs`, where the gateway serves them. */
export const site = defineConfig({
  title: 'Dakpion',
  titleTemplate: ':title · Dakpion',
  description: 'Request a price, place an order, follow it, and receive a signed webhook for every change.',
  lang: 'en',
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache',
  assetsDir: 'docs/assets',
  cleanUrls: true,
  // Pages of the gateway; e2e/embedded-documentation.e2e.ts follows every link.
  ignoreDeadLinks: [/^\/(problems|dashboard|openapi\.json|llms|docs\/(dakpion|SHA256SUMS|arazzo))/],
  head: [
    ['link', { rel: 'icon', href: '/docs/icon.svg', type: 'image/svg+xml' }],
    ['meta', { name: 'color-scheme', content: 'light dark' }],
  ],
  markdown: {
    config: (md) => {
      md.core.ruler.before('normalize', 'payloads', (state) => {
        state.src = withOperations(withPayloads(state.src));
      });
    },
    // Themes with the contrast that WCAG 2.2 asks for, on the site's backgrounds.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    logo: { src: '/docs/icon.svg', alt: '' },
    logoLink: '/docs',
    nav: [
      { text: 'Guides', link: '/docs/first-order', activeMatch: '^/docs(?!/reference)' },
      { text: 'API reference', link: '/docs/reference' },
      outside('Problems', '/problems'),
      outside('Dashboard', '/dashboard'),
    ],
    sidebar,
    outline: { level: [2, 3], label: 'On this page' },
    search: { provider: 'local', options: { locales: { [banglaFolder]: banglaSearch } } },
    externalLinkIcon: false,
  },
  // The empty labels remove VitePress's language menu. The theme has a link instead, because few pages exist in Bangla.
  locales: {
    root: { label: '', lang: 'en' },
    [banglaFolder]: { label: '', lang: 'bn', themeConfig: banglaTheme(sidebar) },
  },
  transformPageData: ({ relativePath }) => {
    const guide =
      guides.find(({ name }) => relativePath === `docs/${name}.md`) ??
      banglaGuides.find(({ name }) => relativePath === `${banglaFolder}/${name}.md`);
    return guide && { title: guide.title, description: guide.about };
  },
  // Removes the style of icons that no page uses.
  transformHtml: (html) => startAfterPaint(html.replace(/<link[^>]*vp-icons\.css[^>]*>/, '')),
  // Preloads the fonts, so that the text is painted in its font at once.
  transformHead: ({ assets, page }) => {
    const letters = page.startsWith(banglaFolder)
      ? /(latin|bengali)-[46]00\.[\w.-]*woff2$/
      : /latin-[46]00\.[\w.-]*woff2$/;
    return assets
      .filter((asset) => letters.test(asset))
      .map((href) => ['link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }]);
  },
  buildEnd: async ({ outDir }) => {
    await Promise.all([
      writePlainTexts(pages, outDir),
      writeReferenceBundle(outDir),
      writeClientFiles(outDir),
      writeMachineFiles(outDir),
    ]);
  },
  vite: { logLevel: 'warn', build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 700, reportCompressedSize: false } },
});
