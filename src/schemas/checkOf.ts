import { reporter, type Report } from './checkReport';
import type { ResourceInput } from './declaration';
import type { DeclarationProblem } from './declarationError';
import { fillingOf } from './filling';
import type { FieldInput } from './field';
import { isObject } from './isObject';
import { normalizeField } from './normalizeField';
import { validateValue } from './validate';

/**
 * Declarations of another module's rows, before they are joined with it: that it is there and has rows to see, that they keep to it, and
 * that what they add to its table fits together.
 */
export function checkOf(problems: DeclarationProblem[], inputs: readonly ResourceInput[]): void {
  for (const input of inputs) {
    const report = reporter(problems, input.name);
    if (input.of === undefined) {
      for (const part of ['where', 'takes', 'takesActions'] as const) if (input[part] !== undefined) report.add(part, 'belongs to a module of another’s rows', 'leave it out, or name that module by of');
      continue;
    }
    const base = baseOf(report, input, inputs);
    if (!base) continue;
    checkBeside(report, input, base);
    checkWhere(report, input, base);
    checkTakes(report, input, base);
    checkAdded(report, input, base, inputs);
  }
}

/** The module whose rows it is of, where that has rows of its own. */
function baseOf(report: Report, input: ResourceInput, inputs: readonly ResourceInput[]): ResourceInput | null {
  const base = inputs.find((one) => one.name === input.of);
  const names = inputs.filter((one) => one.of === undefined && one.source === undefined && !one.single).map((one) => one.name);
  if (!base) report.unknown('of', input.of!, 'a module', names);
  else if (base === input) report.add('of', 'is of its own rows', `name another module, one of ${names.join(', ')}`);
  else if (base.of === input.name) report.add('of', `${base.name} is of the rows of ${input.name}: a circle`, `let one of the two have a table: leave out of in ${input.name} or in ${base.name}`);
  else if (base.of !== undefined) report.add('of', `${base.name} has no rows of its own: they are those of ${base.of}`, `write of: '${base.of}', and put what ${base.name} says by where beside`);
  else if (base.source !== undefined) report.add('of', `the rows of ${base.name} are given by a view`, `write source: '${base.source}', and say by rows or by a view of its own which they are`);
  else if (base.single) report.add('of', `${base.name} is a single record`, 'name a module with a list');
  else if (base.tree || base.list?.order) report.add('of', `the records of ${base.name} stand in an order that is made of all of them`, 'name a module whose records people do not arrange');
  else return base;
  return null;
}

/** What the two have in common is said once. */
function checkBeside(report: Report, input: ResourceInput, base: ResourceInput): void {
  for (const part of ['tenant', 'single', 'people', 'softDelete', 'sharedWhere', 'unique', 'tree'] as const) {
    if (input[part] !== undefined) report.add(part, `is decided by ${base.name}, whose rows these are`, `leave it out, or say it in ${base.name}`);
  }
  if (input.list?.order) report.add('list.order', `the records of ${base.name} are not arranged by people`, 'leave it out');
  if (base.lifecycle && input.lifecycle) report.add('lifecycle', `is that of ${base.name}`, 'leave it out; what of it may be done here is said by takesActions');
  for (const when of ['beforeWrite', 'afterWrite'] as const) {
    if (input.handlers?.[when] && base.handlers?.[when]) report.add(`handlers.${when}`, `${base.handlers[when]} of ${base.name} is run already`, 'leave it out');
  }
  const actions = Object.keys(base.lifecycle?.actions ?? {});
  input.takesActions?.forEach((name, index) => {
    if (!actions.includes(name)) report.unknown(`takesActions.${index}`, name, `an action of ${base.name}`, actions);
  });
}

/** Types whose values are one plain thing that every row can have. */
const CONSTANT: ReadonlySet<string> = new Set(['choice', 'boolean', 'integer', 'text', 'language']);

