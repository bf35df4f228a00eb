import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useFailureText, useHistory, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { RecordChange, Resource } from '../../schemas';
import { Button, FailureLine, takeLostFocus } from '../../ui';
import { useCellContext } from '../../fields/cellContext';
import { renderCell } from '../../fields/renderCell';
import type { CellContext } from '../../fields/values/cellTypes';
import { formatDatetimeRead } from '../../fields/values/format';
import { FieldChanges } from '../common/FieldChanges';
import styles from './history.module.css';

interface RecordHistoryProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
}

/** What has been done to a record: who, when, and what was otherwise before. It is asked for once somebody wants to know. */
export function RecordHistory({ resource, record }: RecordHistoryProps): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{translate('lectern.history.title')}</h2>
      {isOpen ? <Changes resource={resource} record={record} /> : <Button isSmall onClick={() => setOpen(true)}>{translate('lectern.history.show')}</Button>}
    </section>
  );
}

function Changes({ resource, record }: RecordHistoryProps): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const context = useCellContext(resource.name);
  const { changes, isPending, error, hasMore, isMorePending, showMore, retry } = useHistory(resource.name, record);
  if (isPending) return <p className={styles.note} role="status">{translate('lectern.history.loading')}</p>;
  if (error && changes.length === 0) return <FailureLine text={failureText(error)} onRetry={retry} />;
  if (changes.length === 0) return <p className={styles.note}>{translate('lectern.history.none')}</p>;
  return (
    <>
      <ol className={styles.changes} tabIndex={-1} ref={takeLostFocus}>
        {changes.map((change) => <Change key={change.id} change={change} resource={resource} context={context} />)}
      </ol>
      {hasMore && <Button isSmall isBusy={isMorePending} onClick={showMore}>{translate('lectern.history.older')}</Button>}
    </>
  );
}

function Change({ change, resource, context }: { change: RecordChange; resource: Resource; context: CellContext }): ReactNode {
  const translate = useTranslate();
  const texts = useTexts(resource.name);
  const { action, at, actorId, actingForId, changes } = change;
  const done = translate(`lectern.history.done.${action}`, { _: texts.done(action) ?? texts.action(action) });
  const named = (name: string, value: string): ReactNode => (resource.fields[name] ? renderCell({ field: resource.fields[name], value, context }) : null);
  return (
    <li className={styles.change}>
      <div className={styles.what}>{done}</div>
      <div className={styles.who}>
        {actorId === null ? translate('lectern.history.platform') : named('updatedById', actorId)}
        {actingForId !== null && resource.tenant !== 'self' && named('instituteId', actingForId)}
        <time dateTime={at}>{formatDatetimeRead({ value: at, locale: context.locale })}</time>
      </div>
      <FieldChanges changes={changes} resource={resource} context={context} />
    </li>
  );
}
