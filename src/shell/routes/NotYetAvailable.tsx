import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { EmptyState } from '../ui';
import { BackLink } from './BackLink';
import { Screen } from './Screen';

/** In place of a screen that is not built yet: says so plainly, in the frame and behind the screen's own gate. */
export function NotYetAvailable({ title }: { title: string }): ReactNode {
  const translate = useTranslate();
  return (
    <Screen kind="pending">
      <EmptyState drawing="maintenance" level={1} title={title} text={translate('lectern.gates.pending')} action={<BackLink />} />
    </Screen>
  );
}