/** One value for a field, which nothing that is done here leads away from. */
function checkWhere(report: Report, input: ResourceInput, base: ResourceInput): void {
  const where = Object.entries(input.where ?? {});
  if (where.length === 0) report.add('where', `says nothing, so that all rows of ${base.name} would be seen`, "write for example where: { kind: 'learner' }");
  const actions = Object.entries(base.lifecycle?.actions ?? {}).filter(([name]) => input.takesActions?.includes(name) ?? true);
  for (const [name, value] of where) {
    const at = `where.${name}`;
    const declared = base.fields[name];
    if (!declared) {
      report.unknown(at, name, `a field of ${base.name}`, Object.keys(base.fields));
      continue;
    }
    const field = normalizeField(declared, name);
    if (!CONSTANT.has(field.type) || field.derive.length > 0 || field.when) report.add(at, `${name} (${field.derive.length > 0 ? 'computed' : field.type}) is not one stored value of every row`, 'ask a choice, a switch, a whole number or a text');
    else if (isObject(value) || Array.isArray(value) || value === null || validateValue({ field, value })) {
      if (field.choices.length > 0) report.unknown(at, String(value), `a choice of ${name}`, field.choices);
      else report.add(at, `${JSON.stringify(value)} is not a value of ${name}`, 'write one it can have');
    }
    const said = input.takes?.[name];
    if (isObject(said) && said['default'] !== undefined && said['default'] !== value) report.add(`takes.${name}.default`, `every row has ${JSON.stringify(value)}`, 'leave it out');
    const leading = actions.find(([, action]) => (action.to !== undefined && name === base.lifecycle!.field) || name in (action.set ?? {}) || name in (action.add ?? {}));
    if (leading) report.add(at, `${leading[0]} changes ${name}, and would lead a record out of here`, `leave ${leading[0]} out of takesActions, or ask another field`);
  }
}

/** What is taken over is there, and is said to be no less than there; what every record must have can be given. */
function checkTakes(report: Report, input: ResourceInput, base: ResourceInput): void {
  for (const [name, said] of Object.entries(input.takes ?? {})) {
    if (!base.fields[name]) report.unknown(`takes.${name}`, name, `a field of ${base.name}`, Object.keys(base.fields));
    if (!isObject(said)) continue;
    for (const option of ['required', 'readOnly', 'createOnly'] as const) {
      if (said[option] !== undefined && said[option] !== true) report.add(`takes.${name}.${option}`, `a field may be held to more than in ${base.name}, not to less`, 'write true, or leave it out');
    }
  }
  const isMade = input.endpoint?.calls?.create !== false;
  for (const [name, field] of Object.entries(base.fields)) {
    const isGiven = name in (input.takes ?? {}) || name in (input.where ?? {}) || field.default !== undefined || field.readOnly || field.when || fillingOf(field);
    if (isMade && field.required === true && !isGiven) report.add('takes', `${name} of ${base.name} is required, and nobody could give it here`, `take ${name} over, or leave out making by endpoint: { calls: { create: false } }`);
  }
}

/** What it adds is a column of its own, or the same as another's. */
function checkAdded(report: Report, input: ResourceInput, base: ResourceInput, inputs: readonly ResourceInput[]): void {
  const others = inputs.filter((one) => one !== input && one.of === base.name);
  for (const [name, field] of Object.entries(input.fields)) {
    const at = `fields.${name}`;
    const there = base.fields[name];
    if (there) report.add(at, `${name} is a field of ${base.name} already (${there.type})`, `write takes: { ${name}: true }, or choose another name`);
    const other = others.find((one) => one.fields[name] && columnOf(one.fields[name]) !== columnOf(field));
    if (other) report.add(at, `${other.name} adds ${name} to ${base.name} as another field (${describe(other.fields[name]!)}, here ${describe(field)})`, `give one of the two another name, or declare ${name} in ${base.name}`);
  }
}

/** What two modules that add one field have to agree on, since it is one column. */
function columnOf({ type, choices, rows, columns, to, unique, when, fields, searchable, renamedFrom }: FieldInput): string {
  return JSON.stringify([type, choices, rows, columns, to, unique ?? false, when, fields, searchable ?? false, renamedFrom]);
}

function describe({ type, to, choices }: FieldInput): string {
  return to ? `${type} of ${to}` : choices ? `${type} of ${choices.join(', ')}` : type;
}
