import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { ariaOf } from '../../controls/aria';
import styles from '../../controls/input.module.css';
import { lengthGuard, mostTyped } from '../../controls/longText';
import { isUnparsed, unparsed, unparsedText } from './unparsed';

export const input: Input = { Component: JsonInput };

function JsonInput(props: InputProps): ReactNode {
  const { field, id, path, value, onChange, onBlur, isInvalid } = props;
  const [draft, setDraft] = useState<{ text: string; value: unknown }>({ text: '', value: undefined });
  const text = Object.is(draft.value, value) ? draft.text : toText({ value, most: mostTyped(field) });
  const type = (typed: string): void => {
    const next = toValue(typed);
    setDraft({ text: typed, value: next });
    onChange(next);
  };
  return (
    <div className={`${styles.box} ${styles.tall}`} data-invalid={isInvalid ? '' : undefined}>
      <textarea {...ariaOf(props)} {...lengthGuard(props)} id={id} name={path} className={styles.code} spellCheck={false} value={text} onChange={(event) => type(event.target.value)} onBlur={onBlur} />
    </div>
  );
}

/** Set out over several lines, unless that takes more room than there is to type in. */
function toText({ value, most }: { value: unknown; most: number }): string {
  if (isUnparsed(value)) return unparsedText(value);
  if (value === null || value === undefined) return '';
  const text = JSON.stringify(value, null, 2);
  return text.length <= most ? text : JSON.stringify(value);
}

function toValue(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unparsed(text);
  }
}
