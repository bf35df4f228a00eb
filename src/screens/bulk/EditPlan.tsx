import { listed } from '../../fields/values/listed';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { lowerFirst, useTexts } from '../../dataProvider';
import { cleanValue, followersOf, isEmptyValue } from '../../schemas';
import { useRules } from '../../forms/useRules';
import { useListModel } from '../model/listModel';
import styles from './Dialogs.module.css';
import { emptiedBy } from './emptiedBy';
import { narrowersOf } from './useBulkActions';
import { useComesWith } from './useComesWith';

interface EditPlanProps {
  /** Names it for the button that carries it out. */
  readonly id: string;
  /** Of the reader, for numbers and lists. */
  readonly locale: string;
  readonly chosen: readonly string[];
  readonly cleared: readonly string[];
  /** Whether some row has no value of a field yet. */
  readonly lacks: (name: string) => boolean;
  /** Rows that will be changed, with what is known of them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly canTakeBack: boolean;
  /** A record of one institute is chosen for rows that may be of others. */
  readonly isOfSeveral: boolean;
}

/** What an edit of many rows will change, what it still lacks, and whether it can be taken back; said before it is done. Stands inside the form. */
export function EditPlan({ id, locale, chosen, cleared, lacks, rows, canTakeBack, isOfSeveral }: EditPlanProps): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const rules = useRules(actor);
  const count = rows.length;
  const texts = useTexts(resource.name);
  const values: Readonly<Record<string, unknown>> = useWatch();
  const { ofEach, fields } = useComesWith({ chosen, cleared, lacks });
  const named = (names: readonly string[]): string => listed(names.map((name) => texts.field(name)), locale);
  const gone = emptiedBy({ resource, actor, rules, rows, given: Object.fromEntries(chosen.map((name) => [name, cleared.includes(name) ? null : cleanValue({ field: resource.fields[name]!, value: values[name] })])) });
  const lacking = chosen.filter((name) => !cleared.includes(name) && isEmptyValue(cleanValue({ field: resource.fields[name]!, value: values[name] })));
  const following = followersOf({ fields: resource.fields, changed: chosen.filter((name) => !cleared.includes(name)) }).filter((name) => !chosen.includes(name));
  const belonging = fields.filter((field) => narrowersOf(field).length > 0 && !chosen.includes(field.name) && rows.some((row) => !(field.name in row && isEmptyValue(row[field.name])))).map((field) => field.name);
  return (
    <div id={id} className={styles.plan} role="status">
      {chosen.length === 0 ? (
        <p>{translate('lectern.bulk.chooseFirst')}</p>
      ) : (
        <p>{translate('lectern.bulk.plan', { smart_count: chosen.length, count: count.toLocaleString(locale), name: lowerFirst(count === 1 ? texts.one : texts.module), fields: named(chosen) })}</p>
      )}
      {lacking.length > 0 && <p>{translate('lectern.bulk.lacking', { fields: named(lacking) })}</p>}
      {ofEach.length > 0 && <p className={styles.warning}>{translate('lectern.bulk.needed', { fields: named(ofEach) })}</p>}
      {lacking.length === 0 && following.length > 0 && <p>{translate('lectern.bulk.follows', { fields: named(following) })}</p>}
      {lacking.length === 0 && gone.length > 0 && <p className={styles.warning}>{translate('lectern.bulk.emptied', { fields: named(gone) })}</p>}
      {belonging.length > 0 && <p className={styles.warning}>{translate('lectern.bulk.belonging', { fields: named(belonging) })}</p>}
      {isOfSeveral && <p className={styles.warning}>{translate('lectern.bulk.ofSeveral')}</p>}
      {!canTakeBack && <p className={styles.warning}>{translate('lectern.bulk.notUndone')}</p>}
    </div>
  );
}
