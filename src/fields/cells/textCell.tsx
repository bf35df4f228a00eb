import type { ReactNode } from 'react';
import type { Cell, CellContext, CellProps } from '../values/cellTypes';
import { plainText } from '../values/values';
import styles from './cell.module.css';

/** A cell of one line of text, with the whole of it on hover; the whole at once on a record's page. */
export function textCell(input: { format?: (value: string, locale: string) => string } = {}): Cell {
  const text = ({ value, context }: CellProps): string => (input.format ? input.format(plainText(value), context.locale) : plainText(value));
  return {
    text,
    render: (props) => (props.isDetail ? <span className={styles.whole}>{text(props)}</span> : <Line text={text(props)} />),
  };
}

/** A cell that is a link out: an address of mail, telephone or web. */
export function linkCell(input: { href: (value: string) => string | null; text?: (value: string) => string; isOutside?: boolean }): Cell {
  return {
    render: ({ value, isDetail }) => {
      const shown = input.text ? input.text(plainText(value)) : plainText(value);
      const href = input.href(plainText(value));
      if (!href) return <Line text={shown} />;
      const outside = input.isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {};
      return (
        <a className={isDetail ? styles.link : `${styles.link} ${styles.line}`} href={href} title={shown} {...outside}>
          {shown}
        </a>
      );
    },
  };
}

interface NumberParts {
  readonly value: number;
  readonly locale: string;
  readonly decimals: number;
  readonly unit: string | null;
}

interface NumberCellOptions {
  /** A second reading of the number, beside it on a record's page and behind it in a list. */
  readonly aside?: (input: { value: number; context: CellContext }) => string | null;
}

/** A cell of a number: at the right, figures of one width. What is no number is shown as it is. */
export function numberCell(format: (input: NumberParts) => string, { aside }: NumberCellOptions = {}): Cell {
  const text = ({ value, field, context }: CellProps): string => {
    const number = toNumber(value);
    return number === null ? plainText(value) : format({ value: number, locale: context.locale, decimals: field.decimals, unit: field.unit });
  };
  const render = (props: CellProps): ReactNode => {
    const number = aside ? toNumber(props.value) : null;
    const second = number === null ? null : (aside?.({ value: number, context: props.context }) ?? null);
    return (
      <span className={styles.number} title={(!props.isDetail && second) || undefined}>
        {text(props)}
        {props.isDetail && second && <span className={styles.second}> · {second}</span>}
      </span>
    );
  };
  return { isNumeric: true, text, render };
}

/** Numbers, and texts that are nothing else, as some platforms send amounts. */
function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null;
}

/** Text cut to one line, with the whole on hover. */
export function Line({ text }: { text: string }): ReactNode {
  return (
    <span className={styles.line} title={text.length > 28 ? text : undefined}>
      {text}
    </span>
  );
}
