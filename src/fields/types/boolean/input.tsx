import { useContext } from 'react';
import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { ariaOf } from '../../controls/aria';
import { FormScopeContext } from '../../controls/formScope';
import styles from '../../controls/input.module.css';

export const input: Input = { Component: BooleanInput, labelled: 'inside' };

function BooleanInput(props: InputProps): ReactNode {
  return useContext(FormScopeContext)?.asksEach ? <YesOrNo {...props} /> : <Switch {...props} />;
}

/** Both are there to choose, and neither is chosen at first. */
function YesOrNo(props: InputProps): ReactNode {
  const { id, path, labelId, label, value, onChange, onBlur, context, isInvalid } = props;
  return (
    <>
      <span id={labelId} className={styles.label}>{label}</span>
      <div {...ariaOf(props)} role="radiogroup" aria-labelledby={labelId} className={styles.segments} data-invalid={isInvalid ? '' : undefined}>
        {[true, false].map((side) => (
          <label key={String(side)} className={styles.segment}>
            <input id={side ? id : undefined} type="radio" name={path} checked={value === side} onChange={() => onChange(side)} onBlur={onBlur} />
            <span>{context.translate(side ? 'lectern.fields.yes' : 'lectern.fields.no')}</span>
          </label>
        ))}
      </div>
    </>
  );
}

function Switch({ id, path, label, value, onChange, onBlur, isInvalid, describedBy }: InputProps): ReactNode {
  return (
    <label className={styles.switch}>
      <input
        {...ariaOf({ isInvalid, describedBy, isRequired: false })}
        id={id}
        name={path}
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <span>{label}</span>
    </label>
  );
}
