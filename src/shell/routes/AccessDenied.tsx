import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { usePageTitle } from '../nav/pageTitle';
import { EmptyState, buttonClass } from '../ui';

/** In place of a screen whose module is not granted (part 1 §2). */
export function AccessDenied(): ReactNode {
  const translate = useTranslate();
  const title = translate('lectern.shell.denied.title');
  usePageTitle(title);
  return (
    <EmptyState
      drawing="locked"
      level={1}
      title={title}
      text={translate('lectern.shell.denied.text')}
      action={
        <Link to="/" className={buttonClass('quiet')}>
          {translate('lectern.shell.denied.back')}
        </Link>
      }
    />
  );
}
