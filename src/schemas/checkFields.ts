import { checkApart } from './checkApart';
import { checkOperand } from './checkCarried';
import { checkFills, checkFinds } from './checkFills';
import { checkFixed } from './checkFixed';
import { checkDateBounds } from './dateBound';
import type { Report } from './checkReport';
import { mayBeNeeded } from './required';
import { codeShape } from './codeShape';
import { ROLES, TONES } from './field';
import { UPLOAD_KINDS, type KindBy } from './uploadKinds';
import type { Field, Resource } from './resource';
import { cleanValue, validateValue } from './validate';
import { isRowName, matrixAlike } from './matrix';
import { isObject } from './isObject';
import { isSecret } from './isSecret';
import { checkReaches } from './weekdays';
import { checkWithin } from './within';

/** What each field says of itself. */
export function checkFields(report: Report, resource: Resource, resources: readonly Resource[]): void {
  const declared = Object.values(resource.fields).filter((field) => !field.system);
  if (declared.length === 0) report.add('fields', 'has no field', 'declare at least one');
  for (const field of declared) checkField({ report, path: `fields.${field.name}`, field, siblings: resource.fields, tenant: resource.tenant, isViewed: resource.source !== null, resources });
  for (const field of declared) checkRenamed(report, field, resource);
  const asking = [...Object.values(resource.lifecycle?.actions ?? {}).map((action) => ({ part: 'lifecycle.actions', action })), ...Object.values(resource.actions).map((action) => ({ part: 'actions', action }))];
  for (const { part, action } of asking) {
    for (const field of Object.values(action.ask)) {
      const path = `${part}.${action.name}.ask.${field.name}`;
      if (field.renamedFrom !== null) report.add(`${path}.renamedFrom`, 'is said of a question, which has no rows', 'leave it out');
      if (field.required && field.writeRoles !== null && !(action.roles ?? ROLES).every((role) => field.writeRoles!.includes(role))) report.add(`${path}.roles`, 'is not asked of everybody who may do it, and has to be answered', 'leave out required, or narrow the roles of the action');
      checkField({ report, path, field, siblings: action.ask, tenant: resource.tenant, isViewed: false, resources });
    }
  }
}

/** What nobody is sent is found by nobody, nor is it read by a role. */
function checkSecret({ report, path, field }: Place): void {
  for (const key of ['unique', 'searchable', 'copy'] as const) if (field[key]) report.add(`${path}.${key}`, `${field.name} is never sent back`, 'leave it out');
  if (field.readRoles) report.add(`${path}.roles.read`, `nobody is sent ${field.name}`, 'say who may write it alone');
}

/** A field that was renamed takes over a column that no other field has, and not twice. */
function checkRenamed(report: Report, { name, renamedFrom, derive }: Field, { fields }: Resource): void {
  if (renamedFrom === null) return;
  const path = `fields.${name}.renamedFrom`;
  const other = Object.values(fields).find((one) => one.name !== name && (one.name === renamedFrom || one.renamedFrom === renamedFrom));
  if (other) report.add(path, `${other.name} has the rows of “${renamedFrom}”`, 'keep it at one of the two');
  if (renamedFrom === name) report.add(path, 'is the name it has', 'write the name it had before, or leave it out');
  if (derive.length > 0) report.add(path, 'is said of a computed field, which has no rows', 'leave it out');
}

interface Place {
  readonly report: Report;
  readonly path: string;
  readonly field: Field;
  readonly siblings: Readonly<Record<string, Field>>;
  readonly tenant: Resource['tenant'];
  /** A view gives the rows: nothing has to keep what they refer to. */
  readonly isViewed: boolean;
  readonly resources: readonly Resource[];
}

