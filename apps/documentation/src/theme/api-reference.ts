import { useData } from 'vitepress';
import { defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue';
import { keepAccessible } from './accessible-reference.ts';
import { enteredKey, keepEnteredKey, useSessionWithoutKey } from './console-access.ts';

/** The object that `/docs/assets/scalar.js` adds to the page (github.com/scalar/scalar). */
interface Scalar {
  createApiReference(element: HTMLElement, configuration: Readonly<Record<string, unknown>>): ScalarReference;
}

interface ScalarReference {
  updateConfiguration(configuration: Readonly<Record<string, unknown>>): void;
  destroy(): void;
}

const scriptAddress = '/docs/assets/scalar.js';

/**
 * The partners' API with a console. A key that a reader enters stays in the tab and is sent only to this host. The slot has an
 * overview of the API, which is shown until the console is drawn, because its script takes seconds on a slow computer.
 */
export const ApiReference = defineComponent((_, { slots }) => {
  const { isDark } = useData();
  const place = ref<HTMLElement>();
  const isDrawn = ref(false);
  let shown: ScalarReference | undefined;
  let stopRepairs: (() => void) | undefined;
  let isGone = false;

  onMounted(async () => {
    const scalar = await loadScalar();
    if (isGone || place.value === undefined) return;
    stopRepairs = keepAccessible(place.value);
    keepEnteredKey(place.value);
    shown = scalar.createApiReference(place.value, configuration(isDark.value));
    whenDrawn(place.value, () => {
      isDrawn.value = true;
    });
  });
  watch(isDark, (dark) => shown?.updateConfiguration(configuration(dark)));
  onBeforeUnmount(() => {
    isGone = true;
    stopRepairs?.();
    shown?.destroy();
  });
  return () =>
    h('div', { class: { 'reference-waits': !isDrawn.value } }, [
      isDrawn.value ? null : h('main', { class: 'reference-overview' }, slots.default?.()),
      h('div', { ref: place, class: 'api-reference' }),
    ]);
});

/** Calls back once, when Scalar has drawn the title of the API. */
function whenDrawn(place: HTMLElement, drawn: () => void): void {
  const observer = new MutationObserver(() => {
    if (place.querySelector('h1') === null) return;
    observer.disconnect();
    drawn();
  });
  observer.observe(place, { childList: true, subtree: true });
}

function configuration(dark: boolean) {
  return {
    url: '/openapi.json',
    // The host of this page, even if the installation has other addresses: the page's policy allows no other (OtherConsole).
    servers: [{ url: window.location.origin }],
    theme: 'none',
    forceDarkModeState: dark ? 'dark' : 'light',
    hideDarkModeToggle: true,
    hideClientButton: true,
    showDeveloperTools: 'never',
    telemetry: false,
    withDefaultFonts: false,
    persistAuth: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    documentDownloadType: 'json',
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    authentication: { preferredSecurityScheme: 'apiKey', securitySchemes: { apiKey: { value: enteredKey() } } },
    onBeforeRequest: useSessionWithoutKey,
    redirect: withoutIntroduction,
  };
}

/**
 * Keeps the introduction out of the address. Scalar may put it there while it draws, as the part in view. If the page is reloaded
 * with this part in its address, Scalar shows only the operations of that part, which has none. Scalar calls this function before
 * it reads the address.
 */
function withoutIntroduction(part: string): string | null {
  return part === '#description/introduction' ? window.location.pathname : null;
}

/** Adds the script to the page once. */
function loadScalar(): Promise<Scalar> {
  const loaded = (window as { Scalar?: Scalar }).Scalar;
  if (loaded !== undefined) return Promise.resolve(loaded);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.onload = () => resolve((window as unknown as { Scalar: Scalar }).Scalar);
    script.onerror = () => reject(new Error(`${scriptAddress} could not be loaded.`));
    document.head.append(script);
  });
}
