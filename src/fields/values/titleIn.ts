import type { LookupItem, UseTitles } from '../../dataProvider';

type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** What a reference to nothing that can be named says; of who did something, where the reader does not see the person. */
export const ABSENT = 'lectern.fields.absent';
export const STAFF = 'lectern.fields.staff';
/** While the platform does not answer nobody knows what or who it is. */
const UNFETCHED = 'lectern.fields.unfetched';

/** The title of a record that is referred to; of a deleted one it says so. */
export function itemTitle({ item, translate }: { item: LookupItem; translate: Translate }): string {
  return item.isDeleted ? translate('lectern.fields.deletedTitle', { title: item.title }) : item.title;
}

/** What stands for an id, which nobody is ever shown: its title, dots until that is there, that it cannot be had now, or that there is none. */
export function titleIn({ known, id, translate, absent = ABSENT }: { known: UseTitles; id: string; translate: Translate; absent?: string }): string {
  const item = known.titles.get(id);
  if (item) return itemTitle({ item, translate });
  return known.isPending ? '…' : translate(known.isFailed ? UNFETCHED : absent);
}
