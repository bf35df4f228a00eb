import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { usePageTitle } from '../nav/pageTitle';
import { EmptyState } from '../ui';
import { BackLink } from './BackLink';
import { Screen } from './Screen';

/** In place of a screen whose module is not granted (part 1 §2). */
export function AccessDenied(): ReactNode {
  const translate = useTranslate();
  const title = translate('lectern.shell.denied.title');
  usePageTitle(title);
  return (
    <Screen kind="denied">
      <EmptyState drawing="locked" level={1} title={title} text={translate('lectern.shell.denied.text')} action={<BackLink />} />
    </Screen>
  );
}
