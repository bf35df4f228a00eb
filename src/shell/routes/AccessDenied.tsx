import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { doubtAccess } from '../../authProvider/followAccess';
import { EmptyState } from '../../ui';
import { BackLink } from './BackLink';
import { Screen } from './Screen';

/** In place of a screen whose module is not granted (part 1 §2). The crumb keeps the screen's own name. */
export function AccessDenied({ note }: { note?: ReactNode }): ReactNode {
  const translate = useTranslate();
  useEffect(() => doubtAccess(), []);
  return (
    <Screen kind="denied">
      <EmptyState drawing="locked" level={1} title={translate('lectern.shell.denied.title')} text={translate('lectern.shell.denied.text')} action={<>{note}<BackLink /></>} />
    </Screen>
  );
}
