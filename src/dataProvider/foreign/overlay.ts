import { mapValues, normalizeAll, predicateFields } from '../../schemas';
import type { Head, Predicate, ResourceInput } from '../../schemas';
import { extraOf } from './extraCalls';
import type { Extra, ForeignSettings, ModuleSettings } from './settings';

type Input = Record<string, unknown>;

/** What `/config.json` says otherwise of the modules of the build. */
export interface Overlay {
  /** Modules of which more is said than that they are not there: their heads follow from their declarations. */
  readonly named: readonly string[];
  /** Heads of modules that are there, as far as they follow from what the platform has. */
  heads(heads: readonly Head[]): Head[];
  /** A module's declaration with what is laid over it, and without what the platform does not have. */
  declaration(input: ResourceInput): ResourceInput;
}

/** Lays `modules` over the declarations, and leaves out what a platform of the specification need not have and this one does not. */
export function createOverlay({ platform, modules }: ForeignSettings): Overlay {
  const has = new Set<Extra>(platform.has ?? []);
  const gone = new Set(Object.keys(modules).filter((name) => modules[name] === false));
  return {
    named: Object.keys(modules).filter((name) => modules[name] !== false),
    heads: (heads) => heads.filter(({ name, of }) => !gone.has(name) && !(of && gone.has(of.name))).map((head) => ({
      ...head,
      isOnHome: head.isOnHome && has.has('figures'),
      attention: has.has('attention') ? head.attention : [],
      above: head.above !== null && gone.has(head.above) ? null : head.above,
    })),
    declaration(input) {
      const said = modules[input.name];
      const own = said ? laidOver(input, said) : input;
      const base = input.of === undefined ? undefined : modules[input.of];
      const laid = base ? withoutTaken(own, removedBy(base)) : own;
      return narrowed(withoutModules(laid, gone), has);
    },
  };
}

/** The head of a declaration, with what else of it follows from the platform. */
export function headOf(inputs: readonly ResourceInput[], name: string): Head | undefined {
  return normalizeAll(inputs).find((resource) => resource.name === name);
}

/** Objects are joined key by key, anything else takes the place of what is there; `null` takes it away. */
function laidOver(input: ResourceInput, said: Exclude<ModuleSettings, false>): ResourceInput {
  const { fields = {}, endpoint, ...others } = said;
  const { names: _names, ...calls } = endpoint ?? {};
  const joinedFields = join(input.fields as unknown as Input, Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null)));
  const whole = { ...join(input as unknown as Input, others), fields: joinedFields, ...(endpoint ? { endpoint: join((input.endpoint ?? {}) as Input, calls) } : {}) };
  return withoutFields(whole as unknown as ResourceInput, removedBy(said));
}

function removedBy({ fields = {} }: Exclude<ModuleSettings, false>): ReadonlySet<string> {
  return new Set(Object.keys(fields).filter((name) => fields[name] === null));
}

/** A module of another's rows without the fields that are not there either. */
function withoutTaken(input: ResourceInput, removed: ReadonlySet<string>): ResourceInput {
  const takes = Object.fromEntries(Object.entries(input.takes ?? {}).filter(([name]) => !removed.has(name)));
  return withoutFields({ ...input, takes }, removed);
}

function join(one: Input, other: Input): Input {
  const entries = Object.entries(other).map(([key, value]) => [key, isObject(value) && isObject(one[key]) ? join(one[key], value) : value] as const);
  return Object.fromEntries([...Object.entries(one), ...entries].filter(([key, value]) => value !== null || !(key in other)));
}

