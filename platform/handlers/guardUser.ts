import { sql } from 'kysely';
import { isAcrossInstitutes, type Problem, type Role } from '../../src/schemas';
import { refuseWeak } from '../auth/refuseWeak';
import { failure } from '../errors';
import { refuseProblems } from '../operations/problems';
import type { Handler, WriteEvent } from './handler';

/** Roles whose people each role may make and change. Everybody may change the own record, its role apart. */
const MANAGED: Readonly<Record<Role, readonly Role[]>> = {
  super_admin: ['super_admin', 'admin', 'institute', 'faculty', 'sub_admin', 'student'],
  admin: ['institute', 'faculty', 'sub_admin', 'student'],
  institute: ['faculty', 'sub_admin', 'student'],
  sub_admin: ['faculty', 'student'],
  faculty: ['student'],
  student: [],
};

/** Roles of the platform operator's own people, and roles that make no sense without an institute. */
const OPERATORS: readonly Role[] = ['super_admin', 'admin'];
const MEMBERS: readonly Role[] = ['institute', 'faculty', 'student'];

/**
 * Keeps people from rising by their own hand: nobody gives a role above what the own one manages, changes the own role,
 * or shuts the own account; the last super admin stays.
 */
export const guardUser: Handler = async (event) => {
  const { before, after, changed, kind, operation } = event;
  const { actor } = operation;
  const isSelf = before?.['id'] === actor.id;
  const isClosing = kind === 'delete' || (changed.has('status') && after['status'] === 'inactive');
  if (isSelf && isClosing) throw failure({ reason: 'closesOwnAccount' });
  if (before && !isSelf && !manages(actor.role, before['role'])) throw failure({ reason: 'higherRole' });
  // Whoever sets another's password or address can sign in as that person.
  if (before && !isSelf && before['allowAllInstitutes'] === true && !isAcrossInstitutes(actor)) throw failure({ reason: 'seesEveryInstitute' });
  if (isSelf) refuseOwnKeys(event);
  refuseWeakPassword(after);
  await keepLastSuperAdmin(event, isClosing);
  return kind === 'delete' ? {} : roleProblems(event, isSelf);
};

/**
 * Who finds a console open must not come away with the account: neither its password nor where its codes are sent to is
 * changed unless the present password is given.
 */
function refuseOwnKeys({ changed, operation: { actor, isPasswordProved = false } }: WriteEvent): void {
  refuseProblems({
    ...(changed.has('password') && { password: { code: 'inProfile' } }),
    ...(changed.has('phoneNumber') && !isPasswordProved && { phoneNumber: { code: 'inProfile' } }),
    ...(changed.has('emailId') && { emailId: { code: actor.role === 'super_admin' ? 'byAnotherSuperAdmin' : 'byAManager' } }),
  });
}

function roleProblems({ before, after, changed, operation }: WriteEvent, isSelf: boolean): Record<string, Problem> {
  const role = after['role'] as Role | null;
  const problems: Record<string, Problem> = {};
  if (!role || !(role in MANAGED)) return problems;
  const isNewRole = !before || changed.has('role');
  if (isNewRole && (isSelf || !manages(operation.actor.role, role))) problems['role'] = { code: 'forbidden' };
  if (changed.has('allowAllInstitutes') && after['allowAllInstitutes'] === true && operation.actor.role !== 'super_admin') {
    problems['allowAllInstitutes'] = { code: 'forbidden' };
  }
  if (isNewRole && OPERATORS.includes(role) && after['instituteId'] !== null) problems['role'] ??= { code: 'forbidden' };
  if (isNewRole && MEMBERS.includes(role) && after['instituteId'] === null) problems['instituteId'] = { code: 'required' };
  return problems;
}

/** By the same measure as everywhere else a password is chosen. */
function refuseWeakPassword({ password, name, emailId }: WriteEvent['after']): void {
  if (typeof password !== 'string') return;
  refuseWeak({ password, names: [String(name), String(emailId).split('@')[0]!] });
}

function manages(role: Role, other: unknown): boolean {
  return MANAGED[role].some((one) => one === other);
}

async function keepLastSuperAdmin({ before, after, trx, id }: WriteEvent, isClosing: boolean): Promise<void> {
  const isLosing = before?.['role'] === 'super_admin' && before['status'] === 'active' && (isClosing || after['role'] !== 'super_admin');
  if (!isLosing) return;
  // Locked in one order, so that two super admins cannot close each other at the same moment.
  const { rows } = await sql`select id from app."user" where role = 'super_admin' and status = 'active' and deleted_at is null
    order by id for update`.execute(trx);
  if (!rows.some((row) => (row as { id: string }).id !== id)) throw failure({ reason: 'lastSuperAdmin' });
}
