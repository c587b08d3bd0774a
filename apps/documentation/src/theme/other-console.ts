import { defineComponent, h, onMounted, ref } from 'vue';

/** The gateway replaces both. They are usually the same. */
const addresses: Readonly<Record<'sandbox' | 'production', string>> = {
  sandbox: 'https://sandbox.dakpion.example',
  production: 'https://production.dakpion.example',
};

/**
 * Where each environment has a host of its own, its keys are valid only there, and a console sends only to the host of its page.
 * Names the keys that this page accepts, and links to the console for the others.
 */
export const OtherConsole = defineComponent(() => {
  const origin = ref('');
  onMounted(() => {
    origin.value = window.location.origin;
  });
  return () => {
    const { sandbox, production } = addresses;
    if (origin.value === production && origin.value !== sandbox) return noteOf('live_key_', 'sandbox', sandbox);
    if (origin.value === sandbox && origin.value !== production) {
      return noteOf('sandbox_key_test_', 'production', production);
    }
    return null;
  };
});

function noteOf(prefix: string, others: string, address: string) {
  return h('p', [
    'This host accepts only keys that begin with ',
    h('code', prefix),
    '. Use ',
    h('a', { href: `${address}/docs/reference` }, `the console for ${others} keys`),
    ' for the others.',
  ]);
}
