import { ROLES, type Role } from './field';
import type { Actor } from './permission';
import { givableRoles, roleFits } from './ranks';
import type { Field, Resource } from './resource';
import type { Problem } from './problem';

interface OfferedParams {
  readonly actor: Pick<Actor, 'role'>;
  readonly resource: Pick<Resource, 'isOfPeople'>;
  readonly field: Field;
  /** Whose record it is, `null` for the operator's own; left out: not said yet. */
  readonly instituteId?: string | null | undefined;
}

/** The choices of a field that the actor's role may make, in their order. Of a person's role those one may give, to people of whom the record is. */
export function offeredChoices({ actor, resource, field, instituteId }: OfferedParams): readonly string[] {
  const open = field.choices.filter((choice) => mayChoose({ actor, field, choice }));
  if (!isPersonsRole({ resource, field })) return open;
  const givable: readonly string[] = givableRoles({ actor, ...(instituteId === undefined ? {} : { instituteId }) });
  return open.filter((choice) => givable.includes(choice));
}

/** Whether the actor's role may make a choice. What is no choice at all is another matter. */
export function mayChoose({ actor, field, choice }: Pick<OfferedParams, 'actor' | 'field'> & { readonly choice: unknown }): boolean {
  const roles = typeof choice === 'string' && Object.hasOwn(field.choiceRoles, choice) ? field.choiceRoles[choice] : undefined;
  return !roles || roles.includes(actor.role);
}

/** Whether a field is the role of a person, which decides whose people it is for. */
export function isPersonsRole({ resource, field }: Pick<OfferedParams, 'resource' | 'field'>): boolean {
  return resource.isOfPeople && field.name === 'role';
}

/** What is wrong with the institute of a person of this role; null where they fit. */
export function ownerProblem({ role: given, instituteId }: { readonly role: unknown; readonly instituteId: string | null }): Problem | null {
  const role = ROLES.find((one): one is Role => one === given);
  if (!role || roleFits({ role, instituteId })) return null;
  return { code: instituteId === null ? 'needsInstitute' : 'needsOperator' };
}
