import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useLocale, useNotify, useTranslate } from 'ra-core';
import { byReason, createBulkRun, failureDetails, shownTitle, useActor, useFailureText, useLecternData } from '../../dataProvider';
import type { BulkFailure, LecternRecord, LeftOut } from '../../dataProvider';
import { joined } from '../../fields/values/joined';
import { followersOf, holdsRight, isEmptyValue, recordTitle } from '../../schemas';
import type { Resource } from '../../schemas';
import { useRules } from '../../forms/useRules';
import { holdPage } from '../../ui/leaving';
import type { NotTaken } from '../common/keptRun';
import { isTold } from '../common/isTold';
import { restoredSentence } from '../common/restoredSentence';
import { isAsSeen, mayBeAgain } from './seen';
import { takeActBack } from './takeActBack';
import { undoOf } from './undo';

interface DoneParams {
  /** A lifecycle action, `create`, `delete`, or `update` of fields. */
  readonly action: string;
  readonly ids: readonly string[];
  /** What is known of the rows as they were before; of what was made, as it was made. */
  readonly records: readonly LecternRecord[];
  /** The rows afterwards, as far as they are known, and which fields were changed where some were chosen. */
  readonly after?: ReadonlyMap<string, LecternRecord>;
  readonly fields?: readonly string[];
}

interface TakingBack {
  /** Takes it back, and tells what of it could not be; not there where nothing of it can be. */
  readonly onUndo?: () => Promise<NotTaken>;
  /** Rows that it leaves as they are now, since nothing leads them to the state they had; `unseen`: since that is not known. */
  readonly left: number;
  readonly unseen: number;
}

/** Names of records that could not be taken back, at most. */
const NAMED = 3;

