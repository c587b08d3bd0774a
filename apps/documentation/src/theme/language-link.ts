import { useData } from 'vitepress';
import { defineComponent, h } from 'vue';
import { banglaFolder, banglaGuides } from '../guides.bn.ts';

/** Links to the page in the other language or, if a page exists only in English, to the first Bangla guide. */
export const LanguageLink = defineComponent(() => {
  const { page, lang } = useData();
  return () => {
    const name = page.value.relativePath.replace(/^.*\//, '').replace(/\.md$/, '');
    if (lang.value === 'bn') return h('a', { class: 'language-link', href: `/docs/${name}`, lang: 'en' }, 'English');
    const { name: known } = banglaGuides.find((guide) => guide.name === name) ?? { name: 'first-order' };
    return h('a', { class: 'language-link', href: `/${banglaFolder}/${known}`, lang: 'bn' }, 'বাংলা');
  };
});
