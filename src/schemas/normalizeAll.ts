import type { ActionInput } from './action';
import type { ResourceInput } from './declaration';
import type { FieldInput } from './field';
import { isListType } from './normalizeField';
import { mapValues } from './mapValues';
import { normalize } from './normalize';
import { normalizeUnique } from './unique';
import type { Field, Resource } from './resource';
import type { TakenInput } from './rowsOf';

/** Fills every default of declarations that belong together: those of another's rows are joined with what they take over. */
export function normalizeAll(inputs: readonly ResourceInput[]): Resource[] {
  const byName = new Map(inputs.map((input) => [input.name, input]));
  const whole = inputs.map((input) => {
    const base = input.of === undefined ? undefined : byName.get(input.of);
    return base ? markTaken(normalize(withBase(input, base)), base) : normalize(input);
  });
  const views = whole.filter(({ of }) => of !== null);
  const joined = new Map(views.map((view) => [view.name, { ...view, kept: keptBy(view, whole) }]));
  return whole.map((resource) => joined.get(resource.name) ?? (views.some(({ of }) => of!.name === resource.name)
    ? { ...resource, kept: keptBy(resource, whole), views: [...joined.values()].filter(({ of }) => of!.name === resource.name) }
    : resource));
}

/**
 * A declaration of another's rows as a whole one: with the fields it takes over, those of `where` and the state among them, and with
 * what the two have in common. Assumes that both fit: `checkOf` tests it.
 */
export function withBase(input: ResourceInput, base: ResourceInput): ResourceInput {
  const { where = {}, takes = {}, takesActions } = input;
  const names = [...new Set([...Object.keys(takes), ...Object.keys(where), ...(base.lifecycle ? [base.lifecycle.field] : [])])];
  const taken = Object.fromEntries(names.map((name) => [name, takenField({ field: base.fields[name]!, said: takes[name], constant: where[name] })]));
  const shared = { tenant: base.tenant, institute: base.institute, softDelete: base.softDelete, people: base.people, sharedWhere: base.sharedWhere, rights: input.rights ?? base.rights };
  const isTaken = (action: string): boolean => takesActions?.includes(action) ?? true;
  const actions = Object.entries(base.lifecycle?.actions ?? {}).filter(([action]) => isTaken(action));
  const lifecycle = base.lifecycle ? { ...base.lifecycle, actions: mapValues(Object.fromEntries(actions), (action) => ownAction(action, isTaken)) } : input.lifecycle;
  return {
    ...input,
    ...Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== undefined)),
    ...(lifecycle && { lifecycle }),
    ...shownAs(input, base, new Set([...names, ...Object.keys(input.fields)])),
    rows: [...(base.rows ?? []), ...(input.rows ?? [])],
    rules: [...(base.rules ?? []), ...(input.rules ?? [])],
    cautions: [...(base.cautions ?? []), ...(input.cautions ?? [])],
    unique: [...(input.unique ?? []), ...(base.unique ?? []).map(normalizeUnique).filter(({ fields, where }) => [...fields, ...Object.keys(where)].every((name) => name === 'instituteId' || names.includes(name)))],
    handlers: { ...input.handlers, ...base.handlers },
    fields: { ...taken, ...input.fields },
  };
}

function takenField({ field, said, constant }: { field: FieldInput; said: true | TakenInput | undefined; constant: string | number | boolean | undefined }): FieldInput {
  const narrowed: FieldInput = { ...field, ...(typeof said === 'object' ? said : {}) };
  if (constant === undefined) return narrowed;
  const { createOnly: _never, fixedBy: _none, ...rest } = narrowed;
  return { ...rest, readOnly: true, default: constant };
}

/** An action of another module without the addresses that are that module's, and without what takes it back where that is not done here. */
function ownAction({ call, bulk, idIn: _where, also: _shared, undo, ...action }: ActionInput<string>, isTaken: (action: string) => boolean): ActionInput<string> {
  return {
    ...action,
    ...(bulk !== undefined && { bulk: Boolean(bulk) }),
    ...((call === 'update' || call === 'delete') && { call }),
    ...(undo !== undefined && { undo: [undo].flat().filter(isTaken) }),
  };
}

/** How a record is called, as there, where this module has the fields for it. */
function shownAs(input: ResourceInput, base: ResourceInput, known: ReadonlySet<string>): Pick<ResourceInput, 'title' | 'subtitle' | 'picture'> {
  const fits = (text: string | undefined): boolean => text !== undefined && [...text.matchAll(/\{(\w+)\}/g)].every(([, name]) => known.has(name!));
  return {
    ...(input.title === undefined && fits(base.title) && { title: base.title! }),
    ...(input.subtitle === undefined && fits(base.subtitle) && { subtitle: base.subtitle! }),
    ...(input.picture === undefined && base.picture !== undefined && known.has(base.picture) && { picture: base.picture }),
  };
}

/** The same module with its fields told apart: those taken over, and those whose column others leave empty. */
function markTaken(resource: Resource, base: ResourceInput): Resource {
  return {
    ...resource,
    fields: mapValues(resource.fields, (field, name) => {
      const there = base.fields[name];
      return { ...field, isTaken: field.system || there !== undefined, mayLack: !field.system && there?.required !== true };
    }),
  };
}

/** What the table has besides a module's own fields, each once. */
function keptBy(resource: Resource, all: readonly Resource[]): Record<string, Field> {
  const table = resource.of?.name ?? resource.name;
  const family = all.filter((one) => one !== resource && (one.name === table || one.of?.name === table));
  const fields = family.flatMap((one) => Object.values(one.fields).filter(({ isTaken, computed }) => !isTaken && computed === null).map((field) => (one.of ? emptied(field) : field)));
  const others = fields.filter(({ name }, index) => !(name in resource.fields) && fields.findIndex((one) => one.name === name) === index);
  return Object.fromEntries(others.map((field) => [field.name, field]));
}

/** A field that another module has added, as it is in rows that are not that module's. */
function emptied(field: Field): Field {
  const none = isListType(field.type) ? [] : field.type === 'boolean' ? false : null;
  return { ...field, required: false, requiredIf: null, default: none, fill: null, mayLack: true };
}
