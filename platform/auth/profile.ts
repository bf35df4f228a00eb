import type { Problem } from '../../src/schemas';
import type { PlatformContext } from '../context';
import { failure, PlatformError } from '../errors';
import { bodyObject, refuseUnknown } from '../operations/body';
import { isSame, toStored } from '../operations/draft';
import { operationOf, type Operation, type Values } from '../operations/operation';
import { refuseProblems } from '../operations/problems';
import { changeRecord } from '../operations/update';
import { recordOf } from '../present/present';
import { readRow } from '../operations/rows';
import type { SignedIn } from './actorStore';
import { provePassword } from './provePassword';
import { refuseActing } from './refuseActing';

/** What a person may see and change of the own account without any right over the module `user`. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly imageURL: string | null;
  readonly role: string;
  readonly instituteName: string | null;
  readonly version: number;
}

export interface ProfileInput {
  readonly context: PlatformContext;
  readonly signedIn: SignedIn;
  readonly requestId: string;
}

/** Names a person may write. The address is the account's name: changing it is an administrator's. */
const WRITABLE = ['name', 'phoneNumber', 'imageURL'];
/** Names that come with the record and go back with it unchanged. */
const FIXED = ['id', 'email', 'role', 'instituteName'];

/** The own account; while acting for an institute, still one's own. */
export async function readProfile({ context, signedIn, requestId }: ProfileInput): Promise<Profile> {
  const operation = ownOperation({ context, signedIn, requestId });
  // One's own row, by one's own id: it is out of the institute's sight while acting for it.
  const row = await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => readRow({ operation, trx, id: signedIn.actor.id }));
  return profileOf(recordOf(operation, row), signedIn);
}

/**
 * Changes name, number and picture by the rules of the module `user`. With the number a code to sign in can be had, so
 * a new one takes the present password as `currentPassword`; nothing else looks at it.
 * @throws FORBIDDEN while acting; BAD_FIELD; VALIDATION; LOCKED; STALE with the current profile
 */
export async function updateProfile({ context, signedIn, requestId, body, ifMatch, address }: ProfileInput & { readonly body: unknown; readonly ifMatch: string | undefined; readonly address: string }): Promise<Profile> {
  refuseActing(signedIn.actor);
  const sent = bodyObject(body);
  refuseUnknown({ body: sent, known: [...WRITABLE, ...FIXED, 'version', 'currentPassword'] });
  const present = await readProfile({ context, signedIn, requestId });
  const fixed = FIXED.filter((name) => sent[name] !== undefined && !isSame(sent[name], present[name as keyof Profile]));
  refuseProblems(Object.fromEntries(fixed.map((name): [string, Problem] => [name, { code: 'readOnly' }])));
  const change = Object.fromEntries(Object.entries(sent).filter(([name]) => WRITABLE.includes(name)));
  const own = ownOperation({ context, signedIn, requestId });
  const isNewNumber = change['phoneNumber'] !== undefined && !isSame(toStored(own.resource.fields['phoneNumber']!, change['phoneNumber']), present.phoneNumber);
  if (isNewNumber) await provePassword({ context, actor: signedIn.actor, currentPassword: currentPasswordIn(sent), address });
  const operation: Operation = { ...own, isPasswordProved: isNewNumber };
  try {
    return profileOf(await changeRecord({ operation, id: signedIn.actor.id, body: change, ifMatch }), signedIn);
  } catch (error) {
    throw error instanceof PlatformError && error.code === 'STALE' ? failure({ code: 'STALE', data: profileOf(error.body['data'] as Values, signedIn), headers: error.headers }) : error;
  }
}

/** @throws VALIDATION at `currentPassword` */
function currentPasswordIn({ currentPassword }: Values): string {
  if (typeof currentPassword === 'string' && currentPassword !== '' && currentPassword.length <= 128) return currentPassword;
  throw failure({ code: 'VALIDATION', problems: { currentPassword: { code: 'required' } } });
}

function ownOperation({ context, signedIn, requestId }: ProfileInput): Operation {
  return operationOf({ context, resource: context.loader.require('user'), actor: signedIn.actor, requestId });
}

function profileOf(record: Values, { person }: SignedIn): Profile {
  const text = (name: string): string | null => (typeof record[name] === 'string' ? record[name] : null);
  return {
    id: String(record['id']), name: text('name') ?? '', email: text('emailId') ?? '', phoneNumber: text('phoneNumber'), imageURL: text('imageURL'),
    role: String(record['role']), instituteName: person.institute?.name ?? null, version: Number(record['version']),
  };
}
