import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { shownSubtitle, textsOf, untitled, useActor, useLecternData } from '../../dataProvider';
import type { LookupItem } from '../../dataProvider';
import { filteredPath, holdsRight, recordPath } from '../../schemas';
import type { Head } from '../../schemas';
import { useResources } from '../nav/useMenu';
import { useShell } from '../context/shellContext';
import { matchRank } from './paletteItem';
import type { PaletteItem } from './paletteItem';

/** Between the last key and the question. In ms. */
const DEBOUNCE_MS = 150;
/** Records of one module. */
const MOST = 8;
/** Modules asked at a time. */
const AT_ONCE = 4;
const FEWEST_LETTERS = 2;
/** One of these is a word. */
const WORD_SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface Found {
  readonly query: string;
  readonly items: readonly PaletteItem[];
  readonly isDone: boolean;
  readonly hasFailed: boolean;
}

interface RecordItems {
  readonly items: readonly PaletteItem[];
  readonly isSearching: boolean;
  /** Some modules could not be asked: what is not found may be there. */
  readonly hasFailed: boolean;
}

/**
 * Records by what was typed, of every module the user may read, a few of each; institutes besides as somebody to act for
 * by who may. An answer to older words is given up.
 */
export function useRecordItems({ query, onActFor }: { query: string; onActFor: ((institute: { id: string; name: string }) => void) | null }): RecordItems {
  const data = useLecternData();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const actor = useActor();
  // Once the plan has ended every question would only be refused.
  const { isPlanOver } = useShell().user;
  const resources = useResources();
  const typed = query.trim();
  const named = onActFor ? nameToActFor({ query: typed, translate }) : null;
  const wanted = named ?? typed;
  const isActing = named !== null;
  const [found, setFound] = useState<Found>(NOTHING);

  useEffect(() => {
    if (!actor || isPlanOver || !isEnough(wanted)) return undefined;
    const searched = resources.filter((one) => !one.isSingle && one.list.searchable && holdsRight(actor, one, 'read') && (!isActing || one.tenant === 'self'));
    // A learner is a user, too: the module of all follows those of some. Those that no menu holds come after all others.
    const wholes = new Set(searched.map((one) => one.of?.name));
    const modules = [0, 1, 2].flatMap((nth) => searched.filter((one) => nth === (one.menu === null ? 2 : wholes.has(one.name) ? 1 : 0)));
    const controller = new AbortController();
    const add = (resource: Head, found: readonly LookupItem[], total: number): void => {
      const records = found.map((item) => (item.title ? item : { ...item, title: untitled({ resource: resource.name, translate }) }));
      const mayUpdate = holdsRight(actor, resource, 'update');
      const titled = inTitleOrder({ records, query: wanted }).flatMap((record) => itemsOf({ resource, record, mayUpdate, translate, locale, onActFor }));
      const items = isActing ? titled.filter(({ section }) => section === 'actions') : [...titled, ...(total > records.length ? [allOf({ resource, query: wanted, total, translate })] : [])];
      setFound((old) => ({ query: typed, items: inOrder({ modules, query: wanted, items: [...(old.query === typed ? old.items : []), ...items] }), isDone: false, hasFailed: false }));
    };
    const ask = async (): Promise<void> => {
      const queue = [...modules];
      let hasFailed = false;
      const work = async (): Promise<void> => {
        for (let resource = queue.shift(); resource && !controller.signal.aborted; resource = queue.shift()) {
          const { name } = resource;
          // What one module refuses is no reason to hide the others.
          const reply = await data.lookup(name, { q: wanted, size: MOST, signal: controller.signal, quiet: true }).catch(() => null);
          if (!reply) hasFailed = true;
          else if (!controller.signal.aborted) add(resource, reply.data, reply.total);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      if (!controller.signal.aborted) setFound((old) => ({ query: typed, items: old.query === typed ? old.items : [], isDone: true, hasFailed }));
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [actor, data, isActing, isPlanOver, locale, onActFor, resources, translate, typed, wanted]);

  if (isPlanOver || !isEnough(wanted)) return { items: [], isSearching: false, hasFailed: false };
  return { items: found.query === typed ? found.items : [], isSearching: found.query !== typed || !found.isDone, hasFailed: found.query === typed && found.hasFailed };
}

/** Whether a search by it would find something other than everything. */
function isEnough(text: string): boolean {
  return text.length >= FEWEST_LETTERS || WORD_SIGN.test(text);
}

/** The name behind “Act for”, however the language puts it; null where something else was typed. */
function nameToActFor({ query, translate }: { query: string; translate: ItemParams['translate'] }): string | null {
  const [before = '', after = ''] = translate('lectern.shell.acting.actFor', { name: PLACE }).split(PLACE).map((words) => words.trim().toLocaleLowerCase());
  const text = query.toLocaleLowerCase();
  const isBefore = before !== '' && text.startsWith(before);
  const isAfter = after !== '' && text.endsWith(after);
  if (!isBefore && (!isAfter || before !== '')) return null;
  return query.slice(isBefore ? before.length : 0, isAfter ? -after.length : undefined).trim();
}

const PLACE = '\u0000';
const NOTHING: Found = { query: '', items: [], isDone: true, hasFailed: false };

interface ItemParams {
  readonly resource: Head;
  readonly record: LookupItem;
  /** The record's form is opened, which gives way to its page where this one record may not be changed; else its page. */
  readonly mayUpdate: boolean;
  readonly translate: ReturnType<typeof useTranslate>;
  readonly locale: string;
  readonly onActFor: ((institute: { id: string; name: string }) => void) | null;
}

function itemsOf({ resource, record: { id, title, subtitle, within = [] }, mayUpdate, translate, locale, onActFor }: ItemParams): PaletteItem[] {
  const { name, menu, tenant } = resource;
  const open: PaletteItem = { key: `record ${name} ${id}`, section: 'records', icon: menu?.icon ?? 'list', label: title, hint: [...within, subtitle && shownSubtitle({ text: subtitle, locale }), textsOf({ resource: name, translate }).one].filter(Boolean).join(' · '), path: recordPath({ resource, id, page: mayUpdate ? 'edit' : 'show' }) };
  if (tenant !== 'self' || !onActFor) return [open];
  return [open, { key: `actFor ${id}`, section: 'actions', icon: 'institution', label: translate('lectern.shell.acting.actFor', { name: title }), run: () => onActFor({ id, name: title }) }];
}

/** The way to the list of all that were found in a module. */
function allOf({ resource, query, total, translate }: { resource: Head; query: string; total: number; translate: ItemParams['translate'] }): PaletteItem {
  const { name, menu } = resource;
  const label = translate('lectern.shell.palette.all', { total, name: textsOf({ resource: name, translate }).module });
  return { key: `record ${name} all ${query}`, section: 'records', icon: menu?.icon ?? 'list', label, path: filteredPath({ resource, filter: { q: query } }) };
}

/** The better match first, equals by the alphabet. */
function inTitleOrder({ records, query }: { records: readonly LookupItem[]; query: string }): readonly LookupItem[] {
  const rank = (label: string): number => matchRank({ item: { key: '', section: 'records', icon: '', label }, query });
  return records.toSorted((a, b) => rank(a.title) - rank(b.title) || a.title.localeCompare(b.title, undefined, { numeric: true }));
}

/** What is called exactly so before all else, then by module in the order they are asked in, whichever answered first. */
function inOrder({ modules, items, query }: { modules: readonly Head[]; items: readonly PaletteItem[]; query: string }): PaletteItem[] {
  const place = (item: PaletteItem): number => (matchRank({ item, query }) === 0 ? -1 : modules.findIndex(({ name }) => item.key.startsWith(`record ${name} `)));
  return items.toSorted((a, b) => place(a) - place(b));
}
