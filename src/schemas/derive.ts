import { evaluate, type PredicateContext } from './predicate';
import type { Field, Resource } from './resource';

type Values = Readonly<Record<string, unknown>>;

/** The value of a computed choice for a record: the first whose condition holds; null when none does. */
export function derivedValue({ field, record, context }: { field: Field; record: Values; context: PredicateContext }): string | null {
  return field.derive.find((one) => evaluate(one.if, record, context))?.value ?? null;
}

/** The record with its computed choices filled in. */
export function withDerived<R extends Values>({ resource, record, context }: { resource: Resource; record: R; context: PredicateContext }): R {
  const derived = Object.values(resource.fields).filter((field) => field.derive.length > 0);
  if (derived.length === 0) return record;
  return { ...record, ...Object.fromEntries(derived.map((field) => [field.name, derivedValue({ field, record, context })])) };
}
