import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTitles, shownTitle } from '../../dataProvider';
import type { LecternRecord, UseBulkRun } from '../../dataProvider';
import { UnsavedGuard, type LeavingWords } from '../../forms/UnsavedGuard';
import { Button, Dialog, Icon } from '../../ui';
import { useListModel } from '../model/listModel';
import { titleIn } from '../../fields/values/titleIn';
import styles from './Dialogs.module.css';

interface RunDialogProps {
  readonly title: string;
  readonly action: string;
  readonly ids: readonly string[];
  readonly records: readonly LecternRecord[];
  readonly run: UseBulkRun;
  /** Of those that are done, how many had the values of an edit already. */
  readonly same: number;
  readonly onRetry: () => Promise<void>;
  readonly onClose: () => void;
}

/** A run over many rows while it goes on, and afterwards what failed and why. */
export function RunDialog({ title, records, run, same, onRetry, onClose }: RunDialogProps): ReactNode {
  const translate = useTranslate();
  const { resource } = useListModel();
  const failed = run.state?.failed ?? [];
  const known = new Map(records.map((record) => [record.id, record]));
  const named = useTitles(resource.name, failed.map((one) => one.id).filter((id) => !known.has(id)));
  const { state } = run;
  const isGoingOn = useRef(false);
  const isUnderWay = useCallback(() => isGoingOn.current, []);
  if (!state) return null;
  const { phase, total, done, skipped } = state;
  const isActive = phase === 'running' || phase === 'paused' || phase === 'waiting' || state.running.length > 0;
  isGoingOn.current = isActive;
  const titleOf = (id: string): string => {
    const record = known.get(id);
    return record ? shownTitle({ resource, record, translate }) : titleIn({ known: named, id, translate });
  };
  const ended = done.length + failed.length;
  const changed = done.length - same;
  const summary =
    phase === 'cancelled'
      ? translate('lectern.bulk.stopped', { done: changed, total, skipped: skipped.length })
      : phase === 'finished'
        ? translate('lectern.bulk.finished', { done: changed, total })
        : translate('lectern.bulk.progress', { done: done.length, total });

  return (
    <Dialog
      title={title}
      closeLabel={translate('lectern.bulk.close')}
      isLocked={isActive}
      onClose={onClose}
      actions={
        isActive ? (
          <>
            {phase === 'running' && <Button icon="pause" onClick={run.pause}>{translate('lectern.bulk.pause')}</Button>}
            {phase === 'paused' && <Button icon="play" kind="primary" onClick={run.resume}>{translate('lectern.bulk.resume')}</Button>}
            <Button disabled={phase === 'cancelled'} onClick={run.cancel}>{translate('lectern.bulk.stop')}</Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{translate('lectern.bulk.close')}</Button>
            {failed.length > 0 && <Button kind="primary" icon="retry" onClick={() => void onRetry()}>{translate('lectern.bulk.retryFailed')}</Button>}
          </>
        )
      }
    >
      <UnsavedGuard isDirty={isUnderWay} isSaving={never} onLeave={run.cancel} words={LEAVING} />
      <progress className={styles.progress} value={ended} max={total} aria-label={title} />
      <p className={styles.summary} role="status">
        <span>{phase === 'paused' ? `${translate('lectern.bulk.paused')} · ${summary}` : summary}</span>
        {same > 0 && !isActive && <span>{translate('lectern.bulk.same', { smart_count: same })}</span>}
        {failed.length > 0 && <span className={styles.failedCount}>{translate('lectern.bulk.failedCount', { smart_count: failed.length })}</span>}
      </p>
      {phase === 'waiting' && <p role="status">{translate('lectern.bulk.waiting')}</p>}
      {failed.length > 0 && !isActive && (
        <>
          <h3 className={styles.failedHead}>{translate('lectern.bulk.failures')}</h3>
          <ul className={styles.failures}>
            {failed.map(({ id, reason }) => (
              <li key={id}>
                <Icon name="alert" size={16} />
                <span>
                  <strong>{titleOf(id)}</strong>
                  <span>{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

const LEAVING: LeavingWords = { title: 'lectern.bulk.leaving.title', text: 'lectern.bulk.leaving.text', leave: 'lectern.bulk.leaving.leave', stay: 'lectern.bulk.leaving.stay' };
const never = (): boolean => false;
