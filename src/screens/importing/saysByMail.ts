import type { Resource } from '../../schemas';
import { isTold } from '../common/isTold';

/** What goes out by mail where a record is made: people are invited, and of other modules those are told whom the declaration names; `null`: nothing does. */
export function saysByMail(resource: Pick<Resource, 'isOfPeople' | 'after'>): 'invites' | 'tells' | null {
  if (resource.isOfPeople) return 'invites';
  return isTold({ resource, event: 'create' }) ? 'tells' : null;
}
