import type { Field, Resource } from './resource';

/** The module that the table of a module is named after: its own, or that whose rows these are. */
export function storedAs({ name, of }: Pick<Resource, 'name' | 'of'>): string {
  return of?.name ?? name;
}

/** Every field that a row of the module has, those of other modules of the same table among them. */
export function allFields({ fields, kept }: Pick<Resource, 'fields' | 'kept'>): Readonly<Record<string, Field>> {
  return { ...fields, ...kept };
}
