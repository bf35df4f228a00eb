import { isEmptyValue, type Field, type Problem, type ProblemCode } from '../../../src/schemas';

/** Elements of a text that is as long as it may be: a table of words and numbers has seven thousand. */
const MOST_ELEMENTS = 10_000;
/** As deep as the cleaner keeps elements (`nestingLimit`). */
const MOST_LEVELS = 100;
/** Every cell of a table and every second word of a page may have its own look. */
const MOST_STYLES = 3_000;

/**
 * What the rich texts of a value hold that no real text does, by path: it is refused before it is cleaned, which takes the longer the more
 * of it there is. What is too long is left to the check of lengths.
 * @param path where the value stands
 */
export function markupProblems({ field, value, path }: { readonly field: Field; readonly value: unknown; readonly path: string }): Record<string, Problem> {
  if (field.type === 'richText') {
    const problem = typeof value === 'string' && value.length <= field.maxLength ? tooMuch(value) : null;
    return problem ? { [path]: problem } : {};
  }
  if (isEmptyValue(value) || (field.type !== 'group' && field.type !== 'list')) return {};
  if (field.type === 'list') return Array.isArray(value) && value.length <= field.maxItems ? all(value.map((row, index) => inside({ field, value: row, path: `${path}.${index}` }))) : {};
  return inside({ field, value, path });
}

/** The same of several fields. */
export function markupOf(given: readonly { readonly field: Field; readonly value: unknown }[]): Record<string, Problem> {
  return all(given.map(({ field, value }) => markupProblems({ field, value, path: field.name })));
}

function inside({ field, value, path }: Parameters<typeof markupProblems>[0]): Record<string, Problem> {
  if (typeof value !== 'object' || value === null) return {};
  return all(Object.values(field.fields).map((inner) => markupProblems({ field: inner, value: (value as Readonly<Record<string, unknown>>)[inner.name], path: `${path}.${inner.name}` })));
}

function all(found: readonly Readonly<Record<string, Problem>>[]): Record<string, Problem> {
  return Object.assign({}, ...found) as Record<string, Problem>;
}

/** Elements without an end, and those that the next one of their kind, or the end of what they stand in, ends. */
const UNDEEP = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr', 'p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'option', 'optgroup']);

/** Looks at the signs alone, without a tree: once through the text. */
function tooMuch(html: string): Problem | null {
  const styles = html.match(/\sstyle\s{0,9}=/gi)?.length ?? 0;
  if (styles > MOST_STYLES) return problem('tooManyStyles', MOST_STYLES, styles);
  let elements = 0;
  // The elements that are open, the innermost last. An end that fits none of them ends nothing.
  const open: string[] = [];
  let isDeep = false;
  for (const [, end, tag] of html.matchAll(/<(\/?)([a-z][^\s/>]{0,20})/gi)) {
    const name = tag!.toLowerCase();
    if (end === '/') {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      continue;
    }
    elements += 1;
    if (UNDEEP.has(name) || isDeep) continue;
    open.push(name);
    isDeep = open.length > MOST_LEVELS;
  }
  if (elements > MOST_ELEMENTS) return problem('tooManyElements', MOST_ELEMENTS, elements);
  return isDeep ? { code: 'tooNested', params: { max: MOST_LEVELS } } : null;
}

function problem(code: ProblemCode, max: number, found: number): Problem {
  return { code, params: { max, found } };
}
