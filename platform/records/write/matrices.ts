import { isMatrix, moduleKeysOf, type Problem } from '../../../src/schemas';
import type { WriteEvent } from '../handler';

/** Rows of matrices over modules that this platform does not have, of those that are new to the record: said at their field. What is
 * shipped as a default may speak of modules that a smaller platform has not, and may be written again. */
export function matrixProblems({ operation: { resource, context }, before, after, changed }: Pick<WriteEvent, 'operation' | 'before' | 'after' | 'changed'>): Record<string, Problem> {
  const fields = Object.values(resource.fields).filter((field) => field.rowsFrom === 'moduleKeys' && changed.has(field.name));
  if (fields.length === 0) return {};
  const known = new Set(moduleKeysOf(context.loader.all()));
  return Object.fromEntries(fields.flatMap(({ name, default: usual }): [string, Problem][] => {
    const [was, is] = [before?.[name], after[name]];
    const module = isMatrix(is) ? Object.keys(is).find((key) => !known.has(key) && ![was, usual].some((one) => isMatrix(one) && Object.hasOwn(one, key))) : undefined;
    return module === undefined ? [] : [[name, { code: 'noModule', params: { module } }]];
  }));
}
