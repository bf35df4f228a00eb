import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useLocale, useTranslate } from 'ra-core';
import { Link, Navigate } from 'react-router';
import { lowerFirst, useFailureText, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { DELETED_ROWS, everyRow } from '../../schemas';
import type { Actor, Resource } from '../../schemas';
import { Button, Checkbox, EmptyState, FailureLine, Icon, buttonClass } from '../../ui';
import { useAddresses } from '../../shell/nav/useAddresses';
import { usePageTitle } from '../../shell/nav/pageTitle';
import { intlLocale } from '../../fields/cellContext';
import { BinLine } from './BinLine';
import { BinSearch } from './BinSearch';
import styles from './bin.module.css';
import { RestoreDialog } from './RestoreDialog';
import { useRestore } from './useRestore';

const PER_PAGE = 50;

/** What was deleted of a module: in the tab of its list, where that has one, else on a page of its own. */
export function BinScreen(props: { resource: Resource; actor: Actor }): ReactNode {
  const hasTab = props.resource.list.segments.some(({ isDeleted }) => isDeleted);
  return hasTab ? <Navigate replace to={{ search: `?filter=${encodeURIComponent(JSON.stringify({ segment: DELETED_ROWS }))}` }} /> : <Bin {...props} />;
}

/** Deleted records of a module that can be restored: who deleted them and when, and for how long they are kept. */
function Bin({ resource, actor }: { resource: Resource; actor: Actor }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const texts = useTexts(resource.name);
  const { list, within } = useAddresses(resource);
  const failureText = useFailureText();
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE);
  const [asked, setAsked] = useState('');
  const filter = useMemo(() => ({ ...DELETED, ...everyRow({ resource, actor }), ...within, ...(asked !== '' && { q: asked }) }), [resource, actor, asked, within]);
  const { data, total = 0, isPending, error, refetch } = useGetList<LecternRecord>(
    resource.name,
    { filter, pagination: { page, perPage: PER_PAGE }, sort: { field: 'deletedAt', order: 'DESC' }, meta: QUIET },
    { placeholderData: keepPreviousData },
  );
  const ask = (q: string): void => {
    setAsked(q);
    setPage(1);
    setSelected(NONE);
  };
  const restore = useRestore({ resource, onDone: () => setSelected(NONE) });
  const title = translate('lectern.bin.title', { name: texts.module });
  usePageTitle(title);
  const records = data ?? [];
  const chosen = records.filter((record) => selected.has(record.id));
  const toggle = (id: string): void => setSelected((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>{translate('lectern.bin.text')}</p>
        </div>
        <div className={styles.buttons}>
          {chosen.length > 0 && (
            <Button kind="primary" icon="undo" isBusy={restore.isRunning} onClick={() => void restore.run(chosen)}>
              {translate('lectern.bin.restoreMany', { count: chosen.length.toLocaleString(locale), name: lowerFirst(chosen.length === 1 ? texts.one : texts.module) })}
            </Button>
          )}
          <Link className={buttonClass('quiet')} to={list}>
            <Icon name="chevronLeft" size={16} />
            <span>{translate('lectern.record.toList', { name: texts.module })}</span>
          </Link>
        </div>
      </header>
      {resource.list.searchable && (records.length > 0 || asked !== '') && (
        <div className={styles.search}>
          <BinSearch asked={asked} onAsk={ask} />
        </div>
      )}
      <section className={styles.sheet} aria-busy={isPending} aria-label={title}>
        {error ? (
          <FailureLine text={failureText(error)} onRetry={refetch} />
        ) : !isPending && records.length === 0 ? (
          <EmptyState
            drawing={asked === '' ? 'bin' : 'noMatch'}
            title={translate(asked === '' ? 'lectern.bin.empty' : 'lectern.list.noMatch.title')}
            text={translate(asked === '' ? 'lectern.bin.emptyText' : 'lectern.bin.noMatch')}
          />
        ) : (
          <>
            {records.length > 1 && (
              <div className={styles.all}>
                <Checkbox
                  label={translate('lectern.bin.selectAll')}
                  isLabelShown
                  isMixed={chosen.length > 0 && chosen.length < records.length}
                  checked={chosen.length === records.length}
                  onChange={() => setSelected(chosen.length === records.length ? NONE : new Set(records.map((record) => record.id)))}
                />
              </div>
            )}
            <ul className={styles.list}>
              {records.map((record) => (
                <BinLine key={record.id} resource={resource} actor={actor} record={record} isSelected={selected.has(record.id)} isBusy={restore.isRunning} onToggle={() => toggle(record.id)} onRestore={() => void restore.run([record])} />
              ))}
            </ul>
            {total > PER_PAGE && (
              <div className={styles.pager}>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>{translate('lectern.bin.earlier')}</Button>
                <span>{translate('lectern.bin.page', { page: page.toLocaleString(locale), pages: Math.ceil(total / PER_PAGE).toLocaleString(locale) })}</span>
                <Button disabled={page * PER_PAGE >= total} onClick={() => setPage(page + 1)}>{translate('lectern.bin.later')}</Button>
              </div>
            )}
          </>
        )}
      </section>
      {restore.refused && <RestoreDialog key={restore.refused.record.id} resource={resource} refusal={restore.refused} onRestored={restore.finish} onClose={restore.dismiss} />}
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
const DELETED = { deleted: true };
const QUIET = { quiet: true };
