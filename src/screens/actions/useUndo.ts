import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { createBulkRun, useActor, useFailureText, useLecternData } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { useRules } from '../form/useRules';
import { undoOf } from './undo';

interface DoneParams {
  /** A lifecycle action, `delete`, or `update` of fields. */
  readonly action: string;
  readonly ids: readonly string[];
  /** What is known of the rows as they were before. */
  readonly records: readonly LecternRecord[];
  /** The rows afterwards, where fields were changed, and which. */
  readonly after?: ReadonlyMap<string, LecternRecord>;
  readonly fields?: readonly string[];
}

/** For the notice that something is done: `onUndo` takes it back, and is there only where all of it can be. */
export function useUndo(resource: Resource): (done: DoneParams) => { readonly onUndo?: () => void } {
  const actor = useActor();
  const rules = useRules(actor);
  const provider = useLecternData();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText(resource.name);
  return useCallback(
    ({ action, ids, records, after, fields = [] }) => {
      const before = new Map(records.map((record) => [record.id, record]));
      const meta = { quiet: true };
      const performOf = (): ((id: string) => Promise<unknown>) | null => {
        if (action === 'delete') return resource.softDelete ? (id) => provider.restore(resource.name, { id, meta }) : null;
        if (action === 'update') {
          const isKnown = fields.length > 0 && ids.every((id) => before.has(id) && after?.has(id));
          // Over the version that this change made and no other: who has changed it since keeps that.
          return isKnown ? (id) => provider.update(resource.name, { id, data: pick(before.get(id)!, fields), previousData: after!.get(id)!, meta }) : null;
        }
        const declared = resource.lifecycle?.actions[action];
        const inverse = actor && declared && undoOf({ resource, actor, action: declared, ids, before, rules });
        return inverse ? (id) => provider.act(resource.name, { id, action: inverse.name, meta }) : null;
      };
      const perform = performOf();
      if (!perform) return {};
      const takeBack = async (): Promise<void> => {
        const { failed } = await createBulkRun({ ids, perform, reasonOf: failureText }).start();
        void queryClient.invalidateQueries();
        const [first] = failed;
        if (first) notify('lectern.bulk.undoFailed', { type: 'error', messageArgs: { smart_count: failed.length, reason: first.reason } });
        else notify('lectern.bulk.undone', { type: 'success' });
      };
      return { onUndo: () => void takeBack() };
    },
    [actor, failureText, notify, provider, queryClient, resource, rules],
  );
}

function pick(record: LecternRecord, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, (record[name] as unknown) ?? null]));
}
