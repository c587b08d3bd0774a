import type { DefaultTheme } from 'vitepress';
import { banglaFolder, banglaGuides } from './guides.bn.ts';

const first = `/${banglaFolder}/first-order`;

/** The words that the Bangla pages show around their texts. `english`: the navigation of the pages that exist only in English. */
export function banglaTheme(english: readonly DefaultTheme.SidebarItem[]): DefaultTheme.Config {
  const translated = new Set(banglaGuides.map(({ name }) => `/docs/${name}`));
  const others = english.flatMap(({ items = [] }) => items).filter(({ link = '' }) => !translated.has(link));
  return {
    nav: [
      { text: 'গাইড', link: first, activeMatch: '^/docs(?!/reference)' },
      { text: 'API reference', link: '/docs/reference' },
      { text: 'Problem', link: '/problems', target: '_self' },
      { text: 'Dashboard', link: '/dashboard', target: '_self' },
    ],
    sidebar: [
      {
        text: 'বাংলায়',
        items: banglaGuides.map(({ name, title }) => ({ text: title, link: `/${banglaFolder}/${name}` })),
      },
      { text: 'ইংরেজিতে', items: others },
    ],
    outline: { level: [2, 3], label: 'এই পাতায়' },
    docFooter: { prev: 'আগের পাতা', next: 'পরের পাতা' },
    returnToTopLabel: 'ওপরে ফিরুন',
    sidebarMenuLabel: 'মেনু',
    darkModeSwitchLabel: 'রং',
    lightModeSwitchTitle: 'হালকা রং',
    darkModeSwitchTitle: 'গাঢ় রং',
    skipToContentLabel: 'মূল লেখায় যান',
  };
}

/** The Bangla words of the search, which searches the Bangla pages. */
export const banglaSearch: Partial<DefaultTheme.LocalSearchOptions> = {
  translations: {
    button: { buttonText: 'খুঁজুন', buttonAriaLabel: 'খুঁজুন' },
    modal: {
      displayDetails: 'বিস্তারিত দেখান',
      resetButtonTitle: 'মুছুন',
      backButtonTitle: 'বন্ধ করুন',
      noResultsText: 'কিছু পাওয়া যায়নি:',
      footer: { selectText: 'খুলুন', navigateText: 'ওপরে-নিচে', closeText: 'বন্ধ করুন' },
    },
  },
};
