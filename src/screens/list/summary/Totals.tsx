import type { ReactNode } from 'react';
import type { Measure } from '../../../schemas';
import styles from './summary.module.css';

interface TotalsProps {
  readonly measures: readonly Measure[];
  /** Of all rows that match. */
  readonly totals: Readonly<Record<string, number | null>>;
  /** The one that is drawn. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
  readonly textOf: (name: string) => string;
  /** What a figure counts; null where its words do not say. */
  readonly hintOf: (name: string) => string | null;
  readonly valueOf: (measure: Measure, value: number | null) => string;
}

/** What all rows come to, measure by measure; of several, the one that is drawn is chosen here. */
export function Totals({ measures, totals, chosen, onChoose, textOf, hintOf, valueOf }: TotalsProps): ReactNode {
  return (
    <div className={styles.figures}>
      {measures.map((measure) => {
        const said = (
          <>
            <span className={styles.name}>{textOf(measure.name)}</span>
            <strong>{valueOf(measure, totals[measure.name] ?? null)}</strong>
          </>
        );
        const title = hintOf(measure.name) ?? undefined;
        if (measures.length === 1) return <div key={measure.name} className={styles.figure} title={title}>{said}</div>;
        return (
          <button key={measure.name} type="button" className={styles.figure} title={title} aria-pressed={measure.name === chosen} onClick={() => onChoose(measure.name)}>
            {said}
          </button>
        );
      })}
    </div>
  );
}
