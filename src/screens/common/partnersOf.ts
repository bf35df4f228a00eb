import { titleFields, type Resource } from '../../schemas';

/** References that together make a record one of its kind, where its title is none of them: a seat in a batch bears the name of its learner. */
export function partnersOf(resource: Pick<Resource, 'unique' | 'title' | 'fields'>): string[] {
  const titled = new Set(titleFields(resource));
  return resource.unique.filter(({ fields }) => !fields.some((name) => titled.has(name))).flatMap(({ fields }) => fields.filter((name) => resource.fields[name]?.to));
}

/** What a notice calls a record: its title, of one that bears another's name with its kind, since it is not that other that was made. */
export function saidTitle({ resource, title, one, translate }: { readonly resource: Pick<Resource, 'unique' | 'title' | 'fields'>; readonly title: string; readonly one: string; readonly translate: (key: string, words: Readonly<Record<string, string>>) => string }): string {
  return partnersOf(resource).length > 0 ? translate('lectern.form.ofKind', { name: one, title }) : title;
}