/** A declaration without some of its fields, and without whatever speaks of them. */
export function withoutFields(input: ResourceInput, removed: ReadonlySet<string>): ResourceInput {
  if (removed.size === 0) return input;
  const isThere = (name: string): boolean => !removed.has(name.replace(/^-/, '').split(':')[0]!);
  const speaks = (predicate: unknown): boolean => isObject(predicate) && predicateFields(predicate as Predicate).some((name) => removed.has(name));
  const names = (list: unknown): unknown => (Array.isArray(list) ? list.filter((one) => typeof one !== 'string' || isThere(one)) : list);
  const fields = Object.fromEntries(Object.entries(input.fields).filter(([name, field]) => isThere(name) && !madeOf(field as unknown as Input, removed)).map(([name, field]) => [name, unconditioned(field as unknown as Input, speaks)]));
  // What followed from a field that is gone is gone with it.
  const further = Object.keys(input.fields).filter((name) => isThere(name) && !(name in fields));
  const { list, form, share, related, summary, rules, unique, attention, lifecycle, picture, title, subtitle, export: exported, import: imported, ...others } = input as unknown as Input & { list?: Input; form?: Input; lifecycle?: Input };
  const texts = Object.fromEntries(Object.entries({ title, subtitle }).filter(([, text]) => typeof text === 'string' && [...text.matchAll(/\{(\w+)\}/g)].every(([, name]) => isThere(name!))));
  const left = {
    ...others, fields, ...texts,
    ...(typeof picture === 'string' && isThere(picture) ? { picture } : {}),
    ...(list ? { list: listWithout(list, { isThere, names }) } : {}),
    ...(form ? { form: { ...form, ...(Array.isArray(form['sections']) ? { sections: sectionsOf(form['sections'] as Input[], { names, speaks }) } : {}) } } : {}),
    ...(share ? { share: names(share) } : {}),
    ...(related ? { related } : {}),
    ...(rules ? { rules: (rules as Input[]).filter((rule) => !speaks(rule['if']) && isThere(String(rule['at']))) } : {}),
    ...(unique ? { unique: (unique as unknown[]).filter((one) => (Array.isArray(one) ? one : (one as Input)['fields'] as string[]).every((name: string) => isThere(name))) } : {}),
    ...(attention ? { attention: Object.fromEntries(Object.entries(attention as Record<string, Input>).filter(([, one]) => Object.keys(one['filters'] as Input).every(isThere))) } : {}),
    ...(lifecycle && isThere(String(lifecycle['field'])) && String(lifecycle['field']) in fields ? { lifecycle: lifecycleWithout(lifecycle, { isThere, speaks }) } : {}),
    ...(isObject(exported) ? { export: { ...exported, columns: names(exported['columns']) } } : exported === undefined ? {} : { export: exported }),
    ...(isObject(imported) ? { import: importWithout(imported, { isThere, names }) } : imported === undefined ? {} : { import: imported }),
  };
  void summary;
  return withoutFields(left as unknown as ResourceInput, new Set(further));
}

/** A key of which a field is gone tells no record any more. */
function importWithout(imported: Input, { isThere, names }: { isThere: (name: string) => boolean; names: (list: unknown) => unknown }): Input {
  const { key, ...rest } = imported;
  return { ...rest, ...('columns' in rest ? { columns: names(rest['columns']) } : {}), ...(Array.isArray(key) && !key.every((name: string) => isThere(name)) ? { key: [] } : key === undefined ? {} : { key }) };
}

/** Whether a field is taken from one that is gone. */
function madeOf(field: Input, removed: ReadonlySet<string>): boolean {
  const computed = field['computed'];
  if (!isObject(computed)) return false;
  const formula = computed['formula'];
  return removed.has(String(computed['from'])) || (Array.isArray(formula) && formula.some((one) => typeof one === 'string' && removed.has(one)));
}

/** A field whose conditions no longer speak of one that is gone. Of computed states those are left that can be known. */
function unconditioned(field: Input, speaks: (predicate: unknown) => boolean): Input {
  const { when, where, required, after, derive, fills, ...others } = field;
  return {
    ...others,
    ...(when === undefined || speaks(when) ? {} : { when }),
    ...(where === undefined || speaks(where) ? {} : { where }),
    ...(required === undefined || speaks(required) ? {} : { required }),
    ...(after === undefined || speaks({ [String(after)]: true }) ? {} : { after }),
    ...(isObject(fills) ? { fills: Object.fromEntries(Object.entries(fills).filter(([name]) => !speaks({ [name]: true }))) } : {}),
    ...(Array.isArray(derive) ? { derive: (derive as Input[]).filter((one) => !speaks(one['if'])) } : {}),
  };
}

interface Parts {
  readonly isThere: (name: string) => boolean;
  readonly names: (list: unknown) => unknown;
  readonly speaks: (predicate: unknown) => boolean;
}

function listWithout(list: Input, { isThere, names }: Pick<Parts, 'isThere' | 'names'>): Input {
  const { filters, sort, ...others } = list;
  return {
    ...mapValues(others, names),
    ...(Array.isArray(filters) ? { filters: (filters as unknown[]).filter((one) => isThere(typeof one === 'string' ? one : String((one as Input)['field']))) } : {}),
    ...(typeof sort === 'string' && isThere(sort) ? { sort } : {}),
  };
}

