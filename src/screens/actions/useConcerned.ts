import { useCallback, useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { shownTitle, useTitlesOf } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { itemTitle } from '../../fields/values/titleIn';
import type { Resource } from '../../schemas';

/**
 * What an action is said to be done to, by its name: the title of the record that it concerns, dots until that is there.
 * Of one that concerns no other, or whose other cannot be named to this user, the title of the record itself.
 */
export function useConcerned({ resource, record }: { readonly resource: Resource; readonly record: LecternRecord }): (action: string) => string {
  const translate = useTranslate();
  const referred = useMemo(() => {
    const names = Object.values(resource.lifecycle?.actions ?? {}).flatMap(({ concerns }) => concerns ?? []);
    return new Map(names.flatMap((name) => (typeof record[name] === 'string' && resource.fields[name]?.to ? [[name, { to: resource.fields[name].to, id: record[name] as string }] as const] : [])));
  }, [resource, record]);
  const wanted = useMemo(() => {
    const ids = new Map<string, string[]>();
    for (const { to, id } of referred.values()) ids.set(to, [...(ids.get(to) ?? []), id]);
    return ids;
  }, [referred]);
  const known = useTitlesOf(wanted);
  const own = shownTitle({ resource, record, translate });
  return useCallback(
    (action) => {
      const other = referred.get(resource.lifecycle?.actions[action]?.concerns ?? '');
      const titles = other && known.get(other.to);
      const item = other && titles?.titles.get(other.id);
      return item ? itemTitle({ item, translate }) : titles?.isPending ? '…' : own;
    },
    [known, own, referred, resource, translate],
  );
}
