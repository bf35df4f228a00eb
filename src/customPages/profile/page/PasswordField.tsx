import { useId, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslate } from 'ra-core';
import inputStyles from '../../../fields/controls/input.module.css';
import { Icon, IconButton } from '../../../ui';

interface PasswordFieldProps {
  /** What the browser's store of passwords is to fill in. */
  readonly name: 'currentPassword' | 'password' | 'repeated';
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** One password, hidden until its eye is pressed; its problem stands below. */
export function PasswordField({ name, label, value, problem, hint, onChange, ref }: PasswordFieldProps): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={inputStyles.field}>
      <label htmlFor={id} className={inputStyles.label}>
        {label}
      </label>
      <div className={`${inputStyles.box} ${inputStyles.withButton}`} data-invalid={problem ? '' : undefined}>
        <input
          ref={ref}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          spellCheck={false}
          required
          aria-invalid={problem !== null}
          aria-describedby={[problem ? `${id}-problem` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ') || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={translate('lectern.fields.pair', { name: translate(isShown ? 'lectern.profile.password.hide' : 'lectern.profile.password.show'), value: label })}
          isSmall
          onClick={() => setShown(!isShown)}
        />
      </div>
      {problem && (
        <span id={`${id}-problem`} className={inputStyles.error} role="alert">
          <Icon name="alert" size={16} />
          {problem}
        </span>
      )}
      {hint && (
        <span id={`${id}-hint`} className={inputStyles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
