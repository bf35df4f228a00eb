import type { changeProfile, readProfile as readProfileCall } from '../../../src/customPages/profile/calls';
import type { CallReply, Problem, Role } from '../../../src/schemas';
import type { Asked } from '../../calls/answer';
import { findPersonById } from '../../identity/people/people';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { failure, PlatformError } from '../../kernel/errors';
import { refuseProblems } from '../../kernel/http/problems';
import { operationOf, type Operation, type Values } from '../../records/operation';
import { recordOf } from '../../records/present';
import { readRow } from '../../records/rows';
import { isSame, toStored } from '../../records/write/draft';
import { changeRecord } from '../../records/write/update';
import { provePassword } from './provePassword';

/** What a person may see and change of the own account without any right over the module `user`. */
type Profile = CallReply<typeof readProfileCall>;

interface ProfileInput {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
}

/** Names a person may write, and that of what the change is based on. The address is the account's name: changing it is an administrator's. */
const WRITABLE = ['name', 'phoneNumber', 'imageURL', 'version'] as const;
/** Names that come with the record and go back with it unchanged. */
const FIXED = ['id', 'email', 'role', 'instituteName'] as const;

/** The own account; while acting for an institute, still one's own. */
export async function readProfile({ context, actor, requestId }: ProfileInput): Promise<Profile> {
  const operation = ownOperation({ context, actor, requestId });
  // One's own row, by one's own id: it is out of the institute's sight while acting for it.
  return context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const row = await readRow({ operation, trx, id: actor.id });
    const person = await findPersonById({ trx, id: actor.id });
    return profileOf(recordOf(operation, row), { instituteName: person?.institute?.name ?? null });
  });
}

/**
 * Changes name, number and picture by the rules of the module `user`. With the number a code to sign in can be had, so
 * a new one takes the present password as `currentPassword`; nothing else looks at it.
 * @throws VALIDATION; LOCKED; STALE with the current profile
 */
export async function updateProfile({ context, actor, requestId, input, sent, ifMatch, address }: Asked<typeof changeProfile>): Promise<Profile> {
  const present = await readProfile({ context, actor, requestId });
  const fixed = FIXED.filter((name) => sent.has(name) && !isSame(input[name], present[name]));
  refuseProblems(Object.fromEntries(fixed.map((name): [string, Problem] => [name, { code: 'readOnly' }])));
  const change: Values = Object.fromEntries(WRITABLE.filter((name) => sent.has(name)).map((name) => [name, input[name]]));
  const own = ownOperation({ context, actor, requestId });
  const isNewNumber = sent.has('phoneNumber') && !isSame(toStored(own.resource.fields['phoneNumber']!, input.phoneNumber), present.phoneNumber);
  if (isNewNumber) await provePassword({ context, actor, currentPassword: neededPassword(input), address });
  const operation: Operation = { ...own, isPasswordProved: isNewNumber };
  try {
    return profileOf(await changeRecord({ operation, id: actor.id, body: change, ifMatch }), present);
  } catch (error) {
    throw error instanceof PlatformError && error.code === 'STALE' ? failure({ code: 'STALE', data: profileOf(error.body['data'] as Values, present), headers: error.headers }) : error;
  }
}

/** @throws VALIDATION at `currentPassword` */
function neededPassword({ currentPassword }: { readonly currentPassword: string | null }): string {
  if (currentPassword !== null) return currentPassword;
  throw failure({ code: 'VALIDATION', problems: { currentPassword: { code: 'required' } } });
}

function ownOperation({ context, actor, requestId }: ProfileInput): Operation {
  return operationOf({ context, resource: context.loader.require('user'), actor, requestId });
}

function profileOf(record: Values, { instituteName }: Pick<Profile, 'instituteName'>): Profile {
  const text = (name: string): string | null => (typeof record[name] === 'string' ? record[name] : null);
  return {
    id: String(record['id']), name: text('name') ?? '', email: text('emailId') ?? '', phoneNumber: text('phoneNumber'), imageURL: text('imageURL'),
    role: record['role'] as Role, instituteName, version: Number(record['version']),
  };
}
