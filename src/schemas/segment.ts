import type { Report } from './checkReport';
import type { ListInput, ResourceInput } from './declaration';
import { predicateFields, type Predicate } from './predicate';
import { holdsSome, maySee, type Actor } from './permission';
import type { Resource } from './resource';

/** Rows of a list that are asked for by one click, where it is more than a state of the lifecycle. */
export interface SegmentInput {
  /** Stands in the address; its words are `segments.<name>` of the module. @example name: 'active' */
  readonly name: string;
  /** Which rows these are. @example where: { isActive: true } */
  readonly where: Predicate;
}

/** A tab above a list. */
export interface Segment {
  readonly name: string;
  readonly where: Predicate;
  /** What was deleted and can be restored, in place of what is there. */
  readonly isDeleted: boolean;
}

/** The tab of what was deleted: for whoever may delete, who restores it there. */
export const DELETED_ROWS = 'deleted';

/** The tab of all rows, which every list with tabs begins with and which no address names. */
export const ALL_ROWS = 'all';

/** How many rows the tabs of a list have, by name. */
export interface SegmentCounts {
  readonly counts: Readonly<Record<string, number>>;
  /** Those of which there are more than was counted. */
  readonly isMore: readonly string[];
}

/** Rows of a tab are counted up to here. */
export const COUNTED_OF_SEGMENT = 10_000;

/** A name alone is a state of the lifecycle, or that of what was deleted. */
export function normalizeSegments({ list, lifecycle }: Pick<ResourceInput, 'lifecycle'> & { readonly list?: ListInput<string> | undefined }): readonly Segment[] {
  return (list?.segments ?? []).map((one): Segment => {
    if (one === DELETED_ROWS) return { name: one, where: {}, isDeleted: true };
    return typeof one === 'string' ? { name: one, where: { [lifecycle?.field ?? '']: one }, isDeleted: false } : { name: one.name, where: one.where, isDeleted: false };
  });
}

/** The tabs of a list that somebody may ask for: none tells of a field that one may not see, and what was deleted is for whoever may delete. */
export function segmentsFor({ resource, actor }: { resource: Resource; actor: Actor }): readonly Segment[] {
  return resource.list.segments.filter(({ where, isDeleted }) => (isDeleted ? holdsSome(actor, resource, 'delete') : predicateFields(where).every((name) => maySee(actor, resource.fields[name]!))));
}

/** Each tab has a name of its own and is told apart by stored fields, with values they have. */
export function checkSegments(report: Report, input: ResourceInput, { fields, list, isSingle, lifecycle, softDelete }: Resource): void {
  if (list.segments.length > 0 && isSingle) report.add('list.segments', 'a single record has no list', 'leave out segments, or single');
  list.segments.forEach(({ name, where, isDeleted }, index) => {
    const path = `list.segments.${index}`;
    const given = input.list?.segments?.[index];
    const at = typeof given === 'string' ? path : `${path}.name`;
    if (name === ALL_ROWS) report.add(at, `“${ALL_ROWS}” is the tab of all rows, which is there anyway`, 'leave it out, or choose another name');
    else if (name === DELETED_ROWS && !isDeleted) report.add(at, `“${DELETED_ROWS}” is the tab of what was deleted`, `write '${DELETED_ROWS}' alone, or choose another name`);
    else if (!/^[a-zA-Z][\w-]*$/.test(name)) report.add(at, `“${name}” cannot stand in an address`, 'begin with a letter and use letters, digits, _ and -');
    if (list.segments.findIndex((one) => one.name === name) < index) report.add(at, `there are two tabs called ${name}`, 'choose another name');
    if (isDeleted && !softDelete) report.add(path, 'nothing that is deleted is kept here', 'leave it out');
    if (isDeleted) return;
    if (typeof given === 'string') {
      const states = lifecycle ? (fields[lifecycle.field]?.choices ?? []) : [];
      if (!states.includes(name)) report.unknown(path, name, 'a state of the lifecycle', states);
      return;
    }
    if (Object.keys(where).length === 0) report.add(`${path}.where`, 'tells nothing from the rest of the list', 'name at least one field');
    report.predicate(`${path}.where`, where, fields);
    const hidden = predicateFields(where).find((one) => fields[one]?.writeOnly);
    if (hidden !== undefined) report.add(`${path}.where.${hidden}`, `${hidden} is never sent back`, 'ask another field');
  });
}

/** A list is shown side by side by a stored state, which its rows can be asked for by and led to. */
export function checkBoard(report: Report, { fields, list, isSingle, lifecycle }: Resource): void {
  if (!list.isBoard) return;
  const state = lifecycle ? fields[lifecycle.field] : undefined;
  if (isSingle) report.add('list.board', 'a single record has no list', 'leave out board, or single');
  else if (!lifecycle || state?.type !== 'choice' || state.derive.length > 0) report.add('list.board', 'there is no stored state whose values could stand side by side', 'declare a lifecycle over a stored choice, or leave board out');
  else if (!list.filters.some(({ field, op }) => field === state.name && op === 'any')) report.add('list.board', `the list cannot be asked for the rows of one ${state.name}`, `add ${state.name} to list.filters`);
  else if (!Object.values(lifecycle.actions).some(({ set }) => state.name in set)) report.add('list.board', 'no action leads from one state to another', 'give an action to, or leave board out');
}
