import { useData } from 'vitepress';
import { defineComponent, h } from 'vue';

/** The link to the guide as Markdown, for programs and for readers who paste it into one. */
export const PlainTextLink = defineComponent(() => {
  const { page, lang } = useData();
  return () => {
    const address = `/${page.value.relativePath}`;
    return address.startsWith('/docs/')
      ? h(
          'p',
          { class: 'plain-text-link' },
          h(
            'a',
            { href: address, target: '_self' },
            lang.value === 'bn' ? 'এই পাতা Markdown হিসেবে' : 'This page as Markdown',
          ),
        )
      : null;
  };
});
