import type { ReactNode } from 'react';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useSelectedInstitute, useTexts } from '../../dataProvider';
import { isAcrossInstitutes, isEmptyValue } from '../../schemas';
import { useCellContext } from '../../fields/cellContext';
import { FilterSentence } from '../../fields/FilterSentence';
import { joined } from '../../fields/values/joined';
import { useIsPrinting } from './grid/useIsPrinting';
import { fieldOf, useListModel, useRows } from '../model/listModel';
import { pageRange } from './pageRange';
import styles from './PrintHead.module.css';

/** On paper alone, below the list's name: whose rows these are, what they were narrowed by, how many, what is left out, and of when. */
export function PrintHead(): ReactNode {
  const isPrinting = useIsPrinting();
  // Asked for before, so that it is there when the paper is drawn.
  const { data: identity } = useGetIdentity();
  return isPrinting ? <Lines ownInstitute={typeof identity?.['instituteName'] === 'string' ? identity['instituteName'] : null} /> : null;
}

function Lines({ ownInstitute }: { ownInstitute: string | null }): ReactNode {
  const translate = useTranslate();
  const { resource, actor, filters, columns } = useListModel();
  const { data, chosenValues, page, perPage, total = 0, meta } = useRows();
  const texts = useTexts(resource.name);
  const context = useCellContext(resource.name);
  const { institute } = useSelectedInstitute();
  const count = (value: number): string => value.toLocaleString(context.locale);
  const set = filters.filter((filter) => !isEmptyValue(chosenValues[filter.field]));
  const rows = data?.length ?? 0;
  const { key, from, to, last } = pageRange({ page, perPage, total, rows, meta });
  const others = total - rows;
  const isCounted = !meta?.isOpenEnded && !meta?.isEstimate;
  const hidden = columns.all.filter((field) => !columns.shown.includes(field));
  const whose = isAcrossInstitutes(actor) ? (institute?.name ?? translate('lectern.list.print.allInstitutes')) : ownInstitute;
  return (
    <div className={styles.head}>
      {resource.institute !== null && whose !== null && <p>{translate('lectern.fields.pair', { name: context.label(resource.institute), value: whose })}</p>}
      {typeof chosenValues['segment'] === 'string' && <p>{texts.segment(chosenValues['segment'], resource.lifecycle?.field ?? null)}</p>}
      {typeof chosenValues['q'] === 'string' && <p>{translate('lectern.list.print.search', { q: chosenValues['q'] })}</p>}
      {set.length > 0 && (
        <p>
          {set.map((filter, at) => (
            <span key={filter.field}>
              {at > 0 && ' · '}
              <FilterSentence field={fieldOf(resource, filter.field)} filter={filter} value={chosenValues[filter.field]} context={context} />
            </span>
          ))}
        </p>
      )}
      <p>{`${translate(key, { from: count(from), to: count(to), total: count(total) })} · ${translate(meta?.isOpenEnded ? 'lectern.list.pageAlone' : 'lectern.list.pageOf', { page: count(page), last: count(last) })}`}</p>
      {(others > 0 || meta?.isOpenEnded) && <p>{isCounted ? translate('lectern.list.print.otherPages', { smart_count: others, count: count(others) }) : translate('lectern.list.print.otherPagesUncounted')}</p>}
      {hidden.length > 0 && <p>{translate('lectern.list.print.hiddenColumns', { names: joined({ texts: hidden.map((field) => context.label(field.name)), locale: context.locale }) })}</p>}
      <p>{translate('lectern.list.print.printed', { time: new Date().toLocaleString(context.locale, { dateStyle: 'long', timeStyle: 'short' }) })}</p>
    </div>
  );
}
