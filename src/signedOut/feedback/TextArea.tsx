import { useId } from 'react';
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import styles from './FeedbackPage.module.css';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'onChange'> {
  readonly label: string;
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
}

/** A labelled field of several lines, with its message below it. */
export function TextArea({ label, problem, onChange, ...rest }: TextAreaProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea {...rest} id={id} aria-invalid={problem !== null} aria-describedby={problem ? `${id}-below` : undefined} onChange={(event) => onChange(event.target.value)} />
      {problem && (
        <p id={`${id}-below`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
