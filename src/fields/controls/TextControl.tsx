import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { Input, InputProps } from '../values/inputTypes';
import { ariaOf } from './aria';
import styles from './input.module.css';
import { Lasting } from './Lasting';
import { lengthGuard } from './longText';
import { readOfTime, UNREADABLE } from './unreadable';

interface TextOptions {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'tel' | 'email' | 'url';
  /** What the browser may fill in. @default 'off' */
  readonly autoComplete?: string;
  /** What the control shows for a value, and the value of what was typed. @default the value itself */
  readonly show?: (value: unknown) => string;
  readonly take?: (text: string) => unknown;
  /** Step of a date's or time's control, in its own unit. */
  readonly step?: number;
  /** The first and the last that a date's control offers. */
  readonly bounds?: (props: InputProps) => { min: string | undefined; max: string | undefined };
  /** The value as the language writes it, below a control that shows it in the browser's own way. */
  readonly reading?: (input: { value: unknown; locale: string }) => string | null;
  /** What stands in the box after the control: a button. @default nothing */
  readonly beside?: (props: InputProps) => ReactNode;
}

const OF_TIME: ReadonlySet<string> = new Set(['date', 'datetime-local', 'time']);

/** An input of one line on the browser's own control. */
export function textInput(options: TextOptions = {}): Input {
  const isOfTime = OF_TIME.has(options.type ?? 'text');
  function TextInput(props: InputProps): ReactNode {
    const { field, id, path, value, onChange, onBlur, isInvalid, context } = props;
    const reading = options.reading?.({ value, locale: context.locale }) ?? null;
    const beside = options.beside?.(props);
    const read = (input: HTMLInputElement): unknown => {
      const text = isOfTime ? readOfTime(input) : input.value;
      return options.take && text !== UNREADABLE ? options.take(text) : text;
    };
    /** No event of its own tells that a control has become wrong, or empty again, from nothing. */
    const look = (input: HTMLInputElement): void => {
      const next = read(input);
      if ((next === UNREADABLE) !== (value === UNREADABLE)) onChange(next);
    };
    const readingId = `${id}-reading`;
    const describedBy = [reading && readingId, props.describedBy].filter(Boolean).join(' ') || undefined;
    const control = (
      <div className={beside ? `${styles.box} ${styles.withButton}` : styles.box} data-invalid={isInvalid ? '' : undefined}>
        <input
          {...ariaOf({ ...props, describedBy })}
          {...lengthGuard(props)}
          id={id}
          name={path}
          list={props.listId}
          type={options.type ?? 'text'}
          inputMode={options.inputMode}
          autoComplete={options.autoComplete ?? 'off'}
          autoCapitalize={field.letterCase === 'upper' ? 'characters' : undefined}
          step={options.step}
          {...options.bounds?.(props)}
          value={isOfTime && value === UNREADABLE ? '' : options.show ? options.show(value) : textOf(value)}
          onChange={({ target }) => onChange(read(target))}
          onKeyUp={isOfTime ? (event) => look(event.currentTarget) : undefined}
          onBlur={(event) => {
            if (isOfTime) look(event.currentTarget);
            onBlur();
          }}
        />
        {beside}
      </div>
    );
    if (!options.reading) return control;
    return (
      <>
        {control}
        {reading && <span id={readingId} className={styles.hint} data-reading="">{reading}{field.after !== null && <Lasting {...props} />}</span>}
      </>
    );
  }
  return { Component: TextInput };
}

/** A value as a control's text; what a foreign platform sent by mistake is not lost. */
export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
