import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../../ui/Button';
import { useSignedOut } from '../context/signedOutContext';
import type { PageState } from '../context/signedOutContext';
import type { PageName } from '../context/places';

interface PageLinkProps {
  readonly to: PageName;
  readonly state?: PageState;
  /** Looks like a button. */
  readonly kind?: 'primary' | 'quiet';
  readonly children: ReactNode;
}

/** A link to another page of the signed-out part, which opens without loading anew. */
export function PageLink({ to, state, kind, children }: PageLinkProps): ReactNode {
  const { go, addressOf } = useSignedOut();
  const onClick = (event: MouseEvent): void => {
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to, state);
  };
  return (
    <a href={addressOf(to)} onClick={onClick} {...(kind ? { className: buttonClass(kind) } : {})}>
      {children}
    </a>
  );
}
