import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui';
import type { Input, InputProps } from '../../values/inputTypes';
import { ariaOf } from '../../controls/aria';
import styles from '../../controls/input.module.css';
import { textOf } from '../../controls/TextControl';

export const input: Input = { Component: PasswordInput };

function PasswordInput(props: InputProps): ReactNode {
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
