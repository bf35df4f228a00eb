import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { usePageTitle } from '../nav/pageTitle';
import { EmptyState } from '../ui';

/** Where an institute is led whose plan has run out (part 1 §4); the notice that leads here has said so already. */
export function PlanExpired(): ReactNode {
  const translate = useTranslate();
  const title = translate('lectern.gates.plan.title');
  usePageTitle(title);
  return <EmptyState drawing="locked" level={1} title={title} text={translate('lectern.gates.plan.text')} />;
}
