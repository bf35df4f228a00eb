import { useCallback } from 'react';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { factText, outcomeOf, useActor, useTexts, lowerFirst, shownTitle } from '../../dataProvider';
import type { Fact, LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { intlLocale } from '../../fields/cellContext';
import { formatDate } from '../../fields/values/format';
import { sentences } from '../../fields/values/sentences';
import { keepDone, type KeptRun } from '../common/keptRun';
import { ownSentence, ownSentenceKey, truthfulKey } from './ownSentence';
import { stateOf } from './stateOf';
import { useIsMailed } from './useIsMailed';
import { useUndo } from './useUndo';

interface DoneParams {
  /** A lifecycle action, `delete`, or `update` for chosen fields. */
  readonly action: string;
  /** What it is called, for an action that has no words in the past. */
  readonly label: string;
  readonly ids: readonly string[];
  /** Rows of an edit beside them that had its values already. @default none */
  readonly same?: readonly string[];
  /** What is known of the rows as they were before. */
  readonly records: readonly LecternRecord[];
  /** What the one row is called here. @default its title */
  readonly title?: string;
  /** What followed from it. @default nothing is told */
  readonly facts?: readonly Fact[];
  /** The rows afterwards, as far as they are known, and which fields were changed where some were chosen: so that the change can be taken back. */
  readonly after?: ReadonlyMap<string, LecternRecord>;
  readonly fields?: readonly string[];
  /** Keeps the way back above the list, rather than in the notice: of a run over several rows, however many of them were changed. */
  readonly isKept?: boolean;
  /** Why it did not come to its end, said in place of what was done. @default it did */
  readonly broken?: string;
}

/** Says that something is done, in the past tense and by name or number, and offers to take it back where that can be. */
export function useDoneNotice(resource: Resource): (done: DoneParams) => void {
  const locale = intlLocale(useLocale() ?? 'en');
  const notify = useNotify();
  const translate = useTranslate();
  const texts = useTexts(resource.name);
  const actor = useActor();
  const undo = useUndo(resource);
  const isMailed = useIsMailed();
  return useCallback(
    ({ action, label, ids, same = [], records, title, facts = [], after, fields, isKept = false, broken }) => {
      const only = ids.length === 0 && same.length === 1 ? records.find((one) => one.id === same[0]) : undefined;
      if (only) return notify('lectern.form.unchanged', { type: 'info', messageArgs: { title: shownTitle({ resource, record: only, translate }) } });
      if (ids.length === 0) return notify('lectern.bulk.nothingChanged', { type: 'info' });
      const [id] = ids;
      const record = ids.length === 1 && same.length === 0 ? records.find((one) => one.id === id) : undefined;
      const done = texts.done(action, stateOf({ resource, records: ids.flatMap((one) => records.find((known) => known.id === one) ?? []) }));
      const name = lowerFirst(ids.length === 1 ? texts.one : texts.module);
      const words = { action: label, done, name, count: ids.length.toLocaleString(locale), title: record && (title ?? shownTitle({ resource, record, translate })), smart_count: ids.length };
      const key = record ? (done ? 'lectern.record.doneOne' : 'lectern.record.done') : done ? 'lectern.bulk.doneMany' : 'lectern.bulk.success';
      const kind = record ? 'doneOne' : 'doneMany';
      const outcome = record && outcomeOf({ resource: resource.name, told: facts, words, translate });
      const own = outcome ?? (ownSentence({ translate, action, kind, words }) === null ? null : truthfulKey({ translate, key: ownSentenceKey({ action, kind }), isMailed }));
      const { left, unseen, onUndo } = undo({ action, ids, records, ...(after && { after }), ...(fields && { fields }) });
      const told = facts.flatMap(({ name: fact, value }) => factText({ resource: resource.name, name: fact, value: DAY.test(value) ? formatDate({ value, locale }) : value, isMailed, translate }) ?? []);
      const rest = [...told, left > 0 && translate('lectern.bulk.undoLeaves', { smart_count: left }), unseen > 0 && translate('lectern.bulk.undoUnseen', { smart_count: unseen }), same.length > 0 && translate('lectern.bulk.same', { smart_count: same.length })].filter((one) => one !== false);
      const said = rest.length === 0 ? (own ?? key) : sentences([translate(own ?? key, words), ...rest]);
      const isThere = isKept && onUndo && actor && keepDone({ resource: resource.name, actor }, keptOf({ said: translate(said, { ...words, _: said }), action, ids, records, after, fields }));
      // One notice: of two at once the first would not be seen.
      const shown = broken === undefined ? said : sentences([broken, ...rest]);
      notify(shown, { type: broken === undefined ? 'success' : 'warning', messageArgs: words, ...(onUndo && !isThere && { onUndo: () => void onUndo() }) });
    },
    [actor, isMailed, locale, notify, resource, texts, translate, undo],
  );
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What a way back needs, of the rows that were changed alone. */
function keptOf({ said, action, ids, records, after, fields = [] }: Pick<DoneParams, 'action' | 'ids' | 'records' | 'after' | 'fields'> & { readonly said: string }): KeptRun {
  const own = new Set(ids);
  return { at: Date.now(), said, action, ids, records: records.filter(({ id }) => own.has(id)), after: [...(after?.values() ?? [])].filter(({ id }) => own.has(id)), fields, isLeft: false };
}
