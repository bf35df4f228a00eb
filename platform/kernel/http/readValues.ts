import { cleanValue, isEmptyValue, normalizeField, validateRecord, type CallFields, type Field, type Problem } from '../../../src/schemas';
import { failure } from '../errors';

/** The fields of a call, every default made explicit, by name. */
export function fieldsOf(inputs: CallFields): Record<string, Field> {
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, normalizeField(input, name)]));
}

/**
 * What was sent for these fields, clean; what was not given is its default or null.
 * @throws VALIDATION with a sentence per field
 */
export function readValues({ fields, sent }: { readonly fields: Readonly<Record<string, Field>>; readonly sent: Readonly<Record<string, unknown>> }): Record<string, unknown> {
  const values = Object.fromEntries(Object.values(fields).map((field) => {
    const value = cleanValue({ field, value: sent[field.name] });
    return [field.name, isEmptyValue(value) ? (field.default ?? null) : value];
  }));
  const missing = Object.values(fields).filter((field) => field.required && isEmptyValue(values[field.name]));
  const problems = {
    ...validateRecord({ fields, values, context: { now: new Date().toISOString() } }),
    ...Object.fromEntries(missing.map((field): [string, Problem] => [field.name, { code: 'required' }])),
  };
  if (Object.keys(problems).length > 0) throw failure({ code: 'VALIDATION', problems });
  return values;
}
