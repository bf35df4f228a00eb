import type { SortPayload } from 'ra-core';
import { untitled } from '../../dataProvider';
import type { LecternDataProvider, LecternRecord, ListFilter, ListReplyMeta } from '../../dataProvider';
import { isEmptyValue, pointedAt } from '../../schemas';
import type { Field, Resource } from '../../schemas';
import { portables } from '../../fields/portable';
import { isOwnerField, isPersonField } from '../../fields/cells/owner';
import { nestedRefs } from '../../fields/values/nestedRefs';
import { hasKindOf, rawText } from '../../fields/values/rawText';
import { ABSENT, itemTitle, STAFF } from '../../fields/values/titleIn';
import type { CellContext, PortableContext } from '../../fields/values/cellTypes';
import type { Amount, FileCell } from './fileCell';
import { momentOf } from './moment';

/** Rows one call asks for: what a holder of the export right may. */
const PAGE = 1_000;
/** Titles one call asks for. */
const TITLES = 100;

interface ExportParams {
  readonly provider: LecternDataProvider;
  readonly resource: Resource;
  readonly fields: readonly Field[];
  readonly filter: ListFilter;
  readonly sort: SortPayload;
  /** Only these rows; null: all that match. */
  readonly ids: readonly string[] | null;
  readonly context: CellContext;
  readonly signal: AbortSignal;
  readonly write: (rows: readonly (readonly FileCell[])[]) => void;
  readonly onProgress: (done: number) => void;
}

/** Reads page by page what the filter matches and hands it over as cells. Resolves with the number of rows, and how many there were to be. */
export async function exportRows({ provider, resource, fields, filter, sort, ids, context, signal, write, onProgress }: ExportParams): Promise<Exported> {
  const titles = new Map<string, string>();
  const wanted = ids && new Set(ids);
  const seen = new Set<string>();
  let done = 0;
  for (let page = 1; ; page += 1) {
    const reply = await provider.getList<LecternRecord>(resource.name, { filter, sort, pagination: { page, perPage: PAGE }, meta: { fields: fields.map((field) => field.name) }, signal });
    signal.throwIfAborted();
    // A platform that repeats its rows gives no more of them.
    const fresh = reply.data.filter((record) => !seen.has(keyOf(record)));
    for (const record of fresh) seen.add(keyOf(record));
    const rows = wanted ? fresh.filter((record) => wanted.has(record.id)) : fresh;
    await fetchTitles({ provider, fields, rows, titles, context, signal });
    const portable: PortableContext = { ...context, titleOf: ({ to, id }) => titles.get(`${to} ${id}`) };
    write(rows.map((record) => fields.map((field) => cellOf({ field, value: record[field.name], context: portable }))));
    done += rows.length;
    onProgress(done);
    const total = wanted?.size ?? (isExact(reply.meta) ? (reply.total ?? done) : done);
    const isEnd = fresh.length === 0 || (wanted ? done >= wanted.size : isExact(reply.meta) && seen.size >= total);
    if (isEnd) return { done, total };
  }
}

/** How an export ended. */
export interface Exported {
  /** Rows in the file. */
  readonly done: number;
  /** Rows there are by the platform's count; more than `done` where it did not give them all. */
  readonly total: number;
}

/** Tells a row from the others. */
function keyOf(record: LecternRecord): string {
  return record.id === '' ? JSON.stringify(record) : record.id;
}

/** Whether a list's total is what there is. */
function isExact(meta: unknown): boolean {
  const { isEstimate, isOpenEnded } = (meta ?? {}) as Partial<ListReplyMeta>;
  return isEstimate !== true && isOpenEnded !== true;
}

/** A value by what it is, so that a spreadsheet can reckon with it; days and instants by the reader's own clock. */
export function cellOf({ field, value, context }: { field: Field; value: unknown; context: PortableContext }): FileCell {
  if (isEmptyValue(value)) return isOwnerField(field) ? context.translate('lectern.fields.operator') : null;
  if (!hasKindOf({ field, value })) return rawText(value);
  if (typeof value === 'number') return field.type === 'money' ? amountOf('money', value, field) : field.unit === '%' ? amountOf('percent', value, field) : value;
  if (typeof value === 'string' && field.type === 'phone') return { phone: value };
  const moment = (field.type === 'date' || field.type === 'datetime' || field.type === 'time') && typeof value === 'string' ? momentOf({ value, type: field.type }) : null;
  return moment ?? (NUMBERS.has(field.type) ? rawText(value) : portables[field.type].toText({ field, value, context }));
}

const NUMBERS = new Set<Field['type']>(['number', 'integer', 'money', 'duration']);

function amountOf(of: Amount['of'], amount: number, { decimals }: Field): Amount {
  return { amount, of, decimals };
}

/** Titles of the records that rows refer to, each asked for once. */
async function fetchTitles({ provider, fields, rows, titles, context, signal }: { provider: LecternDataProvider; fields: readonly Field[]; rows: readonly LecternRecord[]; titles: Map<string, string>; context: CellContext; signal: AbortSignal }): Promise<void> {
  for (const { to, ids: all, absent } of referred({ fields, rows })) {
    const ids = [...new Set(all.filter((id) => !titles.has(`${to} ${id}`)))];
    for (const id of ids) titles.set(`${to} ${id}`, context.translate(absent));
    for (let from = 0; from < ids.length; from += TITLES) {
      const { data } = await provider.lookup(to, { ids: ids.slice(from, from + TITLES), signal });
      for (const item of data) titles.set(`${to} ${item.id}`, itemTitle({ item: item.title ? item : { ...item, title: untitled({ resource: to, translate: context.translate }) }, translate: context.translate }));
    }
  }
}

interface Referred {
  readonly to: string;
  readonly ids: readonly string[];
  /** Stands for what cannot be named. */
  readonly absent: string;
}

/** What rows refer to, field by field; inside groups and lists too. */
function referred({ fields, rows }: { fields: readonly Field[]; rows: readonly LecternRecord[] }): Referred[] {
  return fields.flatMap((field): Referred[] => {
    const { to } = field;
    if (to) return [{ to, ids: rows.flatMap((record) => record[field.name] as unknown).filter((id): id is string => typeof id === 'string'), absent: isPersonField(field) ? STAFF : ABSENT }];
    const pointed = field.type === 'oneOf' ? rows.flatMap((record) => pointedAt({ field, value: record[field.name] }) ?? []) : null;
    const inner = pointed ?? rows.flatMap((record) => nestedRefs({ field, value: record[field.name] as unknown }));
    return [...new Set(inner.map((one) => one.to))].map((module) => ({ to: module, ids: inner.filter((one) => one.to === module).map((one) => one.id), absent: ABSENT }));
  });
}
