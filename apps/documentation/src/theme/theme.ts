import { type Theme, useRoute } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h, nextTick, onMounted, watch } from 'vue';
import './theme.css';
import { ApiReference } from './api-reference.ts';
import { rememberCodeLanguage, showChosenLanguage } from './code-groups.ts';
import { LanguageLink } from './language-link.ts';
import { OtherConsole } from './other-console.ts';
import { PlainTextLink } from './plain-text-link.ts';

/** The theme of VitePress with the colours and fonts of the dashboard. */
export const theme: Theme = {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h(LanguageLink),
      'doc-footer-before': () => h(PlainTextLink),
      'not-found': () =>
        h('div', { class: 'not-found' }, [
          h('h1', 'Page not found'),
          h('p', 'The documentation has no page at this address.'),
          h('p', h('a', { href: '/docs' }, 'All pages')),
        ]),
    }),
  setup() {
    const route = useRoute();
    onMounted(showChosenLanguage);
    watch(
      () => route.path,
      () => nextTick(showChosenLanguage),
    );
  },
  enhanceApp({ app, router }) {
    app.component('ApiReference', ApiReference);
    app.component('OtherConsole', OtherConsole);
    if (typeof window === 'undefined') return;
    rememberCodeLanguage();
    router.onBeforeRouteChange = (to) => {
      if (/^\/docs(\/|$|[?#])/.test(to)) return;
      // A page of the gateway, which is not part of the site.
      window.location.assign(to);
      return false;
    };
  },
};
