import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { byReason, failureDetails, useBulkRun, useLecternData } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { sentences } from '../../fields/values/sentences';
import { holdsRight } from '../../schemas';
import { Button, Dialog, Icon, buttonClass, wayOut } from '../../ui';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useListModel } from '../model/listModel';
import { keepBatch, type Batch } from './batch';
import styles from './importing.module.css';

interface DoneStepProps {
  readonly batch: Batch;
  /** Rows that could have been imported, or mended, and were not. */
  readonly left: number;
  /** Downloads the rows that were not imported since something is wrong with them; null where there are none. */
  readonly onDownload: (() => void) | null;
  readonly onClose: () => void;
  /** Who comes to undo the import is asked at once; called when they would rather not. */
  readonly onKeep?: (() => void) | undefined;
}

/** What the import has made, and the way back. */
export function DoneStep({ batch, left, onDownload, onClose, onKeep }: DoneStepProps): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const { list } = useAddresses(resource);
  const provider = useLecternData();
  const run = useBulkRun(resource.name);
  const { made, changed } = batch;
  // Who may not delete such records can take back changes alone.
  const removable = holdsRight(actor, resource, 'delete') ? made.filter(({ id }) => id !== '') : [];
  const isUndoable = removable.length + changed.length > 0;
  const [isAsking, setAsking] = useState(onKeep !== undefined && isUndoable);
  const keep = (): void => {
    setAsking(false);
    onKeep?.();
  };
  const takeBack = async (): Promise<void> => {
    setAsking(false);
    const [before, versions] = [new Map(changed.map((one) => [one.id, one])), new Map(made.map(({ id, version }) => [id, version]))];
    const perform = async (id: string, key: string): Promise<void> => {
      const meta = { quiet: true, idempotencyKey: key };
      const one = before.get(id);
      // Over the version that the import made and no other: who has changed it since keeps that.
      if (one) await provider.update<LecternRecord>(resource.name, { id, data: one.before as Partial<LecternRecord>, previousData: { ...one.after, id }, meta });
      else await provider.delete<LecternRecord>(resource.name, { id, previousData: { id } as LecternRecord, meta: { ...meta, version: versions.get(id) } }).catch(unlessGone);
    };
    const { done } = await run.start({ ids: [...removable.map(({ id }) => id), ...before.keys()], perform });
    const gone = new Set(done);
    const rest = { ...batch, made: made.filter(({ id }) => !gone.has(id)), changed: changed.filter(({ id }) => !gone.has(id)) };
    keepBatch({ resource: resource.name, actor }, rest.made.length + rest.changed.length > 0 ? rest : null);
  };
  const { state } = run;
  const out = wayOut({ translate, verb: translate('lectern.imports.done.undo') });
  const isOver = state !== null && (state.phase === 'finished' || state.phase === 'cancelled');
  return (
    <>
      <div role="status">
        <ul className={styles.results}>
          {made.length + changed.length === 0 && <li>{translate('lectern.imports.done.nothing')}</li>}
          {made.length > 0 && <li><Icon name="check" size={16} />{translate('lectern.imports.done.made', { smart_count: made.length })}</li>}
          {changed.length > 0 && <li><Icon name="check" size={16} />{translate('lectern.imports.done.changed', { smart_count: changed.length })}</li>}
          {left > 0 && <li data-left=""><Icon name="alert" size={16} />{translate('lectern.imports.done.left', { smart_count: left })}</li>}
        </ul>
      </div>
      {state && !isOver && <progress className={styles.progress} value={state.done.length + state.failed.length} max={Math.max(1, state.total)} aria-label={translate('lectern.imports.done.undo')} />}
      {state && <p role="status">{translate(state.phase === 'waiting' ? 'lectern.bulk.waiting' : isOver && state.failed.length === 0 ? `lectern.imports.done.${removable.length < made.length ? 'undoneChanges' : 'undone'}` : 'lectern.imports.done.undoing', { done: state.done.length, total: state.total })}</p>}
      {isOver && byReason(state.failed).map(([reason, { length }]) => <p key={reason} role="alert" className={styles.fault}><Icon name="alert" size={16} />{translate('lectern.imports.done.undoPartly', { smart_count: length, reason })}</p>)}
      <p className={styles.ways}>
        {onDownload && <Button icon="download" onClick={onDownload}>{translate('lectern.imports.check.download')}</Button>}
        {state === null && isUndoable && <Button icon="undo" onClick={() => setAsking(true)}>{translate('lectern.imports.done.undo')}</Button>}
        {state === null && made.length > 0 && resource.list.sortable.includes('createdAt') && <Link className={buttonClass('quiet')} to={`${list}?sort=createdAt&order=DESC`} onClick={onClose}><span>{translate('lectern.imports.done.list')}</span></Link>}
      </p>
      {isAsking && (
        <Dialog role="alertdialog" title={translate('lectern.imports.done.undoTitle')} closeLabel={out} onClose={keep} actions={<><Button onClick={keep}>{out}</Button><Button kind="danger" onClick={() => void takeBack()}>{translate('lectern.imports.done.undo')}</Button></>}>
          {removable.length > 0 && <p>{sentences([translate('lectern.imports.done.undoNew', { smart_count: removable.length }), translate(resource.softDelete ? 'lectern.imports.done.undoBin' : 'lectern.imports.done.undoForGood')])}</p>}
          {changed.length > 0 && <p>{translate('lectern.imports.done.undoChanged', { smart_count: changed.length })}</p>}
        </Dialog>
      )}
    </>
  );
}

/** What somebody has deleted meanwhile is gone, as was wanted. */
function unlessGone(error: unknown): void {
  if (failureDetails(error)?.kind !== 'notFound') throw error;
}
