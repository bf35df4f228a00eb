import type { ReactNode } from 'react';
import { useGetIdentity, useTranslate } from 'ra-core';
import { hasInstitutes, useSelectedInstitute } from '../../dataProvider';
import { isAcrossInstitutes, isEmptyValue } from '../../schemas';
import { useCellContext } from '../fields/cellContext';
import { FilterSentence } from '../fields/FilterSentence';
import { useIsPrinting } from './grid/useIsPrinting';
import { fieldOf, useListModel, useRows } from './listModel';
import { pageRange } from './pageRange';
import styles from './PrintHead.module.css';

/** On paper alone, below the list's name: whose rows these are, what they were narrowed by, how many, and of when. */
export function PrintHead(): ReactNode {
  const isPrinting = useIsPrinting();
  // Asked for before, so that it is there when the paper is drawn.
  const { data: identity } = useGetIdentity();
  return isPrinting ? <Lines ownInstitute={typeof identity?.['instituteName'] === 'string' ? identity['instituteName'] : null} /> : null;
}

function Lines({ ownInstitute }: { ownInstitute: string | null }): ReactNode {
  const translate = useTranslate();
  const { resource, actor, filters } = useListModel();
  const { data, filterValues, page, perPage, total = 0, meta } = useRows();
  const context = useCellContext(resource.name);
  const { institute } = useSelectedInstitute();
  const count = (value: number): string => value.toLocaleString(context.locale);
  const set = filters.filter((filter) => !isEmptyValue(filterValues[filter.field]));
  const { key, from, to, last } = pageRange({ page, perPage, total, rows: data?.length ?? 0, meta });
  const whose = isAcrossInstitutes(actor) ? (institute?.name ?? translate('lectern.list.print.allInstitutes')) : ownInstitute;
  return (
    <div className={styles.head}>
      {hasInstitutes(resource) && whose !== null && <p>{translate('lectern.fields.pair', { name: context.label('instituteId'), value: whose })}</p>}
      {typeof filterValues['q'] === 'string' && <p>{translate('lectern.list.print.search', { q: filterValues['q'] })}</p>}
      {set.length > 0 && (
        <p>
          {set.map((filter, at) => (
            <span key={filter.field}>
              {at > 0 && ' · '}
              <FilterSentence field={fieldOf(resource, filter.field)} filter={filter} value={filterValues[filter.field]} context={context} />
            </span>
          ))}
        </p>
      )}
      <p>{`${translate(key, { from: count(from), to: count(to), total: count(total) })} · ${translate(meta?.isOpenEnded ? 'lectern.list.pageAlone' : 'lectern.list.pageOf', { page: count(page), last: count(last) })}`}</p>
      <p>{translate('lectern.list.print.printed', { time: new Date().toLocaleString(context.locale, { dateStyle: 'long', timeStyle: 'short' }) })}</p>
    </div>
  );
}
