import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { ariaOf } from '../shared/aria';
import styles from '../shared/input.module.css';
import { isUnparsed, unparsed, unparsedText } from './unparsed';

export const input: Input = { Component: JsonInput };

function JsonInput(props: InputProps): ReactNode {
  const { id, path, value, onChange, onBlur, isInvalid } = props;
  const [draft, setDraft] = useState<{ text: string; value: unknown }>({ text: '', value: undefined });
  const text = Object.is(draft.value, value) ? draft.text : toText(value);
  const type = (typed: string): void => {
    const next = toValue(typed);
    setDraft({ text: typed, value: next });
    onChange(next);
  };
  return (
    <div className={`${styles.box} ${styles.tall}`} data-invalid={isInvalid ? '' : undefined}>
      <textarea {...ariaOf(props)} id={id} name={path} className={styles.code} spellCheck={false} value={text} onChange={(event) => type(event.target.value)} onBlur={onBlur} />
    </div>
  );
}

function toText(value: unknown): string {
  if (isUnparsed(value)) return unparsedText(value);
  return value === null || value === undefined ? '' : JSON.stringify(value, null, 2);
}

function toValue(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unparsed(text);
  }
}