function checkField(place: Place): void {
  const { report, path, field, siblings } = place;
  report.predicate(`${path}.when`, field.when, siblings, true);
  report.predicate(`${path}.required`, field.requiredIf, siblings, true);
  if (field.requiredIf && field.readOnly) report.add(`${path}.required`, 'nobody writes a field that is read only', 'leave out one of the two');
  checkChoices(place);
  checkReference(place);
  if (field.type === 'matrix') checkMatrix(place);
  if (field.generate) checkGenerated(place);
  checkAsked(place);
  if (isSecret(field)) checkSecret(place);
  if (field.pattern !== null && !isPattern(field.pattern)) report.add(`${path}.pattern`, 'is not a regular expression', 'mend the expression');
  if (field.min !== null && field.max !== null && field.min > field.max) report.add(`${path}.min`, `${field.min} is more than the maximum ${field.max}`, 'swap the two');
  if (field.minLength > field.maxLength) report.add(`${path}.minLength`, `${field.minLength} is more than the maximum ${field.maxLength}`, 'swap the two');
  checkDateBounds(report, path, field);
  checkWithin(report, path, field);
  checkFixed(place);
  checkReaches({ report, path, field, siblings });
  if (field.after !== null && siblings[field.after]?.type !== field.type) report.add(`${path}.after`, `“${field.after}” is not a field of type ${field.type}`, `name a field of type ${field.type}`);
  if ((field.type === 'image' || field.type === 'file') && !field.kind) report.add(`${path}.kind`, 'is missing', `add the upload's kind, one of ${UPLOAD_KINDS.join(', ')}`);
  if (field.kind && !UPLOAD_KINDS.includes(field.kind)) report.unknown(`${path}.kind`, field.kind, 'an upload kind', UPLOAD_KINDS);
  if (field.kindBy) checkKindBy({ report, path: `${path}.kindBy`, kindBy: field.kindBy, choice: siblings[field.kindBy.field] });
  const hasGroup = field.type === 'group' || field.type === 'list';
  if (hasGroup && Object.keys(field.fields).length === 0) report.add(`${path}.fields`, 'is empty', 'declare the fields of the group');
  if (field.apart) checkApart({ report, path, field, apart: field.apart });
  if (field.searchable && !SEARCHABLE.has(field.type)) report.add(`${path}.searchable`, `a field of type ${field.type} cannot be searched as text`, 'make it a filter');
  // The search box finds for everybody: what it finds tells what the field holds.
  if (field.searchable && field.readRoles) report.add(`${path}.searchable`, 'not everybody sees the field, and everybody may search', 'make it a filter');
  if (field.unique && UNUNIQUE.has(field.type)) report.add(`${path}.unique`, `a field of type ${field.type} cannot be unique`, 'leave it out');
  const problem = field.default === null ? null : validateValue({ field, value: field.default });
  if (problem) report.add(`${path}.default`, `the default is not a value of the field (${problem.code})`, 'choose a valid one');
  const strange = field.examples.find((value) => cleanValue({ field, value }) !== value || validateValue({ field, value }) !== null);
  if (strange !== undefined) report.add(`${path}.example`, `“${strange}” is not a value of the field`, 'write one that it takes, as it is stored');
  if (field.fill) checkOperand({ report, at: `${path}.default`, target: field, operand: field.fill });
  for (const inner of Object.values(field.fields)) {
    if (inner.fill) report.add(`${path}.fields.${inner.name}.default`, 'stands inside a group, whose values are sent as they are', 'leave it out; an action may append rows that are filled in, see add');
    if (inner.type === 'list' || inner.type === 'group' || inner.type === 'password' || inner.type === 'refs' || inner.type === 'matrix') report.add(`${path}.fields.${inner.name}.type`, `a ${inner.type} cannot stand in a group`, 'give it a field of its own');
    if (inner.renamedFrom !== null) report.add(`${path}.fields.${inner.name}.renamedFrom`, 'stands inside a group, whose rows are kept as they are', 'leave it out, and keep the name');
    if (inner.readRoles || inner.writeRoles || Object.keys(inner.choiceRoles).length > 0) report.add(`${path}.fields.${inner.name}.roles`, 'stands inside a group, which is seen and written as a whole', 'set the roles of the group, or give it a field of its own');
    checkField({ ...place, path: `${path}.fields.${inner.name}`, field: inner, siblings: field.fields });
  }
}

