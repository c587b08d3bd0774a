import { Reflector } from '@nestjs/core';
import type { dashboardTags, dispatchTags, operatorTags, partnerTags } from './tags.ts';

/** Where the routes of a controller are documented. */
export type Documentation = (
  | { readonly api: 'partner'; readonly tag: keyof typeof partnerTags }
  | { readonly api: 'operator'; readonly tag: keyof typeof operatorTags }
  | { readonly api: 'dispatch'; readonly tag: keyof typeof dispatchTags }
  | { readonly api: 'dashboard'; readonly tag: keyof typeof dashboardTags }
) & {
  /** The routes require no credentials. */
  readonly isOpen?: true;
};

/** Marks a controller whose routes are in a document. Each of them must be declared with the decorators of openapi/route.ts. */
export const DocumentedIn = Reflector.createDecorator<Documentation>();
