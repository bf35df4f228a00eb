import { isUnparsed } from '../fields/json/unparsed';
import type { CellContext } from '../fields/types';
import { evaluate, isEmptyValue, validateRecord } from '../../schemas';
import type { Field, PredicateContext } from '../../schemas';

/** A problem of a value, ours or the platform's. */
export interface FieldProblemLike {
  /** Null where a foreign platform sends a sentence alone. */
  readonly code: string | null;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** What to say where there are no words for the code. */
  readonly message?: string;
}

interface ProblemsParams {
  readonly fields: Readonly<Record<string, Field>>;
  /** Clean values of the whole record. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly rules: PredicateContext;
  readonly isNew: boolean;
}

/** Everything wrong with a form, by path, by the rules the platform has too. */
export function problemsOf({ fields, values, rules, isNew }: ProblemsParams): Record<string, FieldProblemLike> {
  const problems: Record<string, FieldProblemLike> = validateRecord({ fields, values, context: rules });
  for (const field of Object.values(fields)) {
    const value = values[field.name];
    if (field.type === 'json' && isUnparsed(value)) problems[field.name] = { code: 'notJson' };
    // A secret is never sent back, so only of a new record is it known to be missing.
    if (isNew && field.writeOnly && field.required && isEmptyValue(value) && evaluate(field.when, values, rules)) problems[field.name] = { code: 'required' };
  }
  return problems;
}

interface SayParams {
  readonly problem: FieldProblemLike;
  readonly path: string;
  readonly context: CellContext;
  /** What the field's pattern asks for, in words. */
  readonly patternText: (path: string) => string | null;
}

/** The sentence for a problem, in the user's language. */
export function sayProblem({ problem, path, context, patternText }: SayParams): string {
  const { code, params = {}, message } = problem;
  if (code === null) return message ?? context.translate('lectern.problem.other');
  const words = code === 'pattern' ? patternText(path.replace(/\.\d+(?=\.|$)/g, '')) : null;
  if (words) return words;
  const named = code === 'after' && params['field'] !== undefined ? { ...params, field: context.label(String(params['field'])) } : params;
  const counted = params['min'] ?? params['max'];
  return context.translate(`lectern.problem.${code}`, { ...named, ...(typeof counted === 'number' ? { smart_count: counted } : {}), _: message ?? context.translate('lectern.problem.other') });
}
