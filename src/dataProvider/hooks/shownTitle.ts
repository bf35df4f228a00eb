import type { TranslateFunction } from 'ra-core';
import { recordTitle, type Resource } from '../../schemas';
import type { LookupItem } from '../types';
import { textsOf } from './useTexts';

/** What a record is called, everywhere it is named: its title, and where nothing stands in that, that it has none. Never its id. */
export function shownTitle({ resource, record, translate }: { resource: Pick<Resource, 'name' | 'title'>; record: Readonly<Record<string, unknown>> | undefined; translate: TranslateFunction }): string {
  return recordTitle(resource, record) || untitled({ resource: resource.name, translate });
}

/** What a record of a module is called that has no title: `Untitled coupon`. */
export function untitled({ resource, translate }: { resource: string; translate: TranslateFunction }): string {
  const { one } = textsOf({ resource, translate });
  const within = /^\p{Lu}\p{Ll}/u.test(one) ? one.charAt(0).toLocaleLowerCase() + one.slice(1) : one;
  return translate('lectern.record.untitled', { name: within });
}

/** Items of a look-up, those without a title called so. */
export function titled<T extends LookupItem>({ items, resource, translate }: { items: readonly T[]; resource: string; translate: TranslateFunction }): readonly T[] {
  return items.some((item) => item && !item.title) ? items.map((item) => (item && !item.title ? { ...item, title: untitled({ resource, translate }) } : item)) : items;
}
