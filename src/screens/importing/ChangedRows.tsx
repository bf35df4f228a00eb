import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { shownTitle } from '../../dataProvider';
import type { CellContext } from '../../fields/values/cellTypes';
import type { Resource } from '../../schemas';
import { Button, takeLostFocus } from '../../ui';
import { FieldChanges } from '../common/FieldChanges';
import { stateOf, type ImportRow } from './importRow';
import styles from './importing.module.css';

/** Rows that are shown at once. */
const PORTION = 20;

/** What would become otherwise of the records that are there, for whoever wants to know: the row, what its record is called now, and each field before and after. */
export function ChangedRows({ resource, rows, context }: { readonly resource: Resource; readonly rows: readonly ImportRow[]; readonly context: CellContext }): ReactNode {
  const translate = useTranslate();
  const [most, setMost] = useState(0);
  const changed = rows.filter((row) => stateOf(row) === 'change');
  if (changed.length === 0) return null;
  if (most === 0) return <div><Button isSmall onClick={() => setMost(PORTION)}>{translate('lectern.imports.check.showChanges')}</Button></div>;
  return (
    <section aria-label={translate('lectern.imports.check.changes')} tabIndex={-1} ref={takeLostFocus} className={styles.changes}>
      <h3>{translate('lectern.imports.check.changes')}</h3>
      <ol>
        {changed.slice(0, most).map(({ line, plan }) => (
          <li key={line}>
            <p>{translate('lectern.imports.check.changedRow', { line, record: shownTitle({ resource, record: plan!.before!, translate }) })}</p>
            <FieldChanges changes={Object.keys(plan!.sent).map((field) => ({ field, before: plan!.before![field], after: plan!.values[field] }))} {...{ resource, context }} />
          </li>
        ))}
      </ol>
      {changed.length > most && <Button isSmall onClick={() => setMost(most + PORTION)}>{translate('lectern.imports.check.more', { smart_count: Math.min(PORTION, changed.length - most) })}</Button>}
    </section>
  );
}
