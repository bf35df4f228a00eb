import { createBulkRun } from '../../dataProvider';
import type { LecternDataProvider, ListFilter, LookupItem } from '../../dataProvider';
import { groupsOf } from './groups';

/** A record of another module by what it is called, among those that a filter leaves. */
export interface Question {
  readonly to: string;
  readonly filter: ListFilter;
  readonly title: string;
}

/** The records that are called so: one, none, or several. */
export type Answer = readonly LookupItem[];

/** What has been found out, by `questionKey` of what was asked. */
export type Answers = Map<string, Answer>;

export function questionKey({ to, filter, title }: Question): string {
  return JSON.stringify([to, filter, plain(title)]);
}

/** Titles one call asks for, and so many records are looked through rather than asked about one by one. */
const PAGE = 100;
const MOST_PAGES = 10;
/** Fewer titles than these are asked about one by one in any case. */
const FEW = 3;
const FOUND = 20;

interface FindParams {
  readonly provider: LecternDataProvider;
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly signal: AbortSignal;
}

/** Looks up what records are called, all of a module at once, and puts the answers among those that are known. @throws the failure of a call */
export async function findTitles({ provider, questions, answers, signal }: FindParams): Promise<void> {
  const open = new Map(questions.filter((one) => !answers.has(questionKey(one))).map((one) => [questionKey(one), one]));
  for (const group of groupsOf(open.values(), ({ to, filter }) => JSON.stringify([to, filter]))) {
    const { to, filter } = group[0]!;
    const all = group.length > FEW ? await allOf({ provider, to, filter, signal }) : null;
    if (all) for (const one of group) answers.set(questionKey(one), calledSo(all, one.title));
    else await askEach({ provider, questions: group, answers, signal });
  }
}

/** All records that a filter leaves; null where they are too many. */
async function allOf({ provider, to, filter, signal }: Pick<Question, 'to' | 'filter'> & Pick<FindParams, 'provider' | 'signal'>): Promise<readonly LookupItem[] | null> {
  const first = await provider.lookup(to, { filter, size: PAGE, quiet: true, signal });
  if (first.total > PAGE * MOST_PAGES) return null;
  const items = [...first.data];
  for (let page = 1; items.length < first.total; page += 1) {
    const { data } = await provider.lookup(to, { filter, page, size: PAGE, quiet: true, signal });
    if (data.length === 0) break;
    items.push(...data);
  }
  return items;
}

async function askEach({ provider, questions, answers, signal }: FindParams): Promise<void> {
  const byKey = new Map(questions.map((one) => [questionKey(one), one]));
  const perform = async (key: string): Promise<void> => {
    signal.throwIfAborted();
    const { to, filter, title } = byKey.get(key)!;
    if (isId(title)) return void answers.set(key, calledSo((await provider.lookup(to, { ids: [title], quiet: true, signal })).data, title));
    const named = async (q: string): Promise<Answer> => calledSo((await provider.lookup(to, { q, filter, size: FOUND, quiet: true, signal })).data, title);
    const found = await named(title);
    // What a record stands in is not what it is found by.
    const [, own] = /^(.+?)\s*(?:\([^()]+\)|· .+)$/u.exec(title.normalize('NFKC').trim()) ?? [];
    answers.set(key, found.length > 0 || own === undefined ? found : await named(own));
  };
  const { failed } = await createBulkRun({ ids: [...byKey.keys()], perform }).start();
  if (failed[0]) throw failed[0].error;
}

/**
 * Those of some records that are called so: by title, by title and second line, by the second line alone (the address of a
 * person), or by id. What is written exactly so comes before what differs in case.
 */
export function calledSo(items: readonly LookupItem[], title: string): Answer {
  const present = items.filter((item) => item.isDeleted !== true);
  const byId = present.filter((item) => item.id === title.trim());
  if (byId.length > 0) return byId;
  const exact = present.filter((item) => item.title.trim() === title.trim());
  if (exact.length === 1) return exact;
  const wanted = plain(title);
  return present.filter((item) => namesOf(item).some((name) => plain(name) === wanted));
}

/** The second line ends with the names of what the record stands in, which name nothing by themselves. */
function namesOf({ title, subtitle, within = [] }: LookupItem): readonly string[] {
  if (!subtitle) return [title];
  const parts = subtitle.split(' · ');
  const own = within.length > 0 ? parts.slice(0, -within.join(' · ').split(' · ').length) : parts;
  const itself = own.length > 0 ? [subtitle, own.join(' · '), own[0]!] : [];
  // The second is how a choice of several shows it.
  return [title, ...itself, ...[subtitle, ...parts].flatMap((text) => [`${title} (${text})`, `${title} · ${text}`])];
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/ ?\(/g, ' (').toLowerCase();
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text.trim());
}
