import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { lacks, useCall } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { intlLocale } from '../../fields/cellContext';
import { isTold } from '../common/isTold';
import { countTold } from './calls';

interface ToldCountProps {
  readonly resource: Resource;
  /** `delete`, or an action of the lifecycle. */
  readonly event: string;
  readonly ids: readonly string[];
  /** Of one alone, as it is. */
  readonly record?: Readonly<Record<string, unknown>>;
}

/** How many people a change is told by mail, before it is made; nothing, where nobody can be, or the platform cannot say. */
export function ToldCount({ resource, event, ids, record }: ToldCountProps): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const isAsked = isTold({ resource, event, ...(record && { record }) }) && ids.length > 0 && ids.length <= MOST && !lacks(countTold);
  const { data, error } = useCall(countTold, { module: resource.name, event, ids: [...ids] }, { enabled: isAsked, handling: QUIET });
  if (!isAsked || error) return null;
  if (!data) return <p role="status">{translate('lectern.record.told.counting')}</p>;
  return <p role="status">{data.people === 0 ? translate('lectern.record.told.nobody') : translate('lectern.record.told.people', { smart_count: data.people, count: data.people.toLocaleString(locale) })}</p>;
}

/** As many records as one question takes. */
const MOST = 50;
const QUIET = { quiet: true } as const;
