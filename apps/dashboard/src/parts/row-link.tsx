import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface RowLinkProps {
  /** A path of the dashboard, e.g. `/sandbox/orders/ord_1`. */
  readonly to: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link in a row of a long list. It does not follow the address, as the router's own does: hundreds of those make a list slow. */
export function RowLink({ to, className, children }: RowLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    // A click that opens a new tab or a window is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ to });
  };
  return (
    <a href={`${router.basepath}${to}`} className={className} onClick={follow}>
      {children}
    </a>
  );
}
