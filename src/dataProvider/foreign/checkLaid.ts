import { FIELD_TYPES, normalizeAll, SYSTEM_FIELDS } from '../../schemas';
import type { Resource, ResourceInput } from '../../schemas';
import type { ConfigProblem } from './checkConfig';
import type { ModuleSettings } from './settings';

interface LaidParams {
  readonly name: string;
  /** The module's declaration, and those of whose rows it has, as they are built. */
  readonly built: readonly ResourceInput[];
  /** The same with what is laid over them. */
  readonly inputs: readonly ResourceInput[];
  readonly said: Exclude<ModuleSettings, false>;
}

/** What is laid over a module and does not fit: names of fields that are not there, two at one place, types nobody knows. The rest was checked when the console was built. */
export function checkLaid({ inputs, name, built, said }: LaidParams): ConfigProblem[] {
  const at = `modules.${name}`;
  const input = inputs.find((one) => one.name === name)!;
  const types = Object.entries(input.fields).filter(([, { type }]) => !FIELD_TYPES.includes(type)).map(([field]): ConfigProblem => ({ code: 'oneOf', at: `${at}.fields.${field}.type`, wanted: FIELD_TYPES.join(', ') }));
  if (types.length > 0) return types;
  let resource: Resource | undefined;
  try {
    resource = normalizeAll(inputs).find((one) => one.name === name);
  } catch (error) {
    return [{ code: 'declaration', at, wanted: error instanceof Error ? error.message : String(error) }];
  }
  const names = said.endpoint?.names ?? {};
  const known = new Set([...Object.keys(resource?.fields ?? {}), ...SYSTEM_FIELDS]);
  const whole = built.find((one) => one.name === name)!;
  /** Also what is taken away here. */
  const ever = new Set([...known, ...Object.keys(whole.fields), ...Object.keys(whole.takes ?? {})]);
  const named: readonly (readonly [place: string, names: readonly string[], among?: ReadonlySet<string>])[] = [
    ['fields', Object.entries(said.fields ?? {}).flatMap(([field, value]) => (value === null ? [field] : [])), ever],
    ['endpoint.names', Object.keys(names), ever],
    ['list.columns', resource?.list.columns ?? []],
    ['list.filters', resource?.list.filters.map(({ field }) => field) ?? []],
    ['list.sort', resource ? [resource.list.sort.field] : []],
    ['list.sortable', resource?.list.sortable ?? []],
    ['form.sections', resource?.form.sections.flatMap(({ fields }) => fields) ?? []],
    ['share', resource?.share ?? []],
    ['title', [...(resource?.title ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)],
    ['export.columns', resource?.export?.columns ?? []],
    ['lifecycle.field', resource?.lifecycle ? [resource.lifecycle.field] : []],
  ];
  return [...clashes({ resource, names, at }), ...named.flatMap(([place, some, among = known]) => some.filter((one) => !among.has(one)).map((one): ConfigProblem => ({ code: 'field', at: `${at}.${place}`, wanted: one })))];
}

/** Two fields that would stand at one place of a record: what is written to one would be written over the other. */
function clashes({ resource, names, at }: { resource: Resource | undefined; names: Readonly<Record<string, string>>; at: string }): ConfigProblem[] {
  const fields = Object.keys(resource?.fields ?? {});
  return Object.entries(names).flatMap(([field, wire]): ConfigProblem[] => {
    const other = [...new Set([...fields, ...Object.keys(names)])].find((one) => one !== field && (names[one] ?? one) === wire);
    return other === undefined ? [] : [{ code: 'clash', at: `${at}.endpoint.names.${field}`, wanted: other }];
  });
}
