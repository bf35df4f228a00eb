import { useId, useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { IconButton } from '../../ui/Button';
import styles from '../frame/AuthFrame.module.css';
import { useSignedOut } from '../context/signedOutContext';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'onChange'> {
  readonly label: string;
  /** Beside the label, for example a link; by the keyboard it comes after the field. */
  readonly aside?: ReactNode;
  readonly hint?: string;
  readonly problem?: string | null;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text, with its message below it; a password may be shown. */
export function TextField({ label, aside, hint, problem, type = 'text', onChange, ...rest }: TextFieldProps): ReactNode {
  const { translate } = useSignedOut();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={styles.control}>
        <input {...rest} id={id} type={isPassword && isShown ? 'text' : type} aria-invalid={Boolean(problem)} aria-describedby={problem || hint ? `${id}-below` : undefined} onChange={(event) => onChange(event.target.value)} />
        {isPassword && (
          <span className={styles.reveal}>
            <IconButton icon={isShown ? 'eyeOff' : 'eye'} label={translate(isShown ? 'lectern.auth.hidePassword' : 'lectern.auth.showPassword')} onClick={() => setShown(!isShown)} />
          </span>
        )}
      </div>
      {aside && <span className={styles.aside}>{aside}</span>}
      {problem ? (
        <p id={`${id}-below`} className={styles.problem}>
          {problem}
        </p>
      ) : (
        hint && (
          <p id={`${id}-below`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