/** A matrix has rows and columns, each once and by names that its words can have. */
function checkMatrix(place: Place): void {
  const { report, path, field, siblings } = place;
  const names = { rows: field.rows, columns: field.columns };
  for (const [part, words] of Object.entries(names)) {
    const bad = words.find((word) => !isRowName(word));
    if (bad !== undefined) report.add(`${path}.${part}`, `“${bad}” cannot be the name of a cell`, 'use letters, digits, _ and -');
    const twice = words.find((word, index) => words.indexOf(word) !== index);
    if (twice !== undefined) report.add(`${path}.${part}`, `names “${twice}” twice`, 'keep one of the two');
    if (words.length === 0 && (part === 'columns' || field.rowsFrom === null)) report.add(`${path}.${part}`, 'is empty', part === 'rows' ? "name the rows, or write { from: 'moduleKeys' }" : 'name the columns');
  }
  const both = field.columns.find((column) => field.rows.includes(column));
  if (both !== undefined) report.add(`${path}.columns`, `“${both}” is a row and a column, which share their words`, 'give one of the two another name');
  if (field.leading !== null && !field.columns.includes(field.leading)) report.unknown(`${path}.leading`, field.leading, 'a column', field.columns);
  if (isObject(field.forRole) && siblings[field.forRole.field]?.type !== 'choice') report.add(`${path}.forRole.field`, `“${field.forRole.field}” is not a choice beside it`, 'name a choice of roles');
  if (field.over !== null) checkOver(place, field.over);
  for (const said of ['forRole', 'toRole'] as const) {
    if (field[said] !== null && field.rowsFrom === null) report.add(`${path}.${said}`, 'is said of rows that are no modules', "leave it out, or write rows: { from: 'moduleKeys' }");
  }
  if (field.forRole !== null && field.toRole !== null) report.add(`${path}.toRole`, 'is said beside `forRole`, which says whose rights these are', 'keep one of the two');
}

/** What a matrix is more or less than is one matrix of the record that it names. */
function checkOver({ report, path, field, siblings, resources }: Place, over: string): void {
  const to = siblings[over]?.type === 'ref' ? siblings[over].to : null;
  const target = resources.find((one) => one.name === to);
  if (to === null) return report.unknown(`${path}.over`, over, 'a reference beside it', Object.values(siblings).filter(({ type }) => type === 'ref').map(({ name }) => name));
  if (target && matrixAlike(field, target) === null) report.add(`${path}.over`, `${to} has not one matrix of these rows and columns`, `declare it in ${to}, or leave out over`);
}

/** A code that is made up has to be one that the field takes, and there has to be somebody who asks for it. */
function checkGenerated({ report, path, field }: Place): void {
  const at = `${path}.generate`;
  if (field.readOnly) return report.add(at, 'nobody types into a field that is read only', 'leave out one of the two');
  if (field.pattern === null) return report.add(at, 'no pattern says what a code is made of', "add a pattern, for example '^[A-Z0-9]{8}$'");
  if (isPattern(field.pattern) && codeShape(field) === null) report.add(at, 'the pattern takes no code of letters or digits in any order', 'widen the pattern or its lengths, or leave out generate');
}

/** A call that a field of a form asks has a method and an address, and is asked for what somebody writes. */
function checkAsked({ report, path, field }: Place): void {
  for (const [key, method, example] of [['suggest', 'POST', '/place/search'], ['usual', 'GET', '/institute/defaultLiveProviders']] as const) {
    const call = field[key];
    if (call === null) continue;
    if (call.method !== method || !/^\/[^\s{}]+$/.test(call.path)) report.add(`${path}.${key}`, `“${call.method} ${call.path}” is no such call`, `write a method and an address without braces, for example '${method} ${example}'`);
    if (field.readOnly || field.writeOnly) report.add(`${path}.${key}`, 'is asked of what is typed, and nobody types here what may be shown', 'leave it out');
  }
}

function checkChoices({ report, path, field, siblings }: Place): void {
  const isChoice = field.type === 'choice' || field.type === 'choices';
  checkMayBe({ report, path, field });
  if (isChoice && field.choices.length === 0) report.add(`${path}.choices`, 'is empty', 'name the choices');
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
  const missing = field.derive.length > 0 ? field.choices.filter((value) => !field.derive.some((one) => one.value === value)) : [];
  for (const value of missing) report.add(`${path}.choices`, `nothing gives the value “${value}”`, 'add it to derive, or leave it out');
}

/** Numbers that are chosen among, and who may write, see and choose. */
function checkMayBe({ report, path, field }: Pick<Place, 'report' | 'path' | 'field'>): void {
  const bad = (field.type === 'integer' ? field.numbers : field.choices).find((value) => (field.type === 'integer' ? !Number.isInteger(value) : typeof value !== 'string'));
  if (bad !== undefined) report.add(`${path}.choices`, `${JSON.stringify(bad)} is not ${field.type === 'integer' ? 'a whole number' : 'a text'}`, `name choices of type ${field.type === 'integer' ? 'integer' : 'text'}`);
  if (new Set(field.numbers).size !== field.numbers.length) report.add(`${path}.choices`, 'names a choice twice', 'keep one of the two');
  const named = field.type === 'choice' && field.derive.length === 0 ? field.choices : [];
  for (const [choice, roles] of Object.entries({ read: field.readRoles ?? [], write: field.writeRoles ?? [], ...field.choiceRoles })) {
    if (choice !== 'read' && choice !== 'write' && !named.includes(choice)) report.unknown(`${path}.roles.${choice}`, choice, 'a right over the field, or a choice', ['read', 'write', ...named]);
    for (const role of roles) if (!ROLES.includes(role)) report.unknown(`${path}.roles`, role, 'a role', ROLES);
  }
}

