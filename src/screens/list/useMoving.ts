import { useCallback, useMemo, useRef } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { shownTitle, useMove } from '../../dataProvider';
import type { LecternRecord, MoveParams } from '../../dataProvider';
import { useCellContext } from '../../fields/cellContext';
import { withWords } from '../../i18n/withWords';
import type { Resource } from '../../schemas';
import { useRows } from '../model/listModel';

export interface Moving {
  /** Moves a row at once and says how that went, with the way back to where it stood. */
  readonly move: (params: { record: LecternRecord; to: MoveParams['to'] }) => Promise<void>;
  /** Asked before a row is moved, gives what says afterwards that it was, with the way back to where it stood. */
  readonly telling: (record: LecternRecord) => (moved: LecternRecord) => void;
}

/** Moves rows, and says of moves, whatever makes them, that they are done and how to take them back. */
export function useMoving(resource: Resource): Moving {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useMove(resource.name);
  const context = useCellContext(resource.name);
  const { data } = useRows();
  const rows = useRef(data);
  rows.current = data;
  /** What came of it; null where it failed, which is said. */
  const tryMove = useCallback(
    async (given: { record: LecternRecord; to: MoveParams['to']; version?: number | undefined }): Promise<LecternRecord | null> => {
      try {
        return await send(given);
      } catch (error) {
        // The rules of forms and the words of failures are no part of a list.
        const { notMoved } = await withWords(() => import('./notMoved'));
        const { head, text } = notMoved({ error, context });
        notify(text, { type: 'error', ...(head ? { title: head } : {}) });
        return null;
      }
    },
    [context, notify, send],
  );
  const telling = useCallback<Moving['telling']>(
    (record) => {
      const title = shownTitle({ resource, record, translate });
      const from = placeAmong({ resource, record, rows: rows.current ?? [] });
      return (moved) => {
        const onUndo = from && ((): void => void tryMove({ record: moved, to: from, version: moved.version }).then((back) => back && notify(translate('lectern.list.movedBack', { title }), { type: 'success' })));
        notify(translate('lectern.list.moved', { title }), { type: 'success', ...(onUndo && { onUndo }) });
      };
    },
    [notify, resource, translate, tryMove],
  );
  const move = useCallback<Moving['move']>(
    async (given) => {
      const tell = telling(given.record);
      const moved = await tryMove(given);
      if (!moved) return;
      const isWhereItWas = moved.version !== undefined && moved.version === given.record.version;
      if (!isWhereItWas) tell(moved);
      else if ('by' in given.to) notify(translate(`lectern.list.${Number(given.to['by']) < 0 ? 'isFirst' : 'isLast'}`, { title: shownTitle({ resource, record: given.record, translate }) }), { type: 'info' });
    },
    [notify, resource, telling, translate, tryMove],
  );
  return useMemo(() => ({ move, telling }), [move, telling]);
}

/** Where a row stands among those beside it that are shown; null where none of them is. */
function placeAmong({ resource: { tree }, record, rows }: { resource: Resource; record: LecternRecord; rows: readonly LecternRecord[] }): MoveParams['to'] | null {
  const parent = tree?.parent ?? null;
  const above = parent === null ? null : ((record[parent] as unknown) ?? null);
  // Where those of several institutes are listed, each stands among its own.
  const beside = rows.filter((one) => one['instituteId'] === record['instituteId'] && (parent === null || ((one[parent] as unknown) ?? null) === above));
  const at = beside.findIndex(({ id }) => id === record.id);
  if (at < 0) return null;
  const within = parent === null ? {} : { [parent]: above };
  const [previous, next] = [beside[at - 1], beside[at + 1]];
  if (next) return { ...within, before: next.id };
  if (previous) return { ...within, after: previous.id };
  return above === null ? null : within;
}
