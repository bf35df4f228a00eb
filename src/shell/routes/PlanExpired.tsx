import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { usePageTitle } from '../nav/pageTitle';
import { EmptyState } from '../ui';

/** Where an institute is led whose plan has run out (part 1 §4). */
export function PlanExpired(): ReactNode {
  const translate = useTranslate();
  const title = translate('fixed.http.planExpired');
  usePageTitle(title);
  return <EmptyState drawing="locked" level={1} title={title} text={translate('lectern.shell.planExpired')} />;
}
