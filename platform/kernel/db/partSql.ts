import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { foldedText } from './schema/foldedText';

/** A text that `LIKE` takes literally, between two wildcards. Folding comes first: of ％ it makes %. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a text holds a part, whatever accents and width its letters are written with. @param part folded */
export function holdsPart(text: RawBuilder<unknown>, part: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${foldedSql(text)} like ${likePattern(part)})`;
}

/** A text folded by the database. */
export function foldedSql(text: RawBuilder<unknown>): RawBuilder<string> {
  const [before = '', after = ''] = foldedText('\u0000').split('\u0000');
  return sql<string>`${sql.raw(before)}${text}${sql.raw(after)}`;
}
