import { bareFailure, CallFailure } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';

/** The platform's refusal of an action that a record's state does not allow, for a call that need not be sent. */
export function notNow({ resource, action, record }: { resource: Resource; action: string; record: LecternRecord }): CallFailure {
  const field = resource.lifecycle?.field ?? '';
  return new CallFailure({ ...bareFailure({ kind: 'refused', status: 409, data: { resource: resource.name, field, action, state: record[field] } }), code: 'TRANSITION_REFUSED' });
}