function checkReference(place: Place): void {
  const { report, path, field, resources, isViewed } = place;
  const isReference = field.type === 'ref' || field.type === 'refs';
  if (isReference && !field.to) return report.add(`${path}.to`, 'is missing', 'name the module it refers to');
  if (field.type === 'oneOf') return checkOneOf(place);
  if (!field.to) return;
  const target = resources.find((one) => one.name === field.to);
  if (!target) report.unknown(`${path}.to`, field.to, 'a module', resources.map((one) => one.name));
  else if (target.isSingle) report.add(`${path}.to`, `${target.name} is a single record: there is nothing to choose`, 'refer to a module with a list');
  else if (target.source !== null && !isViewed) report.add(`${path}.to`, `the rows of ${target.name} are given by a view, and nothing keeps them there`, 'refer to a module with a table, or make this one’s rows those of a view too');
  else {
    report.predicate(`${path}.where`, field.where, target.fields);
    report.predicate(`${path}.warns`, field.warns, target.fields, false, place.siblings);
    if (field.ranksBelow && !target.isOfPeople) report.add(`${path}.ranksBelow`, `${target.name} are no people, and have no rank`, 'leave it out');
    checkReach(place, target);
    checkSent(place, target);
    checkFills(place, target);
    checkFinds(place, target);
    checkNarrowing(place, target);
    checkDeletion(place, target);
  }
}

/** Each name stands for a module whose records can be chosen; its value is read by everything that reads references, so it is a field of the record itself. */
function checkOneOf(place: Place): void {
  const { report, path, field, resources } = place;
  const kinds = Object.entries(field.kinds);
  if (kinds.length === 0) report.add(`${path}.kinds`, 'names no module', "write for example f.oneOf({ topic: 'topic', section: 'section' })");
  if (path.split('.').length > 2 || !path.startsWith('fields.')) report.add(path, 'a reference to one of several modules stands in no group, list or question', 'make it a field of the record');
  if (field.unique) report.add(`${path}.unique`, 'a reference to one of several modules is not told apart', 'leave it out');
  if (new Set(Object.values(field.kinds)).size < kinds.length) report.add(`${path}.kinds`, 'names a module twice', 'keep one of the two');
  for (const [kind, to] of kinds) {
    const target = resources.find((one) => one.name === to);
    if (!/^[a-zA-Z]\w*$/.test(kind)) report.add(`${path}.kinds.${kind}`, `“${kind}” cannot stand before an id`, 'begin with a letter and use letters and digits');
    if (!target) report.unknown(`${path}.kinds.${kind}`, to, 'a module', resources.map((one) => one.name));
    else if (target.isSingle || target.of !== null || target.source !== null) report.add(`${path}.kinds.${kind}`, `${target.name} has no records of its own to choose among`, 'refer to a module with a list and a table');
    else checkDeletion(place, target);
  }
}

/** A row of the operator's may name those of any institute: which of them make sense has to be said where somebody chooses. */
function checkReach({ report, path, field, tenant, isViewed }: Place, target: Resource): void {
  if (tenant !== 'platform' || target.tenant !== 'owned' || isViewed || field.readOnly || field.where || Object.keys(field.narrowedBy).length > 0) return;
  report.add(`${path}.where`, `is missing, and every ${target.name} of every institute could be chosen`, "say which make sense, for example where: { status: 'active' }");
}

/** What a console can send of a condition, a value or some of them, is asked by the filters of the other module's list. */
function checkSent({ report, path, field }: Place, target: Resource): void {
  for (const [name, value] of Object.entries(field.where ?? {})) {
    if (!(name in target.fields) || !([value].flat() as unknown[]).every((one) => ['string', 'number', 'boolean'].includes(typeof one))) continue;
    if (!target.list.filters.some((filter) => filter.field === name)) report.add(`${path}.where.${name}`, `${target.name} has no filter on ${name}, by which its records are found`, `add ${name} to the filters of ${target.name}`);
  }
}

