import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { LecternRecord } from '../../dataProvider';
import { placeOf, recordPath, routeFields } from '../../schemas';
import type { Resource } from '../../schemas';

/** A record at the address of what it stands below: any other, as by a link that did not know, leads there. */
export function AtItsAddress({ resource, record, page, children }: { resource: Resource; record: LecternRecord; page: 'show' | 'edit'; children: ReactNode }): ReactNode {
  const { pathname, search, hash, state } = useLocation();
  const place = placeOf({ resource, pathname });
  const isElsewhere = place !== null && place.below[0] !== undefined && routeFields(place.route).some((name) => typeof record[name] === 'string' && record[name] !== place.values[name]);
  if (!isElsewhere) return children;
  return <Navigate replace to={{ pathname: recordPath({ resource, id: record.id, page, from: [record] }), search, hash }} state={state as unknown} />;
}
