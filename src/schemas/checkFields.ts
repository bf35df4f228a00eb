import type { Report } from './checkReport';
import { codeShape } from './codeShape';
import { ROLES, TONES, UPLOAD_KINDS } from './field';
import type { Field, Resource } from './resource';
import { validateValue } from './validate';

/** What each field says of itself. */
export function checkFields(report: Report, resource: Resource, resources: readonly Resource[]): void {
  const declared = Object.values(resource.fields).filter((field) => !field.system);
  if (declared.length === 0) report.add('fields', 'has no field', 'declare at least one');
  for (const field of declared) checkField({ report, path: `fields.${field.name}`, field, siblings: resource.fields, tenant: resource.tenant, resources });
  for (const action of Object.values(resource.lifecycle?.actions ?? {})) {
    for (const field of Object.values(action.ask)) {
      checkField({ report, path: `lifecycle.actions.${action.name}.ask.${field.name}`, field, siblings: action.ask, tenant: resource.tenant, resources });
    }
  }
}

interface Place {
  readonly report: Report;
  readonly path: string;
  readonly field: Field;
  readonly siblings: Readonly<Record<string, Field>>;
  readonly tenant: Resource['tenant'];
  readonly resources: readonly Resource[];
}

function checkField(place: Place): void {
  const { report, path, field, siblings } = place;
  report.predicate(`${path}.when`, field.when, siblings);
  checkChoices(place);
  checkReference(place);
  if (field.generate) checkGenerated(place);
  if (field.pattern !== null && !isPattern(field.pattern)) report.add(`${path}.pattern`, 'is not a regular expression', 'mend the expression');
  if (field.min !== null && field.max !== null && field.min > field.max) report.add(`${path}.min`, `${field.min} is more than the maximum ${field.max}`, 'swap the two');
  if (field.minLength > field.maxLength) report.add(`${path}.minLength`, `${field.minLength} is more than the maximum ${field.maxLength}`, 'swap the two');
  if (field.after !== null && siblings[field.after]?.type !== field.type) report.add(`${path}.after`, `“${field.after}” is not a field of type ${field.type}`, `name a field of type ${field.type}`);
  if (field.shownAs === 'deadline' && field.type !== 'date' && field.type !== 'datetime') report.add(`${path}.shownAs`, `a field of type ${field.type} is no deadline`, 'leave it out, or make it a date or a datetime');
  if ((field.type === 'image' || field.type === 'file') && !field.kind) report.add(`${path}.kind`, 'is missing', `add the upload's kind, one of ${UPLOAD_KINDS.join(', ')}`);
  if (field.kind && !UPLOAD_KINDS.includes(field.kind)) report.unknown(`${path}.kind`, field.kind, 'an upload kind', UPLOAD_KINDS);
  const hasGroup = field.type === 'group' || field.type === 'list';
  if (hasGroup && Object.keys(field.fields).length === 0) report.add(`${path}.fields`, 'is empty', 'declare the fields of the group');
  if (!hasGroup && Object.keys(field.fields).length > 0) report.add(`${path}.fields`, `a field of type ${field.type} has no fields of its own`, "use the type 'group' or 'list'");
  if (field.searchable && !SEARCHABLE.has(field.type)) report.add(`${path}.searchable`, `a field of type ${field.type} cannot be searched as text`, 'make it a filter');
  // The search box finds for everybody: what it finds tells what the field holds.
  if (field.searchable && field.readRoles) report.add(`${path}.searchable`, 'not everybody sees the field, and everybody may search', 'make it a filter');
  if (field.unique && UNUNIQUE.has(field.type)) report.add(`${path}.unique`, `a field of type ${field.type} cannot be unique`, 'leave it out');
  const problem = field.default === null ? null : validateValue({ field, value: field.default });
  if (problem) report.add(`${path}.default`, `the default is not a value of the field (${problem.code})`, 'choose a valid one');
  for (const inner of Object.values(field.fields)) {
    if (inner.type === 'list' || inner.type === 'group' || inner.type === 'password' || inner.type === 'refs') report.add(`${path}.fields.${inner.name}.type`, `a ${inner.type} cannot stand in a group`, 'give it a field of its own');
    if (inner.readRoles || inner.writeRoles) report.add(`${path}.fields.${inner.name}.roles`, 'stands inside a group, which is seen and written as a whole', 'set the roles of the group, or give it a field of its own');
    checkField({ ...place, path: `${path}.fields.${inner.name}`, field: inner, siblings: field.fields });
  }
}

