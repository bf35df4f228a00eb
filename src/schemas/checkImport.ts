import { isComputed } from './computed';
import type { Report } from './checkReport';
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
  if (key && resource.fields[key]) {
    if (!isUnique(resource, key)) report.add('import.key', `several records may have the same ${key}`, 'name a field that is unique, be it together with what stands in the address of the search');
    if (!columns.includes(key)) report.add('import.key', `${key} is not among the columns`, `add ${key} to import.columns`);
  }
  if (by === null) return;
  const action = resource.actions[by];
  if (!action) return report.unknown('import.by', by, 'an action on the module', Object.keys(resource.actions));
  if (key === null) report.add('import.by', 'what was made by it cannot be found again', 'write import.key');
  const lists = Object.values(action.ask).filter(({ type }) => type === 'list');
  if (lists.length !== 1) return report.add('import.by', `${by} asks for ${lists.length === 0 ? 'no list of rows' : 'several lists'}`, 'let it ask for one list');
  const strange = Object.keys(lists[0]!.fields).filter((name) => !columns.includes(name));
  for (const name of strange) report.add('import.by', `${name} of its list is no column`, `add ${name} to import.columns, or leave it out of the list`);
  const placed = callFields(action.call);
  for (const name of Object.keys(action.ask)) if (name !== lists[0]!.name && !placed.includes(name)) report.add('import.by', `nobody is asked for ${name} while importing`, 'put it into the address of its call, or make it a column of the list');
}

function isUnique({ fields, unique, endpoint }: Resource, key: string): boolean {
  if (fields[key]!.unique !== false) return true;
  const place = callFields(endpoint.search);
  return unique.some(({ fields: names, where }) => names.includes(key) && names.every((name) => name === key || place.includes(name)) && Object.keys(where).length === 0);
}
