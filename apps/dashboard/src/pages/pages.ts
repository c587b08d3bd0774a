import type { ComponentType } from 'react';
import type { IconName } from '../parts/icon.tsx';
import type { shellTexts } from '../texts/shell.texts.ts';

/** A page inside of the shell, at /dashboard/{environment}/{path}. */
export interface Page {
  readonly path: string;
  /** Its module, loaded when it is first opened or pointed at. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Its entry in the navigation: the key of its title in shell.texts.ts, and its icon. Without one other pages lead to it. */
  readonly entry?: keyof typeof shellTexts.en & IconName;
  /** Only there; otherwise in both environments. */
  readonly only?: 'sandbox';
}

/** All pages for who is signed in, in the order of the navigation. The first one is where users begin. */
export const pages: readonly Page[] = [
  { path: 'overview', load: () => import('./overview.page.tsx'), entry: 'overview' },
  { path: 'orders', load: () => import('./orders.page.tsx'), entry: 'orders' },
  { path: 'orders/$orderId', load: () => import('./order.page.tsx') },
  { path: 'new-order', load: () => import('./new-order.page.tsx'), entry: 'new-order', only: 'sandbox' },
  { path: 'webhooks', load: () => import('./webhooks.page.tsx'), entry: 'webhooks' },
  { path: 'webhooks/$deliveryId', load: () => import('./webhook.page.tsx') },
  { path: 'requests', load: () => import('./requests.page.tsx'), entry: 'requests' },
  { path: 'keys', load: () => import('./keys.page.tsx'), entry: 'keys' },
  { path: 'usage', load: () => import('./usage.page.tsx'), entry: 'usage' },
  { path: 'settings', load: () => import('./settings.page.tsx'), entry: 'settings' },
  { path: 'account', load: () => import('./account.page.tsx'), entry: 'account' },
];

/** Pages for who is not signed in, at /dashboard/{path}. Links that the gateway and the program issue name all but the first. */
export const outsidePages: readonly Pick<Page, 'path' | 'load'>[] = [
  { path: 'sign-in', load: () => import('./sign-in.page.tsx') },
  { path: 'invitation', load: () => import('./accept-invitation.page.tsx') },
  { path: 'demonstration', load: () => import('./demonstration.page.tsx') },
  { path: 'password-reset', load: () => import('./reset-password.page.tsx') },
];
