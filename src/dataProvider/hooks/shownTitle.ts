import type { TranslateFunction } from 'ra-core';
import { recordTitle, titleFields, type Resource } from '../../schemas';
import type { LookupItem } from '../types';
import { lowerFirst } from '../lowerFirst';
import { textsOf } from '../texts';

/** What a record is called, everywhere it is named: its title, a choice in it by its words, and where nothing stands in that, that it has none. Never its id. */
export function shownTitle({ resource, record, translate }: { resource: Pick<Resource, 'name' | 'title' | 'fields'>; record: Readonly<Record<string, unknown>> | undefined; translate: TranslateFunction }): string {
  const chosen = titleFields(resource).filter((name) => resource.fields[name]?.type === 'choice' && record?.[name]);
  const told = chosen.length === 0 ? record : { ...record, ...Object.fromEntries(chosen.map((name) => [name, textsOf({ resource: resource.name, translate }).choice(name, String(record?.[name]))])) };
  return recordTitle(resource, told) || untitled({ resource: resource.name, translate });
}

/** What a record of a module is called that has no title: `Untitled coupon`. */
export function untitled({ resource, translate }: { resource: string; translate: TranslateFunction }): string {
  const { one } = textsOf({ resource, translate });
  return translate('lectern.record.untitled', { name: lowerFirst(one) });
}

/** Items of a look-up, those without a title called so; of a deleted one whose title is kept from the reader it is said what it was. */
export function titled<T extends LookupItem>({ items, resource, translate }: { items: readonly T[]; resource: string; translate: TranslateFunction }): readonly T[] {
  const called = ({ isDeleted }: LookupItem): string => (isDeleted ? textsOf({ resource, translate }).one : untitled({ resource, translate }));
  return items.some((item) => item && !item.title) ? items.map((item) => (item && !item.title ? { ...item, title: called(item) } : item)) : items;
}
