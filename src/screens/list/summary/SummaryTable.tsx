import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { Grouping, Measure, SummaryGroup } from '../../../schemas';
import styles from './summary.module.css';
import { useDrill } from './useDrill';

interface SummaryTableProps {
  readonly by: Grouping;
  readonly byText: string;
  readonly groups: readonly SummaryGroup[];
  readonly measures: readonly Measure[];
  readonly textOf: (name: string) => string;
  readonly valueOf: (measure: Measure, value: number | null) => string;
  readonly nameOf: (group: SummaryGroup) => string;
  readonly label: string;
  /** Seen by nobody, and read by screen readers beside the chart. */
  readonly isHidden: boolean;
}

/** The groups as a table. A group leads to its rows, where the list can be asked for them. */
export function SummaryTable({ by, byText, groups, measures, textOf, valueOf, nameOf, label, isHidden }: SummaryTableProps): ReactNode {
  const translate = useTranslate();
  const drill = useDrill(by);
  const isAsked = !isHidden && drill !== null;
  return (
    <div className={isHidden ? 'visuallyHidden' : styles.table} {...(isHidden ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <table>
        <caption className="visuallyHidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{byText}</th>
            {measures.map(({ name }) => <th key={name} scope="col" className={styles.number}>{textOf(name)}</th>)}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={String(group.key)}>
              <th scope="row">
                {isAsked ? (
                  <button type="button" className={styles.drill} title={translate('lectern.summary.drill')} onClick={() => drill(group)}>
                    {nameOf(group)}
                  </button>
                ) : nameOf(group)}
              </th>
              {measures.map((measure) => <td key={measure.name} className={styles.number}>{valueOf(measure, group.values[measure.name] ?? null)}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
