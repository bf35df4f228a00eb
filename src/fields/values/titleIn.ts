import type { LookupItem, UseTitles } from '../../dataProvider';
import type { Field } from '../../schemas';

type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** What a reference to nothing that can be named says; of who did something, where the reader does not see the person. */
export const ABSENT = 'lectern.fields.absent';
export const STAFF = 'lectern.fields.staff';
/** While the platform does not answer nobody knows what or who it is. */
const UNFETCHED = 'lectern.fields.unfetched';

/** The title of a record that is referred to; of a deleted one it says so. `isApart`: with what it is unique within, two “Basics” by their subjects. */
export function itemTitle({ item: { title, isDeleted, within = [] }, translate, isApart }: { item: LookupItem; translate: Translate; isApart?: boolean }): string {
  return [isDeleted ? translate('lectern.fields.deletedTitle', { title }) : title, ...(isApart ? within : [])].join(' · ');
}

/** Whether records that a field refers to may bear one title beside each other: where what tells them apart stands in the row already, they do not. */
export function mayBeAlike({ narrowedBy }: Pick<Field, 'narrowedBy'>): boolean {
  return Object.keys(narrowedBy).length === 0;
}

interface TitleInParams {
  readonly known: UseTitles;
  readonly id: string;
  readonly translate: Translate;
  readonly absent?: string;
  /** With what it is unique within. @default false */
  readonly isApart?: boolean;
}

/** What stands for an id, which nobody is ever shown: its title, dots until that is there, that it cannot be had now, or that there is none. */
export function titleIn({ known, id, translate, absent = ABSENT, isApart = false }: TitleInParams): string {
  const item = known.titles.get(id);
  if (item) return itemTitle({ item, translate, isApart });
  return known.isPending ? '…' : translate(known.isFailed ? UNFETCHED : absent);
}
