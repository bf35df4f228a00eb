import type { ReactNode } from 'react';
import type { Cell, CellProps } from '../types';
import styles from './cell.module.css';

/** A cell of one line of text, with the whole of it on hover; the whole at once on a record's page. */
export function textCell(input: { format?: (value: string, locale: string) => string } = {}): Cell {
  const text = ({ value, context }: CellProps): string => (input.format ? input.format(String(value), context.locale) : String(value));
  return {
    text,
    render: (props) => (props.isDetail ? <span className={styles.whole}>{text(props)}</span> : <Line text={text(props)} />),
  };
}

/** A cell that is a link out: an address of mail, telephone or web. */
export function linkCell(input: { href: (value: string) => string | null; text?: (value: string) => string; isOutside?: boolean }): Cell {
  return {
    render: ({ value, isDetail }) => {
      const shown = input.text ? input.text(String(value)) : String(value);
      const href = input.href(String(value));
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

/** A cell of a number: at the right, figures of one width. */
export function numberCell(format: (input: { value: number; locale: string; decimals: number; unit: string | null }) => string): Cell {
  const text = ({ value, field, context }: CellProps): string =>
    format({ value: Number(value), locale: context.locale, decimals: field.decimals, unit: field.unit });
  return { isNumeric: true, text, render: (props) => <span className={styles.number}>{text(props)}</span> };
}

/** Text cut to one line, with the whole on hover. */
export function Line({ text }: { text: string }): ReactNode {
  return (
    <span className={styles.line} title={text.length > 28 ? text : undefined}>
      {text}
    </span>
  );
}
