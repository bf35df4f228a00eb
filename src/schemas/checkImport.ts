import type { Report } from './checkReport';
import { isComputed } from './computed';
import type { FieldType } from './field';
import { isComparedAlone, keyFieldsOf } from './keyFilter';
import { plainName } from './plainName';
import type { Resource } from './resource';
import { callFields } from './route';

/** A column is one field's by its name. */
function checkAliases(report: Report, { fields }: Resource): void {
  const taken = new Map(Object.values(fields).filter((field) => !isComputed(field)).map(({ name }) => [plainName(name), name]));
  for (const { name, aliases } of Object.values(fields)) {
    for (const [index, alias] of aliases.entries()) {
      const other = taken.get(plainName(alias));
      if (plainName(alias) === '') report.add(`fields.${name}.aliases.${index}`, `“${alias}” is no name`, 'write letters or digits');
      else if (other !== undefined) report.add(`fields.${name}.aliases.${index}`, `“${alias}” is a column of ${other} already`, 'leave it out at one of the two');
      taken.set(plainName(alias), name);
    }
  }
}

/** A row of a file is told to be a record's by a value that no other record has, and is made by a call that takes what the file says. */
export function checkImport(report: Report, resource: Resource): void {
  checkAliases(report, resource);
  if (!resource.import) return;
  const { key, by, columns } = resource.import;
  for (const name of key) if (resource.fields[name] && !columns.includes(name)) report.add('import.key', `${name} is not among the columns`, `add ${name} to import.columns`);
  if (key.length === 1 && resource.fields[key[0]!] && !isUnique(resource, key[0]!)) report.add('import.key', `several records may have the same ${key[0]!}`, 'name a field that is unique, be it together with what stands in the address of the search, or several that tell a record together');
  if (key.length > 1) checkKey(report, resource, key);
  if (by === null) return;
  const action = resource.actions[by];
  if (!action) return report.unknown('import.by', by, 'an action on the module', Object.keys(resource.actions));
  if (key.length === 0) report.add('import.by', 'what was made by it cannot be found again', 'write import.key');
  const lists = Object.values(action.ask).filter(({ type }) => type === 'list');
  if (lists.length !== 1) return report.add('import.by', `${by} asks for ${lists.length === 0 ? 'no list of rows' : 'several lists'}`, 'let it ask for one list');
  const strange = Object.keys(lists[0]!.fields).filter((name) => !columns.includes(name));
  for (const name of strange) report.add('import.by', `${name} of its list is no column`, `add ${name} to import.columns, or leave it out of the list`);
  const placed = callFields(action.call);
  for (const name of Object.keys(action.ask)) if (name !== lists[0]!.name && !placed.includes(name)) report.add('import.by', `nobody is asked for ${name} while importing`, 'put it into the address of its call, or make it a column of the list');
}

/** Several fields that tell a record together: each is compared, and one at least is asked for by which there are few. */
function checkKey(report: Report, resource: Resource, key: readonly string[]): void {
  const { fields, list } = resource;
  if (new Set(key).size !== key.length) report.add('import.key', 'names a field twice', 'keep one of the two');
  for (const name of key) {
    const field = fields[name];
    if (!field) continue;
    const filter = list.filters.find((one) => one.field === name);
    if (field.writeOnly || UNTOLD.has(field.type)) report.add('import.key', `${name} (${field.type}) tells no record`, 'name plain values and references');
    else if (isComputed(field) || field.derive.length > 0 || field.readOnly) report.add('import.key', `no file brings ${name}`, 'name fields that are written');
    else if (filter && (filter.op === 'include' || filter.names.length > 1)) report.add('import.key', `the list is not asked for single values of ${name}`, 'leave it out, or write its filter without op');
  }
  if (!keyFieldsOf(resource).some(({ type }) => !isComparedAlone(type) && !FEW.has(type))) report.add('import.key', 'nothing in it narrows the search', 'name a text, a day, a number or a reference besides');
}

/** What cannot be compared, or is told to nobody. */
const UNTOLD = new Set<FieldType>(['password', 'image', 'file', 'tags', 'choices', 'refs', 'list', 'group', 'json', 'matrix']);
/** Values that many records have each. */
const FEW = new Set<FieldType>(['choice', 'boolean', 'language']);

function isUnique({ fields, unique, endpoint }: Resource, key: string): boolean {
  if (fields[key]!.unique !== false) return true;
  const place = callFields(endpoint.search);
  return unique.some(({ fields: names, where }) => names.includes(key) && names.every((name) => name === key || place.includes(name)) && Object.keys(where).length === 0);
}