/** For the notice that something is done. */
export function useUndo(resource: Resource): (done: DoneParams) => TakingBack {
  const actor = useActor();
  const rules = useRules(actor);
  const provider = useLecternData();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const locale = useLocale();
  const failureText = useFailureText(resource.name);
  return useCallback(
    ({ action, ids, records, after, fields = [] }) => {
      const before = new Map(records.map((record) => [record.id, record]));
      const meta = { quiet: true };
      const leftOut: LeftOut[] = [];
      // Whoever has restored it from the bin meanwhile has done what was wanted.
      const orThere = (id: string) => async (error: unknown): Promise<void> => {
        if (!(error instanceof HttpError && error.status === 404 && (await provider.getOne(resource.name, { id, meta }).catch(() => null)))) throw error;
      };
      // Of rows of other pages nothing is known but what the platform answers.
      const restored: LecternRecord[] = [];
      const restore = async (id: string): Promise<void> => {
        const back = await provider.restore(resource.name, { id, meta });
        restored.push(back.data);
        leftOut.push(...back.leftOut);
      };
      const isSeen = (id: string): boolean => isAsSeen({ before: before.get(id), after: after?.get(id), actorId: actor?.id });
      const wayBack = (): { readonly ids: readonly string[]; readonly perform: (id: string) => Promise<unknown> } | null => {
        if (action === 'delete') return resource.softDelete ? { ids, perform: (id) => restore(id).catch(orThere(id)) } : null;
        // In the version in which it was made and no other, as the edit below.
        if (action === 'create') return actor && holdsRight(actor, resource, 'delete') ? { ids, perform: (id) => provider.delete(resource.name, { id, previousData: before.get(id), meta: { ...meta, version: before.get(id)?.version } }) } : null;
        if (action === 'update') {
          const isKnown = fields.length > 0 && ids.every((id) => before.has(id) && after?.has(id));
          if (!isKnown) return null;
          const back = new Map(ids.filter(isSeen).map((id) => [id, pick(before.get(id)!, [...fields, ...broughtAlong({ resource, fields, before: before.get(id)!, after: after!.get(id)! })])]));
          const led = [...back.keys()].filter((id) => mayBeAgain({ resource, record: before.get(id)!, names: Object.keys(back.get(id)!), rules }));
          // Over the version that this change made and no other: who has changed it since keeps that.
          return led.length > 0 ? { ids: led, perform: (id) => provider.update(resource.name, { id, data: back.get(id)!, previousData: after!.get(id)!, meta }) } : null;
        }
        const declared = resource.lifecycle?.actions[action];
        if (!actor || !declared) return null;
        const inverse = new Map(undoOf({ resource, actor, action: declared, ids, before, rules }).flatMap((way) => way.ids.map((id) => [id, way.action] as const)));
        return inverse.size > 0 ? { ids: [...inverse.keys()], perform: (id) => takeActBack({ provider, resource, action: declared, inverse: inverse.get(id)!, id, before: before.get(id), after: after?.get(id) }) } : null;
      };
      const way = wayBack();
      if (!way) return { left: 0, unseen: 0 };
      /** Which they are, as far as they are known: of what was made the refusal tells, which holds the record as it is now. */
      const failedFor = ([reason, failed]: readonly [string, readonly Pick<BulkFailure, 'id' | 'error'>[]]): string => {
        const titles = failed.flatMap(({ id, error }) => {
          const record = [before.get(id), failureDetails(error)?.current].find((one) => one && recordTitle(resource, one) !== '');
          return record ? [shownTitle({ resource, record, translate })] : [];
        });
        const names = joined({ texts: titles.slice(0, NAMED), locale });
        const others = failed.length - Math.min(titles.length, NAMED);
        const key = names === '' ? 'lectern.bulk.undoFailed' : others > 0 ? 'lectern.bulk.undoFailedMore' : 'lectern.bulk.undoFailedOf';
        return translate(key, { smart_count: names === '' ? failed.length : others, names, reason });
      };
      const takeBack = async (): Promise<NotTaken> => {
        // It would end in the middle with the page.
        const letGo = holdPage();
        if (way.ids.length > 1) notify('lectern.bulk.undoing', { type: 'info', messageArgs: { smart_count: way.ids.length } });
        const { done, failed } = await createBulkRun({ ...way, reasonOf: failureText }).start().finally(letGo);
        void queryClient.invalidateQueries();
        if (failed.length > 0) {
          const failure = byReason(failed).map(failedFor).join(' ');
          const said = done.length > 0 ? `${translate('lectern.bulk.undoneOf', { smart_count: done.length })} ${failure}` : failure;
          notify(said, { type: 'error', messageArgs: { _: said } });
          return { ids: failed.filter(({ error }) => isWorthAgain(error)).map(({ id }) => id), said };
        }
        // People hear by mail of what was done, and of its being undone where that is told as well.
        const isUntold = isTold({ resource, event: action }) && !(resource.lifecycle?.actions[action]?.undo ?? ['delete']).some((event) => isTold({ resource, event }));
        const next = action === 'delete' ? restoredSentence({ translate, resource, records: restored, leftOut, locale }) : isUntold ? translate('lectern.bulk.undoneTold') : '';
        // Some are left as they are, which was said before: not all of it is undone.
        const undone = ids.length > way.ids.length ? translate('lectern.bulk.undoneOf', { smart_count: way.ids.length }) : translate('lectern.bulk.undone');
        notify(next === '' ? undone : `${undone} ${next}`, { type: leftOut.length > 0 ? 'warning' : 'success' });
        return { ids: [], said: '' };
      };
      const led = new Set(way.ids);
      const left = ids.filter((id) => !led.has(id));
      const unseen = left.filter((id) => !before.has(id) || (action === 'update' && !isSeen(id))).length;
      return { onUndo: takeBack, left: left.length - unseen, unseen };
    },
    [actor, failureText, locale, notify, provider, queryClient, resource, rules, translate],
  );
}

/** Whether a second try may come to more: not of a record that is gone, or that somebody else has changed since. */
function isWorthAgain(error: unknown): boolean {
  return !(error instanceof HttpError) || ![404, 410, 412].includes(error.status);
}

/**
 * What the change took with it, since it applies no more: a coupon of a percentage that became one of an amount has no percentage. What is
 * counted from it, which stays as it was even where it did not go along. And the rights that stood where another role or profile was given.
 */
function broughtAlong({ resource, fields, before, after }: { resource: Resource; fields: readonly string[]; before: LecternRecord; after: LecternRecord }): string[] {
  const counted = new Set(followersOf({ fields: resource.fields, changed: fields }));
  return Object.values(resource.fields).flatMap((field) => {
    if (field.readOnly || fields.includes(field.name)) return [];
    const isEmptied = field.when !== null && !isEmptyValue(before[field.name]) && after[field.name] === null;
    const isReplaced = typeof field.forRole === 'object' && field.forRole !== null && [field.forRole.field, field.over].some((name) => name !== null && fields.includes(name));
    return isEmptied || isReplaced || (counted.has(field.name) && field.name in before) ? [field.name] : [];
  });
}

function pick(record: LecternRecord, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, (record[name] as unknown) ?? null]));
}
