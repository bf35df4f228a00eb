import { sql, type RawBuilder } from 'kysely';
import { comparedText } from './schema/comparedText';

/**
 * Whether a column holds this text, compared as texts that must differ are: the database puts the value into the same
 * form, so that the index which keeps the column unique finds the row. That one holds filled rows alone, and the database does not see
 * by itself that a text which equals another is filled.
 */
export function sameText(column: RawBuilder<unknown>, value: unknown): RawBuilder<boolean> {
  return sql<boolean>`(${column} is not null and ${compared(column)} = ${compared(sql`${value}::text`)})`;
}

/** Whether it holds one of these texts: one condition, be they a thousand. */
export function sameAsSome(column: RawBuilder<unknown>, texts: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(${column} is not null and ${compared(column)} = any(array(select ${compared(sql.raw('sent'))} from unnest(${texts}::text[]) sent)))`;
}

function compared(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const [first = '', ...parts] = comparedText('\u0000').split('\u0000');
  return sql.join([sql.raw(first), ...parts.flatMap((part) => [text, sql.raw(part)])], sql``);
}
