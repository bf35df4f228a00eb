import { useCallback } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { shownTitle, useMove } from '../../dataProvider';
import type { LecternRecord, MoveParams } from '../../dataProvider';
import { useCellContext } from '../../fields/cellContext';
import { withWords } from '../../i18n/withWords';
import type { Resource } from '../../schemas';

/** Moves a row at once and says how that went. */
export function useMoving(resource: Resource): (params: { record: LecternRecord; to: MoveParams['to'] }) => Promise<void> {
  const translate = useTranslate();
  const notify = useNotify();
  const move = useMove(resource.name);
  const context = useCellContext(resource.name);
  return useCallback(
    async ({ record, to }) => {
      try {
        await move({ record, to });
        notify(translate('lectern.list.moved', { title: shownTitle({ resource, record, translate }) }), { type: 'success' });
      } catch (error) {
        // The rules of forms and the words of failures are no part of a list.
        const { notMoved } = await withWords(() => import('./notMoved'));
        const { head, text } = notMoved({ error, context });
        notify(text, { type: 'error', ...(head ? { title: head } : {}) });
      }
    },
    [context, move, notify, resource, translate],
  );
}
