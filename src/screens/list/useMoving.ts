import { useCallback, useRef } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { shownTitle, useMove } from '../../dataProvider';
import type { LecternRecord, MoveParams } from '../../dataProvider';
import { useCellContext } from '../../fields/cellContext';
import { withWords } from '../../i18n/withWords';
import type { Resource } from '../../schemas';
import { useRows } from '../model/listModel';

/** Moves a row at once and says how that went, with the way back to where it stood. */
export function useMoving(resource: Resource): (params: { record: LecternRecord; to: MoveParams['to'] }) => Promise<void> {
  const translate = useTranslate();
  const notify = useNotify();
  const move = useMove(resource.name);
  const context = useCellContext(resource.name);
  const { data } = useRows();
  const rows = useRef(data);
  rows.current = data;
  return useCallback(
    async ({ record, to }) => {
      /** What came of it; null where it failed, which is said. */
      const tried = async (given: { record: LecternRecord; to: MoveParams['to'] }): Promise<LecternRecord | null> => {
        try {
          return await move(given);
        } catch (error) {
          // The rules of forms and the words of failures are no part of a list.
          const { notMoved } = await withWords(() => import('./notMoved'));
          const { head, text } = notMoved({ error, context });
          notify(text, { type: 'error', ...(head ? { title: head } : {}) });
          return null;
        }
      };
      const title = shownTitle({ resource, record, translate });
      const from = placeAmong({ resource, record, rows: rows.current ?? [] });
      const moved = await tried({ record, to });
      if (!moved) return;
      const onUndo = from && ((): void => void tried({ record: moved, to: from }).then((back) => back && notify(translate('lectern.list.movedBack', { title }), { type: 'success' })));
      notify(translate('lectern.list.moved', { title }), { type: 'success', ...(onUndo && { onUndo }) });
    },
    [context, move, notify, resource, translate],
  );
}

/** Where a row stands among those beside it that are shown; null where none of them is. */
function placeAmong({ resource: { tree }, record, rows }: { resource: Resource; record: LecternRecord; rows: readonly LecternRecord[] }): MoveParams['to'] | null {
  const parent = tree?.parent ?? null;
  const above = parent === null ? null : ((record[parent] as unknown) ?? null);
  const beside = rows.filter((one) => parent === null || ((one[parent] as unknown) ?? null) === above);
  const at = beside.findIndex(({ id }) => id === record.id);
  if (at < 0) return null;
  const within = parent === null ? {} : { [parent]: above };
  const [previous, next] = [beside[at - 1], beside[at + 1]];
  if (next) return { ...within, before: next.id };
  if (previous) return { ...within, after: previous.id };
  return above === null ? null : within;
}
