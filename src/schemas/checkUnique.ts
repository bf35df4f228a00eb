import type { Report } from './checkReport';
import type { FieldType } from './field';
import type { Field, Resource } from './resource';
import { validateValue } from './validate';

/** Fields that are unique together are ones the database can compare, under conditions it can keep. */
export function checkUnique(report: Report, resource: Resource): void {
  if (resource.isSingle && resource.unique.length > 0) report.add('unique', 'a single record has no others beside it', 'leave out unique, or single');
  resource.unique.forEach(({ fields, where }, index) => {
    const path = `unique.${index}`;
    if (fields.length === 0) report.add(path, 'names no field', 'name the fields that are unique together');
    if (new Set(fields).size !== fields.length) report.add(path, 'names a field twice', 'keep one of the two');
    fields.forEach((name, at) => {
      const field = fieldOf({ report, path: `${path}.${at}`, resource, name });
      if (field?.onDelete === 'clear' && fields.length > 1) report.add(`${path}.${at}`, `${name} is emptied with what it refers to, and two records could be the same then`, `write onDelete: 'refuse' or 'name' at ${name}`);
      if (field && INCOMPARABLE.has(field.type)) report.add(`${path}.${at}`, `a field of type ${field.type} cannot be unique`, 'leave it out');
    });
    for (const [name, wanted] of Object.entries(where)) {
      const field = fieldOf({ report, path: `${path}.where.${name}`, resource, name });
      if (!field) continue;
      if (!ASKED.has(field.type)) report.add(`${path}.where.${name}`, `a field of type ${field.type} is not asked here`, 'ask a choice, a switch, a whole number or a text');
      else for (const value of [wanted].flat()) if (typeof value === 'object' && value !== null ? true : validateValue({ field, value }) !== null) report.add(`${path}.where.${name}`, `${JSON.stringify(value)} is not a value of ${name}`, 'write a value it can have, or a list of them');
    }
    const same = resource.unique.findIndex((other) => JSON.stringify(other.fields.toSorted()) === JSON.stringify(fields.toSorted()));
    if (same < index) report.add(path, 'names the same fields as another', 'keep one of the two');
    if (fields.length === 1 && Object.keys(where).length === 0 && fields[0] !== 'instituteId') report.add(path, `${fields[0]} alone is unique as a field`, 'write unique: true at the field');
  });
}

function fieldOf({ report, path, resource, name }: { report: Report; path: string; resource: Resource; name: string }): Field | null {
  const field = resource.fields[name];
  if (!field) report.unknown(path, name, 'a field', Object.keys(resource.fields));
  else if (field.derive.length > 0) report.add(path, `${name} is computed`, 'name stored fields');
  else return field;
  return null;
}

const INCOMPARABLE = new Set<FieldType>(['longText', 'richText', 'password', 'image', 'file', 'tags', 'choices', 'refs', 'list', 'group', 'json', 'matrix']);
const ASKED = new Set<FieldType>(['choice', 'boolean', 'integer', 'text']);
