import type { ReactNode } from 'react';
import type { Field, Problem } from '../../schemas';

/** What a cell needs besides its value. One object a screen, made by `useCellContext`, so that cells call no hooks. */
export interface CellContext {
  readonly resource: string;
  /** A BCP 47 tag for `Intl`, for example `en-IN`. */
  readonly locale: string;
  /** On paper a date is the date, since what it is relative to is soon gone, and all of several values are there. @default false */
  readonly isPrinted?: boolean;
  /** Milliseconds since 1970; what relative dates are relative to. */
  readonly now: number;
  readonly translate: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  /** Name of a field; of a nested one by its path, `openingHours.day`. */
  readonly label: (path: string) => string;
  /** Name of a choice. */
  readonly choice: (path: string, value: string) => string;
  /** What a choice means, in one sentence; null where the module's words give none. */
  readonly meaning: (path: string, value: string) => string | null;
}

export interface CellProps {
  readonly field: Field;
  /** Never empty: `renderCell` shows empty values itself. */
  readonly value: unknown;
  readonly context: CellContext;
  /** Dotted path of the field in the record. @default the field's name */
  readonly path?: string;
  /** On a record's own page: whole texts, exact dates, large pictures. @default false */
  readonly isDetail?: boolean;
}

/** Read-only presentation of a field type. A plain function, not a component: a list calls it a thousand times. */
export interface Cell {
  readonly render: (props: CellProps) => ReactNode;
  /** The value in words alone, for a filter's chip. @default the value itself */
  readonly text?: (props: CellProps) => string;
  /** Numbers stand at the right, with figures of one width. @default false */
  readonly isNumeric?: boolean;
}

/** What texts of a file need besides: titles of references, which the caller has looked up beforehand. */
export interface PortableContext extends CellContext {
  /** @default the id stands for itself */
  readonly titleOf?: (target: { to: string; id: string }) => string | undefined;
  /** The id of the record so called. @default only ids are understood */
  readonly idOf?: (target: { to: string; title: string }) => string | undefined;
}

export type PortableResult = { readonly value: unknown; readonly problem?: undefined } | { readonly problem: Problem; readonly value?: undefined };

/**
 * A value as the text of an exported or imported cell. `fromText(toText(value))` is the value again; besides, `fromText`
 * understands what people type: labels of choices, grouped digits, days written the Indian way.
 */
export interface Portable {
  readonly toText: (input: { field: Field; value: unknown; context: PortableContext }) => string;
  readonly fromText: (input: { field: Field; text: string; context: PortableContext }) => PortableResult;
}
