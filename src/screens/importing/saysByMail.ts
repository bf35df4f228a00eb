import type { Resource } from '../../schemas';
import { isTold } from '../common/isTold';
import { stateOf, type ImportRow } from './importRow';

/** What goes out by mail where a record is made: people are invited, and of other modules those are told whom the declaration names; `null`: nothing does. */
export function saysByMail(resource: Pick<Resource, 'isOfPeople' | 'after'>): 'invites' | 'tells' | null {
  if (resource.isOfPeople) return 'invites';
  return isTold({ resource, event: 'create' }) ? 'tells' : null;
}

/** A sentence of the check, `imports.check.<name>`, with how many rows it is about. */
export interface Announced {
  readonly name: 'invites' | 'tells' | 'moves' | 'tellsChanges';
  readonly count: number;
}

/**
 * What goes out once these rows are imported, as far as it is known before: invitations, also to those who have not joined and are to be reached elsewhere now,
 * notes to people whose sign-in changes, where they were reached so far, and what the declaration tells of new and changed records.
 */
export function announced({ resource, rows }: { readonly resource: Pick<Resource, 'isOfPeople' | 'after'>; readonly rows: readonly ImportRow[] }): readonly Announced[] {
  const made = rows.filter((row) => stateOf(row) === 'new').length;
  const changed = rows.flatMap(({ plan, ...row }) => (stateOf({ plan, ...row }) === 'change' ? [{ before: plan!.before!, sent: plan!.sent }] : []));
  const reached = changed.filter(({ sent }) => 'emailId' in sent || 'phoneNumber' in sent);
  const anew = reached.filter(({ before, sent }) => before['status'] === 'invited' && 'emailId' in sent).length;
  const moved = reached.filter(({ before }) => before['status'] !== 'invited').length;
  const told = changed.filter(({ before, sent }) => isTold({ resource, event: 'update', record: { ...before, ...sent }, changed: new Set(Object.keys(sent)) })).length;
  const said = saysByMail(resource);
  const all: readonly Announced[] = [
    ...(said === null ? [] : [{ name: said, count: said === 'invites' ? made + anew : made } as const]),
    ...(resource.isOfPeople ? [{ name: 'moves', count: moved } as const] : []),
    { name: 'tellsChanges', count: told },
  ];
  return all.filter(({ count }) => count > 0);
}
