import type { Problem } from './problem';
import { validateRecord } from './validate';
import type { PredicateContext } from './predicate';
import type { Field } from './resource';

interface OldProblemsParams<P> {
  /** Problems of the record as it would be, by path. */
  readonly problems: Readonly<Record<string, P>>;
  readonly fields: Readonly<Record<string, Field>>;
  /** The record as it was; null for a new one. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Names of the fields that were changed. */
  readonly changed: ReadonlySet<string>;
  readonly context: PredicateContext;
}

/**
 * The problems that a change has to answer for: those at fields that were touched, and those that came with it elsewhere.
 * A value that breaks a rule and stood there before is no reason to refuse what has nothing to do with it.
 */
export function withoutOldProblems<P extends { readonly code: string | null; readonly params?: Problem['params'] }>({ problems, fields, before, changed, context }: OldProblemsParams<P>): Record<string, P> {
  if (before === null || Object.keys(problems).length === 0) return problems;
  const known = validateRecord({ fields, values: before, context });
  const isOld = ([path, { code, params }]: [string, P]): boolean =>
    !changed.has(path.split('.')[0]!) && known[path]?.code === code && !(typeof params?.['field'] === 'string' && changed.has(params['field']));
  return Object.fromEntries(Object.entries(problems).filter((entry) => !isOld(entry)));
}
