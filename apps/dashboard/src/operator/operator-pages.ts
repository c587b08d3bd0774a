import type { ComponentType } from 'react';
import type { IconName } from '../kit/icon.tsx';
import type { operatorTexts } from '../texts/operator.texts.ts';
import type { Word } from '../texts/texts.ts';

/** A page at /operator/{path}. */
interface OperatorPage {
  readonly path: string;
  /** The page's module, loaded when the page is first opened or its link is hovered. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** The page's entry in the navigation. A page without one is linked from other pages. */
  readonly entry?: { readonly title: keyof typeof operatorTexts.en | Word; readonly icon: IconName };
}

/** All pages, in the order of the navigation. The first one is the start page. */
export const operatorPages: readonly OperatorPage[] = [
  { path: 'partners', load: () => import('./partners.page.tsx'), entry: { title: 'partners', icon: 'account' } },
  { path: 'partners/$partnerId', load: () => import('./partner.page.tsx') },
  { path: 'webhooks', load: () => import('./webhooks.page.tsx'), entry: { title: 'webhooks', icon: 'webhooks' } },
  { path: 'orders', load: () => import('./waiting-orders.page.tsx'), entry: { title: 'orders', icon: 'orders' } },
  { path: 'orders/$orderId', load: () => import('./order.page.tsx') },
  {
    path: 'dead-letters',
    load: () => import('./dead-letters.page.tsx'),
    entry: { title: 'dead_letters', icon: 'warning' },
  },
  { path: 'dead-letters/$letterId', load: () => import('./dead-letter.page.tsx') },
  { path: 'health', load: () => import('./health.page.tsx'), entry: { title: 'health', icon: 'overview' } },
];
