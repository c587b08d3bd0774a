import type { ComponentType } from 'react';
import type { IconName } from '../kit/icon.tsx';
import type { shellTexts } from '../texts/shell.texts.ts';
import type { Word } from '../texts/texts.ts';

/** A page inside of the shell, at /dashboard/{environment}/{path}. */
interface Page {
  readonly path: string;
  /** The page's module, loaded when the page is first opened or its link is hovered. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /**
   * The page's entry in the navigation: the key of its title in shell.texts.ts, and its icon. A page without one is
   * linked from other pages.
   */
  readonly entry?: (keyof typeof shellTexts.en | Word) & IconName;
  /** The only environment of the page. Default: both. */
  readonly only?: 'sandbox';
}

/** All pages for signed-in users, in the order of the navigation. The first one is the start page. */
export const pages: readonly Page[] = [
  { path: 'overview', load: () => import('./overview.page.tsx'), entry: 'overview' },
  { path: 'orders', load: () => import('./orders.page.tsx'), entry: 'orders' },
  { path: 'orders/$orderId', load: () => import('./order.page.tsx') },
  { path: 'orders-from-file', load: () => import('./orders-from-file.page.tsx') },
  { path: 'new-order', load: () => import('./new-order.page.tsx'), entry: 'new-order', only: 'sandbox' },
  { path: 'webhooks', load: () => import('./webhooks.page.tsx'), entry: 'webhooks' },
  { path: 'webhooks/$deliveryId', load: () => import('./webhook.page.tsx') },
  { path: 'requests', load: () => import('./requests.page.tsx'), entry: 'requests' },
  { path: 'keys', load: () => import('./keys.page.tsx'), entry: 'keys' },
  { path: 'usage', load: () => import('./usage.page.tsx'), entry: 'usage' },
  { path: 'settings', load: () => import('./settings.page.tsx'), entry: 'settings' },
  { path: 'account', load: () => import('./account.page.tsx'), entry: 'account' },
];

/**
 * Pages without a session, at /dashboard/{path}. All except the first are addresses of links that the gateway and the
 * program issue.
 */
export const outsidePages: readonly Pick<Page, 'path' | 'load'>[] = [
  { path: 'sign-in', load: () => import('./sign-in.page.tsx') },
  { path: 'invitation', load: () => import('./accept-invitation.page.tsx') },
  { path: 'demonstration', load: () => import('./demonstration.page.tsx') },
  { path: 'password-reset', load: () => import('./reset-password.page.tsx') },
];
