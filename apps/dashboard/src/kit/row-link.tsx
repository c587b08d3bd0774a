import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface RowLinkProps {
  /** A path of the dashboard, e.g. `/sandbox/orders/ord_1`. */
  readonly to: string;
  readonly className: string | undefined;
  /** Only for the mouse, because the row has another link for the keyboard and screen readers. */
  readonly isExtra?: boolean;
  readonly children: ReactNode;
}

/**
 * A link in a row of a long list. Unlike the router's link, it does not subscribe to the address: hundreds of
 * subscriptions make a list slow.
 */
export function RowLink({ to, className, isExtra = false, children }: RowLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    // The browser handles clicks that open a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ to });
  };
  return (
    <a href={`${router.basepath}${to}`} className={className} onClick={follow} {...(isExtra && { tabIndex: -1 })}>
      {children}
    </a>
  );
}
