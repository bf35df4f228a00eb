import { lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { ResetPage } from './ResetPage';
import { takeLink } from './linkInAddress';

const LinkPage = lazy(async () => ({ default: (await import('./LinkPage')).LinkPage }));

/** Where a password is set: by the link of a message, otherwise by a code that was asked for here. */
export function NewPasswordPage(): ReactNode {
  const [link] = useState(takeLink);
  return link === null ? <ResetPage /> : <LinkPage link={link} />;
}
