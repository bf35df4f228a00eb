import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { isUnparsed } from '../fields/types/json/unparsed';
import { exampleNumber, isNumberField, NUMBER_FAULTS, readingOfField } from '../fields/values/fieldNumber';
import type { CellContext } from '../fields/values/cellTypes';
import { listed } from '../fields/values/listed';
import { moduleWord, problemKey, wordKeys } from '../dataProvider';
import { asNew, isLacking, keyOf, validateRecord } from '../schemas';
import type { Field, PredicateContext } from '../schemas';

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
  /** Of the reader, by whose marks numbers are read. */
  readonly locale: string;
}

/** Everything wrong with a form, by path, by the rules the platform has too; what its ids look like is the platform's own. */
export function problemsOf({ fields, values, rules, isNew, locale }: ProblemsParams): Record<string, FieldProblemLike> {
  const problems: Record<string, FieldProblemLike> = validateRecord({ fields: isNew ? asNew({ fields, context: rules }) : fields, values, context: rules });
  for (const [path, problem] of Object.entries(problems)) {
    if (problem.code === 'reference') delete problems[path];
    if (problem.code === 'type') problems[path] = numberProblem({ field: fieldAt({ fields, path }), text: valueAt({ values, path }), locale }) ?? problem;
  }
  for (const field of Object.values(fields)) {
    const value = values[field.name];
    if (field.type === 'json' && isUnparsed(value)) problems[field.name] = { code: 'notJson' };
    // A secret is never sent back, so only of a new record is it known to be missing.
    if (isNew && field.writeOnly && isLacking({ field, record: values, context: rules })) problems[field.name] = { code: 'required' };
  }
  return problems;
}

/** Why a text that stands where a number belongs is none. */
function numberProblem({ field, text, locale }: { field: Field | undefined; text: unknown; locale: string }): FieldProblemLike | null {
  if (!field || !isNumberField(field) || typeof text !== 'string') return null;
  const reading = readingOfField({ field, text, locale });
  return reading.kind === 'fault' ? { code: NUMBER_FAULTS[reading.fault], params: { example: exampleNumber({ field, locale }) } } : null;
}

/** `parts.0.price` → the field `price` of the rows of `parts`. */
function fieldAt({ fields, path }: { fields: Readonly<Record<string, Field>>; path: string }): Field | undefined {
  const [first = '', ...rest] = path.split('.').filter((step) => !/^\d+$/.test(step));
  return rest.reduce<Field | undefined>((field, step) => field?.fields[step], fields[first]);
}

function valueAt({ values, path }: { values: unknown; path: string }): unknown {
  return path.split('.').reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined), values);
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
  if (code === 'decimals' && params['max'] === 0) return context.translate('lectern.problem.whole');
  const named = typeof params['field'] === 'string' ? { field: context.label(params['field']) } : {};
  const together = typeof params['fields'] === 'string' ? { fields: listed(params['fields'].split(', ').map((name) => context.label(name)), context.locale) } : {};
  const counted = params['min'] ?? params['max'] ?? params['count'];
  const keys = code === 'rule' ? wordKeys(context.resource, keyOf.rule(context.resource, String(params['says']))) : [problemKey({ code, params })];
  const fallback = code === 'rule' ? context.translate('lectern.problem.rule') : message ?? context.translate('lectern.problem.other');
  return keys.reduceRight((text, key) => context.translate(key, { ...params, ...named, ...together, ...moduleWord({ problem, translate: context.translate }), ...(typeof counted === 'number' ? { smart_count: counted } : {}), _: text }), fallback);
}

/** The same as react-hook-form holds them: a sentence at each path. */
export function toErrors({ problems, ...say }: Omit<SayParams, 'problem' | 'path'> & { readonly problems: Readonly<Record<string, FieldProblemLike>> }): FieldErrors<FieldValues> {
  const errors: FieldErrors<FieldValues> = {};
  for (const [path, problem] of Object.entries(problems)) set(errors, path, { type: problem.code ?? 'other', message: sayProblem({ problem, path, ...say }) });
  return errors;
}

/** Which record a problem names, as an error of react-hook-form holds it; nothing where it names none. */
export function holderIn({ params = {} }: FieldProblemLike): { readonly types?: { readonly module: string; readonly id: string } } {
  const { module, id } = params;
  return 'holder' in params && typeof module === 'string' && typeof id === 'string' ? { types: { module, id } } : {};
}