function sectionsOf(sections: readonly Input[], { names, speaks }: Pick<Parts, 'names' | 'speaks'>): Input[] {
  return sections.map(({ when, ...section }) => ({ ...section, fields: names(section['fields']), ...(when === undefined || speaks(when) ? {} : { when }) })).filter((section) => (section.fields as unknown[]).length > 0);
}

function lifecycleWithout(lifecycle: Input, { isThere, speaks, isGone = () => false }: Pick<Parts, 'isThere' | 'speaks'> & { /** Whether a question is about a module that is not there. */ readonly isGone?: (question: Input) => boolean }): Input {
  const actions = Object.entries(lifecycle['actions'] as Record<string, Input>).filter(([, action]) => !speaks(action['if'])).map(([name, { set, ask, askIf, concerns, ...action }]) => [name, {
    ...action,
    ...(isObject(ask) ? { ask: Object.fromEntries(Object.entries(ask).filter(([, question]) => !isGone(question as Input))) } : {}),
    ...(isObject(set) ? { set: Object.fromEntries(Object.entries(set).filter(([field]) => isThere(field))) } : {}),
    ...(askIf === undefined || speaks(askIf) ? {} : { askIf }),
    ...(typeof concerns === 'string' && isThere(concerns) ? { concerns } : {}),
  }] as const);
  return { ...lifecycle, actions: Object.fromEntries(actions) };
}

/** What names a module that is not there: references stay as the texts they are, lists of its records are left out. */
function withoutModules(input: ResourceInput, gone: ReadonlySet<string>): ResourceInput {
  if (gone.size === 0) return input;
  const isGone = (field: Input): boolean => gone.has(String(field['to'])) || (isObject(field['kinds']) && Object.values(field['kinds']).some((one) => gone.has(String(one))));
  const fields = mapValues(input.fields as unknown as Readonly<Record<string, Input>>, (field) => (isGone(field) ? { type: field['type'] === 'refs' ? 'tags' : 'text', readOnly: true } : field));
  // What followed from the other module's records is there where the platform sends it.
  const isLost = ({ computed }: Input): boolean => isObject(computed) && (gone.has(String(computed['count'])) || gone.has(String(computed['named'])) || ('from' in computed && fields[String(computed['from'])]?.['type'] === 'text'));
  const kept = mapValues(fields, ({ computed, ...field }) => (isLost({ ...field, computed }) ? { ...field, readOnly: true } : computed === undefined ? field : { ...field, computed }));
  // Who did it is what the platform says: nobody is named by a text.
  const texts = new Set(Object.keys(fields).filter((name) => fields[name] !== (input.fields as unknown as Record<string, Input>)[name]));
  const lifecycle = input.lifecycle && lifecycleWithout(input.lifecycle as unknown as Input, { isThere: (name) => !texts.has(name), speaks: () => false, isGone });
  const related = input.related?.filter(({ resource }) => !gone.has(resource));
  return { ...input, fields: kept as unknown as ResourceInput['fields'], ...(lifecycle ? { lifecycle: lifecycle as unknown as NonNullable<ResourceInput['lifecycle']> } : {}), ...(related ? { related } : {}) };
}

/** Without what only Lectern's own platform is sure to do. */
function narrowed(input: ResourceInput, has: ReadonlySet<Extra>): ResourceInput {
  const { attention, summary, sheet, tree, lifecycle, ...others } = input;
  const path = input.endpoint?.path ?? `/${input.name}`;
  const isThere = (at: string): boolean => {
    const extra = extraOf({ method: 'PUT', path: at });
    return extra === null || has.has(extra);
  };
  const list = input.list && { ...input.list, ...(has.has('totals') ? {} : { totals: [] }) };
  if (list && !has.has('segments')) delete (list as { segments?: unknown }).segments;
  return {
    ...others,
    ...(list ? { list } : {}),
    ...(lifecycle ? { lifecycle: { ...lifecycle, actions: Object.fromEntries(Object.entries(lifecycle.actions).filter(([name, { call }]) => call !== undefined || isThere(`${path}/id/${name}`))) } } : {}),
    ...(has.has('bin') || input.of !== undefined ? {} : { softDelete: false }),
    ...(has.has('attention') && attention ? { attention } : {}),
    ...(has.has('summary') && summary ? { summary } : {}),
    ...(has.has('sheets') && sheet !== undefined ? { sheet } : {}),
    ...(has.has('move') && tree ? { tree } : {}),
  };
}

function isObject(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