/** A code that is made up has to be one that the field takes, and there has to be somebody who asks for it. */
function checkGenerated({ report, path, field }: Place): void {
  const at = `${path}.generate`;
  if (field.type !== 'text') return report.add(at, `a field of type ${field.type} is no code`, "leave it out, or use the type 'text'");
  if (field.readOnly) return report.add(at, 'nobody types into a field that is read only', 'leave out one of the two');
  if (field.pattern === null) return report.add(at, 'no pattern says what a code is made of', "add a pattern, for example '^[A-Z0-9]{8}$'");
  if (isPattern(field.pattern) && codeShape(field) === null) report.add(at, 'the pattern takes no code of letters or digits in any order', 'widen the pattern or its lengths, or leave out generate');
}

function checkChoices({ report, path, field, siblings }: Place): void {
  const isChoice = field.type === 'choice' || field.type === 'choices';
  if (isChoice && field.choices.length === 0) report.add(`${path}.choices`, 'is empty', 'name the choices');
  if (!isChoice && field.choices.length > 0) report.add(`${path}.choices`, `a field of type ${field.type} has no choices`, "use the type 'choice'");
  if (new Set(field.choices).size !== field.choices.length) report.add(`${path}.choices`, 'names a choice twice', 'keep one of the two');
  for (const [value, tone] of Object.entries(field.tones)) {
    if (!field.choices.includes(value)) report.unknown(`${path}.tones`, value, 'a choice', field.choices);
    if (!TONES.includes(tone)) report.unknown(`${path}.tones.${value}`, tone, 'a tone', TONES);
  }
  field.derive.forEach((one, index) => {
    if (!field.choices.includes(one.value)) report.unknown(`${path}.derive.${index}.value`, one.value, 'a choice', field.choices);
    report.predicate(`${path}.derive.${index}.if`, one.if ?? null, siblings);
    if (!one.if && index < field.derive.length - 1) report.add(`${path}.derive.${index}`, 'always holds, so what follows it is never reached', 'put it last');
  });
  if (field.derive.length > 0 && field.type !== 'choice') report.add(`${path}.derive`, 'only a choice is computed', "use the type 'choice'");
  const missing = field.derive.length > 0 ? field.choices.filter((value) => !field.derive.some((one) => one.value === value)) : [];
  for (const value of missing) report.add(`${path}.choices`, `nothing gives the value “${value}”`, 'add it to derive, or leave it out');
  for (const roles of [field.readRoles, field.writeRoles]) {
    for (const role of roles ?? []) if (!ROLES.includes(role)) report.unknown(`${path}.roles`, role, 'a role', ROLES);
  }
}

function checkReference(place: Place): void {
  const { report, path, field, resources } = place;
  const isReference = field.type === 'ref' || field.type === 'refs';
  if (isReference && !field.to) return report.add(`${path}.to`, 'is missing', 'name the module it refers to');
  if (!isReference && field.to) return report.add(`${path}.to`, `a field of type ${field.type} refers to nothing`, "use the type 'ref'");
  if (!field.to) {
    if (field.onDelete) report.add(`${path}.onDelete`, `a field of type ${field.type} refers to nothing`, 'leave it out');
    return;
  }
  const target = resources.find((one) => one.name === field.to);
  if (!target) report.unknown(`${path}.to`, field.to, 'a module', resources.map((one) => one.name));
  else if (target.isSingle) report.add(`${path}.to`, `${target.name} is a single record: there is nothing to choose`, 'refer to a module with a list');
  else {
    report.predicate(`${path}.where`, field.where, target.fields);
    checkDeletion(place, target);
  }
}

/** A reference that is emptied when its record goes has to be one that may be empty, in a row that whoever deletes may change. */
function checkDeletion({ report, path, field, tenant }: Place, target: Resource): void {
  if (field.onDelete !== 'clear') return;
  if (field.required) report.add(`${path}.onDelete`, 'a required reference cannot be emptied', "write 'refuse' or 'name', or leave out required");
  if (tenant === 'platform' && target.tenant !== 'platform') report.add(`${path}.onDelete`, `whoever deletes a ${target.name} may not change rows of the operator`, "write 'refuse' or 'name'");
}

const SEARCHABLE = new Set(['text', 'longText', 'email', 'phone', 'url']);
const UNUNIQUE = new Set(['longText', 'richText', 'boolean', 'password', 'image', 'file', 'tags', 'choices', 'refs', 'list', 'group', 'json', 'access']);

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
