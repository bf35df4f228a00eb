import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button, EmptyState } from '../../ui';

/** “We'll Be Back Soon!” (part 1 §2): the page of its own, and what stands in place of a screen that has failed. */
export default function MaintenancePage(): ReactNode {
  const translate = useTranslate();
  return (
    <EmptyState
      drawing="maintenance"
      level={1}
      title={translate('fixed.screens.maintenance')}
      text={translate('lectern.shell.maintenance')}
      action={
        <Button kind="primary" icon="retry" onClick={() => window.location.reload()}>
          {translate('lectern.shell.reload')}
        </Button>
      }
    />
  );
}
