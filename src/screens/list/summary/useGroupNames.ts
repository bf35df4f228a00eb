import { useTranslate } from 'ra-core';
import { useTitles } from '../../../dataProvider';
import { cells } from '../../../fields/cells';
import { isOwnerField } from '../../../fields/cells/owner';
import type { CellContext } from '../../../fields/values/cellTypes';
import type { Grouping, Resource, SummaryGroup } from '../../../schemas';
import { spanText } from './spans';

/** What each group is called: a span of time, a choice in the user's language, the title of a record. */
export function useGroupNames({ resource, by, groups, context }: { resource: Resource; by: Grouping | null; groups: readonly SummaryGroup[]; context: CellContext }): (group: SummaryGroup) => string {
  const translate = useTranslate();
  const field = by ? resource.fields[by.field]! : null;
  const ids = field?.to ? groups.map(({ key }) => (typeof key === 'string' ? key : null)) : [];
  const { titles } = useTitles(field?.to ?? resource.name, ids);
  return ({ key }) => {
    if (!field || !by || key === null) return translate(field && isOwnerField(field) ? 'lectern.fields.operator' : 'lectern.summary.without');
    if (by.span !== null) return spanText({ day: String(key), span: by.span, locale: context.locale });
    if (field.to) return titles.get(String(key))?.title ?? '…';
    return cells[field.type].text?.({ field, value: key, context }) ?? String(key);
  };
}
