import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { buttonClass } from '../../ui';
import { useLanding } from './useLanding';

/** Leads from a page that shows nothing to the user's own screens. */
export function BackLink(): ReactNode {
  const translate = useTranslate();
  const landing = useLanding();
  return (
    <Link to={landing?.path ?? '/home'} className={buttonClass('quiet')}>
      {translate('lectern.shell.denied.back')}
    </Link>
  );
}
