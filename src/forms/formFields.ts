import { evaluate, isAcrossInstitutes, isEmptyValue, maySee, mayWrite } from '../schemas';
import type { Actor, Field, PredicateContext, Problem, Resource, Section } from '../schemas';

/** A field of a form: typed in, or shown because this user may not change it, or not any more. */
export interface FormField {
  readonly field: Field;
  readonly isFixed: boolean;
  /** Why it may not be changed any more: others refer to the record. `null`: there is no such reason. */
  readonly held: Problem | null;
}

export interface FormSection {
  readonly name: string;
  readonly when: Section['when'];
  readonly fields: readonly FormField[];
  readonly searchResult: Section['searchResult'];
}

interface SectionsParams {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly isNew: boolean;
  readonly isReadOnly?: boolean;
  /** Fields that stay as they are, see `heldFields`. @default none */
  readonly held?: Held;
}

type Held = Readonly<Record<string, Problem>>;

/** The fields of a record that stay as they are since others refer to it, as far as the user is told of those, with what the platform would say. */
export function heldFields({ fields }: Resource, record: Readonly<Record<string, unknown>>): Held {
  const held = Object.values(fields).flatMap(({ name, fixedBy }): [string, Problem][] => {
    const of = fixedBy === null ? null : fields[fixedBy]!.computed;
    const count = Number(record[fixedBy ?? ''] ?? 0);
    return of && 'count' in of && count > 0 && !isEmptyValue(record[name]) ? [[name, { code: 'fixedBy', params: { count, module: of.count } }]] : [];
  });
  return held.length === 0 ? NONE : Object.fromEntries(held);
}

/** What of a declaration's form this user gets. Sections of which nothing is left are left out. */
export function formSections({ resource, actor, isNew, isReadOnly = false, held = NONE }: SectionsParams): FormSection[] {
  return withOwner(resource)
    .map((section) => ({
      name: section.name,
      when: section.when,
      searchResult: section.searchResult,
      fields: section.fields.flatMap((name) => {
        const field = resource.fields[name];
        const use = field ? useOf({ field, actor, isNew, isReadOnly }) : null;
        const why = use === 'typed' ? (held[name] ?? null) : null;
        return field && use ? [{ field, isFixed: use === 'fixed' || why !== null, held: why }] : [];
      }),
    }))
    .filter((section) => section.fields.length > 0);
}

const NONE: Held = {};

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
