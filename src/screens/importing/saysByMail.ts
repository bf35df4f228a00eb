import type { Resource } from '../../schemas';

/** What goes out by mail where a record is made: people are invited, and of other modules those are told whom the declaration names; `null`: nothing does. */
export function saysByMail({ isOfPeople, after }: Pick<Resource, 'isOfPeople' | 'after'>): 'invites' | 'tells' | null {
  if (isOfPeople) return 'invites';
  return after['create']?.some(({ kind }) => kind === 'tell') ? 'tells' : null;
}
