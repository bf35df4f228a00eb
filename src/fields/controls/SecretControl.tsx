import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui';
import type { InputProps } from '../values/inputTypes';
import { ariaOf } from './aria';
import styles from './input.module.css';
import { textOf } from './TextControl';

/** A control for what is never shown unless one asks to see what one types. */
export function SecretControl(props: InputProps): ReactNode {
  const { id, path, value, onChange, onBlur, isInvalid, context } = props;
  const [isShown, setShown] = useState(false);
  return (
    <div className={`${styles.box} ${styles.withButton}`} data-invalid={isInvalid ? '' : undefined}>
      <input
        {...ariaOf(props)}
        id={id}
        name={path}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        label={context.translate(isShown ? 'lectern.fields.hidePassword' : 'lectern.fields.showPassword')}
        isSmall
        onClick={() => setShown(!isShown)}
      />
    </div>
  );
}