/** What narrows a reference stands beside it and is of one kind with what the other module is asked for, by its list's filters. */
function checkNarrowing({ report, path, field, siblings }: Place, target: Resource): void {
  for (const [name, own] of Object.entries(field.narrowedBy)) {
    const at = `${path}.where.${name}`;
    const [theirs, beside] = [target.fields[name], siblings[own]];
    if (!theirs) report.unknown(at, name, `a field of ${target.name}`, Object.keys(target.fields));
    if (!beside || beside === field) report.unknown(at, own, 'a field beside this one', Object.keys(siblings).filter((one) => one !== field.name));
    if (!theirs || !beside || beside === field) continue;
    const one = beside.type === 'refs' ? 'ref' : beside.type;
    const isAlike = (theirs.type === one || (theirs.type === `${one}s` && beside.type === one)) && ['ref', 'choice'].includes(one) && theirs.to === beside.to && theirs.derive.length + beside.derive.length === 0;
    if (!isAlike) report.add(at, `${own} is no value of ${target.name}.${name}`, 'name two references to one module, or two choices');
    if (theirs.readRoles) report.add(at, `not everybody sees ${target.name}.${name}`, 'narrow by a field that everybody sees');
    if (!target.list.filters.some((filter) => filter.field === name && (filter.op === 'any' || filter.op === 'is'))) report.add(at, `${target.name} has no filter on ${name}`, `add ${name} to the filters of ${target.name}`);
  }
}

/** A reference that is emptied when its record goes has to be one that may be empty, in a row that whoever deletes may change. */
function checkDeletion(place: Place, target: Resource): void {
  const { report, path, field, tenant } = place;
  if (field.onDelete === 'cascade') checkCascade(place, target);
  if (field.onDelete !== 'clear' && field.onDelete !== 'cascade') return;
  if (field.onDelete === 'clear' && mayBeNeeded(field)) report.add(`${path}.onDelete`, 'a required reference cannot be emptied', "write 'refuse' or 'name', or leave out required");
  if (tenant === 'platform' && target.tenant !== 'platform') report.add(`${path}.onDelete`, `whoever deletes a ${target.name} may not change rows of the operator`, "write 'refuse' or 'name'");
}

/** A row that goes with another comes back with it; so both lie in the bin, and nothing keeps the row from going. */
function checkCascade({ report, path, field, siblings, resources }: Place, target: Resource): void {
  const at = `${path}.onDelete`;
  const own = resources.find(({ fields }) => fields === siblings);
  if (!own || (field.type !== 'ref' && field.type !== 'refs')) return report.add(at, 'a row goes with what a field of its own names', "write 'refuse' or 'name', or make it a reference of the record itself");
  if (!target.softDelete || !own.softDelete) report.add(at, `a ${target.softDelete ? own.name : target.name} is deleted for good, and nothing could come back`, "leave out softDelete: false, or write 'refuse'");
  if (Object.values(own.lifecycle?.actions ?? {}).some((action) => action.call.by === 'delete')) report.add(at, `${own.name} has an action by which it is deleted, and this is none`, "write 'refuse' or 'name'");
  const keeps = resources.find((one) => Object.values(one.fields).some((other) => other.to === own.name && other.onDelete !== null && other.onDelete !== 'name'));
  if (keeps) report.add(at, `${keeps.name} refers to ${own.name}, and would keep it or lose it unasked`, "write 'refuse' or 'name', or let that reference name what is deleted");
}

const SEARCHABLE = new Set(['text', 'longText', 'richText', 'email', 'phone', 'url']);
const UNUNIQUE = new Set(['longText', 'richText', 'boolean', 'password', 'image', 'file', 'tags', 'choices', 'refs', 'list', 'group', 'json', 'matrix']);

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Every kind is one, by a choice that there is beside it. */
function checkKindBy({ report, path, kindBy, choice }: { report: Report; path: string; kindBy: KindBy; choice: Field | undefined }): void {
  if (choice?.type !== 'choice') return report.add(`${path}.field`, `“${kindBy.field}” is not a choice beside it`, 'name a choice');
  for (const [chosen, kind] of Object.entries(kindBy.is)) {
    if (!choice.choices.includes(chosen)) report.unknown(`${path}.is.${chosen}`, chosen, `a choice of ${kindBy.field}`, choice.choices);
    if (!UPLOAD_KINDS.includes(kind)) report.unknown(`${path}.is.${chosen}`, kind, 'an upload kind', UPLOAD_KINDS);
  }
}
