import type { ReactNode } from 'react';
import { useSignedOut } from '../context/signedOutContext';
import styles from './FeedbackPage.module.css';

const MARKS = [1, 2, 3, 4, 5] as const;

/** Marks from 1 to 5, each with its word; none is an answer, too. */
export function RatingField({ value, problem, onChange }: { value: number | null; problem: string | null; onChange: (value: number) => void }): ReactNode {
  const { translate } = useSignedOut();
  return (
    <fieldset className={styles.rating}>
      <legend>{translate('lectern.publicPages.feedback.rating')}</legend>
      <div className={styles.marks}>
        {MARKS.map((mark) => (
          <label key={mark} className={styles.mark}>
            <input type="radio" name="rating" value={mark} checked={value === mark} onChange={() => onChange(mark)} />
            {translate('lectern.publicPages.feedback.mark', { number: mark, word: translate(`lectern.publicPages.feedback.marks.${mark}`) })}
          </label>
        ))}
      </div>
      {problem && <p className={styles.problem}>{problem}</p>}
    </fieldset>
  );
}
