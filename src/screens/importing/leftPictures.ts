import type { Field } from '../../schemas';
import { stateOf, type ImportRow } from './importRow';

/** Pictures that stand in the cells of a file themselves. */
export interface LeftPictures {
  readonly field: Field;
  /** Rows of the file, in its order. */
  readonly lines: readonly number[];
}

/** Formatted texts of rows that will be imported whose pictures are no uploads but part of the text (`data:`): the platform keeps the text without them. */
export function leftPictures({ rows, fields }: { readonly rows: readonly ImportRow[]; readonly fields: readonly Field[] }): readonly LeftPictures[] {
  const going = rows.filter((row) => ['new', 'change'].includes(stateOf(row)));
  return fields.filter(({ type }) => type === 'richText').flatMap((field) => {
    const lines = going.filter(({ cells }) => INSIDE.test(cells[field.name] ?? '')).map(({ line }) => line);
    return lines.length === 0 ? [] : [{ field, lines }];
  });
}

const INSIDE = /<img\b[^>]*\ssrc\s*=\s*["']?\s*data:/i;
