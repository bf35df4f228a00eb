import { evaluate, maySee, seesOwners } from '../../schemas';
import type { Actor, Field, PredicateContext, Resource } from '../../schemas';

export interface ShowSection {
  readonly name: string;
  readonly fields: readonly Field[];
}

interface ShowSectionsParams {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly record: Readonly<Record<string, unknown>>;
  readonly rules: PredicateContext;
}

const PEOPLE = new Set(['createdById', 'updatedById']);

/** Sections of our own, for what no section of the form holds, and for the fields every record has. No declared name has a colon. */
export const MORE_SECTION = ':more';
export const RECORD_SECTION = ':record';

/**
 * What of a record is shown: by the form's sections, then the rest, then where it comes from and who changed it. Fields that
 * do not apply are left out, and so is who did it where nobody did, what every record of the module has, the number that stands for its place, and a name that is the record's heading and written by nobody here. Of a section that does not apply, what does is among the rest.
 */
export function showSections({ resource, actor, record, rules }: ShowSectionsParams): ShowSection[] {
  const isShown = (field: Field | undefined): field is Field =>
    field !== undefined && maySee(actor, field) && evaluate(field.when, record, rules) && (field.name !== 'instituteId' || !field.system || seesOwners(actor, resource));
  const apply = resource.form.sections.filter((section) => evaluate(section.when, record, rules));
  const placed = new Set(apply.flatMap((section) => section.fields));
  const sections = apply
    .map((section) => ({ name: section.name, fields: section.fields.map((name) => resource.fields[name]).filter(isShown) }));
  const isOfAll = ({ name }: Field): boolean => name in (resource.of?.where ?? {});
  const isHeading = ({ name, readOnly, copy }: Field): boolean => apply.length > 0 && readOnly && !copy && resource.title === `{${name}}`;
  const rest = Object.values(resource.fields).filter((field) => !field.system && !placed.has(field.name) && !isOfAll(field) && !isHeading(field) && field.name !== resource.tree?.order).filter(isShown);
  const system = ['instituteId', 'createdAt', 'createdById', 'updatedAt', 'updatedById'].filter((name) => !placed.has(name) && !(PEOPLE.has(name) && !record[name])).map((name) => resource.fields[name]).filter(isShown);
  return [...sections, { name: MORE_SECTION, fields: rest }, { name: RECORD_SECTION, fields: system }].filter((section) => section.fields.length > 0);
}
