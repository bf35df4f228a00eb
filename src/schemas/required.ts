import { evaluate, isEmptyValue, type PredicateContext } from './predicate';
import type { Field } from './resource';

/** Whether a field must be there, with these values beside it. */
export function isRequired({ field, record, context }: { field: Pick<Field, 'required' | 'requiredIf'>; record: Readonly<Record<string, unknown>>; context: PredicateContext }): boolean {
  return field.required || (field.requiredIf !== null && evaluate(field.requiredIf, record, context));
}

/** Whether a record is without a field that it must have. */
export function isLacking({ field, record, context }: { field: Pick<Field, 'name' | 'when' | 'required' | 'requiredIf'>; record: Readonly<Record<string, unknown>>; context: PredicateContext }): boolean {
  return isEmptyValue(record[field.name]) && evaluate(field.when, record, context) && isRequired({ field, record, context });
}

/** Whether it must be there in some record. */
export function mayBeNeeded({ required, requiredIf }: Pick<Field, 'required' | 'requiredIf'>): boolean {
  return required || requiredIf !== null;
}
