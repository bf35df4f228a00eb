import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { createBulkRun, refreshAfterWrite, useActor, useFailureText, useLecternData } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Action, Resource } from '../../schemas';
import { useRules } from '../form/useRules';
import { undoOf } from './undo';

interface DoneParams {
  readonly action: Action;
  readonly ids: readonly string[];
  /** What is known of the rows as they were before. */
  readonly records: readonly LecternRecord[];
}

/** For the notice that an action is done: `onUndo` takes it back, and is there only where all of it can be. */
export function useUndo(resource: Resource): (done: DoneParams) => { readonly onUndo?: () => void } {
  const actor = useActor();
  const rules = useRules(actor);
  const provider = useLecternData();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  return useCallback(
    ({ action, ids, records }) => {
      const before = new Map(records.map((record) => [record.id, record]));
      const inverse = actor && undoOf({ resource, actor, action, ids, before, rules });
      if (!inverse) return {};
      const perform = (id: string): Promise<unknown> => provider.act(resource.name, { id, action: inverse.name, meta: { quiet: true } });
      const takeBack = async (): Promise<void> => {
        const { failed } = await createBulkRun({ ids, perform, reasonOf: failureText }).start();
        refreshAfterWrite({ queryClient, resource: resource.name });
        const [first] = failed;
        if (first) notify('lectern.bulk.undoFailed', { type: 'error', messageArgs: { smart_count: failed.length, reason: first.reason } });
        else notify('lectern.bulk.undone', { type: 'success' });
      };
      return { onUndo: () => void takeBack() };
    },
    [actor, failureText, notify, provider, queryClient, resource, rules],
  );
}
