import { evaluate, isAcrossInstitutes, maySee, mayWrite } from '../schemas';
import type { Actor, Field, PredicateContext, Resource, Section } from '../schemas';

/** A field of a form: typed in, or shown because this user may not change it, or not any more. */
export interface FormField {
  readonly field: Field;
  readonly isFixed: boolean;
}

export interface FormSection {
  readonly name: string;
  readonly when: Section['when'];
  readonly fields: readonly FormField[];
  readonly searchResult: Section['searchResult'];
}

/** What of a declaration's form this user gets. Sections of which nothing is left are left out. */
export function formSections({ resource, actor, isNew, isReadOnly = false }: { resource: Resource; actor: Actor; isNew: boolean; isReadOnly?: boolean }): FormSection[] {
  return withOwner(resource)
    .map((section) => ({
      name: section.name,
      when: section.when,
      searchResult: section.searchResult,
      fields: section.fields.flatMap((name) => {
        const field = resource.fields[name];
        const use = field ? useOf({ field, actor, isNew, isReadOnly }) : null;
        return field && use ? [{ field, isFixed: use === 'fixed' }] : [];
      }),
    }))
    .filter((section) => section.fields.length > 0);
}

/** The fields that are typed in, by name: those of sections whose `when` holds for the values. */
export function typedFields({ sections, values, rules }: { sections: readonly FormSection[]; values: Readonly<Record<string, unknown>>; rules: PredicateContext }): Record<string, Field> {
  const shown = sections.filter((section) => evaluate(section.when, values, rules));
  return Object.fromEntries(shown.flatMap((section) => section.fields.filter((one) => !one.isFixed).map((one) => [one.field.name, one.field])));
}

function useOf({ field, actor, isNew, isReadOnly }: { field: Field; actor: Actor; isNew: boolean; isReadOnly: boolean }): 'typed' | 'fixed' | null {
  if (field.name === 'instituteId' && field.system && !isAcrossInstitutes(actor)) return null;
  if (!isReadOnly && mayWrite(actor, field) && (isNew || !field.createOnly)) return 'typed';
  return !isNew && maySee(actor, field) ? 'fixed' : null;
}

/** The institute a row belongs to is asked for first, where the declaration does not place it. Whose a single record is, is said around it. */
function withOwner(resource: Resource): readonly Section[] {
  const { sections } = resource.form;
  const [first, ...rest] = sections;
  const isPlaced = resource.isSingle || !resource.fields['instituteId']?.system || sections.some((section) => section.fields.includes('instituteId'));
  return isPlaced || !first ? sections : [{ ...first, fields: ['instituteId', ...first.fields] }, ...rest];
}
