import { lazy, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ResetPage } from './ResetPage';
import { takeLink } from './linkInAddress';

const LinkPage = lazy(async () => ({ default: (await import('./LinkPage')).LinkPage }));

/** Where a password is set: by the link of a message, otherwise by a code that was asked for here. */
export function NewPasswordPage(): ReactNode {
  const [link, setLink] = useState(takeLink);
  useEffect(() => {
    // A newer link that is opened where the one before stood changes the address alone; nothing is loaded anew.
    const follow = (): void => setLink((before) => takeLink() ?? before);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return link === null ? <ResetPage /> : <LinkPage key={link} link={link} />;
}
