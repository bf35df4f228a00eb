import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { ariaOf } from '../../controls/aria';
import styles from '../../controls/input.module.css';
import { textOf } from '../../controls/TextControl';

export const input: Input = { Component: ColourInput };

/** A swatch that opens the browser's picker, and the hex value beside it. */
function ColourInput(props: InputProps): ReactNode {
  const { id, path, label, value, onChange, onBlur, isInvalid, context } = props;
  const text = textOf(value);
  const isColour = /^#[0-9a-f]{6}$/i.test(text);
  return (
    <div className={styles.box} data-invalid={isInvalid ? '' : undefined}>
      <span className={styles.colour}>
        <input
          type="color"
          aria-label={context.translate('lectern.fields.pickColour', { field: label })}
          value={isColour ? text : '#ffffff'}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <input
        {...ariaOf(props)}
        id={id}
        name={path}
        type="text"
        placeholder="#"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onChange(withHash(event.target.value))}
        onBlur={onBlur}
      />
    </div>
  );
}

/** `1a2b3c` → `#1a2b3c`: the sign is easily forgotten. */
function withHash(text: string): string {
  return /^[0-9a-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text;
}
