import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { LecternRecord } from '../../dataProvider';
import { createPath, listPath, placeOf, recordPath } from '../../schemas';
import type { PlaceValues, Resource } from '../../schemas';

/** Where the screens of a module stand, below `/app`, from where one is. */
export interface Addresses {
  /** What the open address says of what is listed or written here, by field: the list's filter, and what a new record begins with. */
  readonly within: PlaceValues;
  /** Its list, without a question. */
  readonly list: string;
  readonly create: string;
  /** @param of.record what is known of it: says what it stands below, where the open address does not */
  readonly record: (of: { readonly id: string; readonly page: 'show' | 'edit'; readonly record?: PlaceValues | undefined }) => string;
  /** Where a row leads: to the form where the user may change the record and nothing stands before its fields, otherwise to its page. */
  readonly row: (record: LecternRecord) => string;
}

/** The one way to the addresses of a module; what the open address names of its parameters stays. */
export function useAddresses(resource: Resource): Addresses {
  const { pathname } = useLocation();
  const named = JSON.stringify(placeOf({ resource, pathname })?.values ?? {});
  return useMemo(() => {
    const values = JSON.parse(named) as PlaceValues;
    const record: Addresses['record'] = ({ id, page, record: known }) => recordPath({ resource, id, page, from: [values, known] });
    return {
      within: values,
      list: listPath({ resource, from: [values] }),
      create: createPath({ resource, from: [values] }),
      record,
      row: (known) => record({ id: known.id, page: known.allowed?.includes('update') && !resource.related.some(({ first }) => first) ? 'edit' : 'show', record: known }),
    };
  }, [resource, named]);
}
