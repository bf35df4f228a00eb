import type { Field } from './resource';

/** What a reference to one of several modules holds, apart. */
export interface Pointed {
  /** The name under which the declaration has the module. */
  readonly kind: string;
  readonly to: string;
  /** In small letters, as the database writes it. */
  readonly id: string;
}

type Pointing = Pick<Field, 'kinds' | 'to'>;

const POINTED = /^(\w+):([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** Reads `topic:0198…`; null for what is none of the field's kinds, or no id. */
export function pointedAt({ field, value }: { readonly field: Pointing; readonly value: unknown }): Pointed | null {
  const [, kind = '', id = ''] = (typeof value === 'string' && POINTED.exec(value)) || [];
  const to = Object.hasOwn(field.kinds, kind) ? field.kinds[kind] : undefined;
  return to === undefined ? null : { kind, to, id: id.toLowerCase() };
}

/** The value of a reference to one of several modules: `topic:0198…`. */
export function pointTo({ kind, id }: Pick<Pointed, 'kind' | 'id'>): string {
  return `${kind}:${id.toLowerCase()}`;
}

/** The modules a reference may point at: one, or the several it names; none for what is no reference. */
export function targetsOf({ to, kinds }: Pointing): readonly string[] {
  return to === null ? Object.values(kinds) : [to];
}

/** The module and the ids that a reference's value names, of whichever kind of reference; null where it is none. */
export function referredBy({ field, value }: { readonly field: Pointing; readonly value: unknown }): { readonly to: string; readonly ids: readonly unknown[] } | null {
  if (field.to !== null) return { to: field.to, ids: Array.isArray(value) ? value : [value] };
  const pointed = pointedAt({ field, value });
  return pointed && { to: pointed.to, ids: [pointed.id] };
}
