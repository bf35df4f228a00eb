import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Branding } from '../../../src/schemas';
import { writeAudit } from '../../records/audit';
import { consoleAddressOf } from '../../kernel/http/consoleAddress';
import { hashPassword } from '../../kernel/crypto/passwords';
import { refuseWeak } from '../account/refuseWeak';
import { setPassword } from '../account/setPassword';
import { atHomeOf } from '../signIn/atHome';
import { openSession, type SignInParts } from '../signIn/signIn';
import { ownBranding } from '../people/branding';
import type { Person } from '../people/people';
import type { RequestActor } from '../../kernel/context';
import type { Trx } from '../../records/operation';
import type { LearnerPlace } from '../../messages/compose';
import { languageForNew } from '../../messages/personLanguage';
import type { Language } from '../../kernel/language';
import { learnerPlaceIn } from './learnerPlace';
import { requireLink, spendLink, type GoodLink, type LinkPurpose } from './accountLink';
import { declared } from '../../kernel/db/declaredTables';

const ALL = { kind: 'all' } as const;

/** What a page says of a link before it is used. */
export interface LinkInfo {
  readonly purpose: LinkPurpose;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** `null`: the operator's own people. */
  readonly instituteName: string | null;
  /** Who has sent it. */
  readonly sentBy: string | null;
  /** Whether the person works in the console: learners do not. */
  readonly hasConsole: boolean;
  /** Where a learner signs in; `null` for whoever works in the console. */
  readonly learner: Pick<LearnerPlace, 'address' | 'contact'> | null;
  /** The language in which the person is written to. */
  readonly language: Language;
  /** The look of a white-labelled institute, whose page it is; `null` for all others. */
  readonly branding: Branding | null;
}

/** Whose link it is, for its page. @throws WRONG_LINK */
export async function readLink({ parts: { context }, token }: { readonly parts: SignInParts; readonly token: string }): Promise<LinkInfo> {
  return context.database.transaction({ scope: ALL, readOnly: true }, async (trx) => {
    const { person, purpose, sentBy } = await requireLink({ trx, token, now: context.clock() });
    const hasConsole = person.role !== 'student';
    const place = hasConsole ? null : await learnerPlaceIn({ trx, context, institute: person.institute });
    const learner = place && { address: place.address, contact: place.contact };
    const { rows } = await sql<{ language: string | null }>`select language from app."user" where id = ${person.id}`.execute(trx);
    const language = await languageForNew({ trx, userId: person.id, written: rows[0]?.language });
    return { purpose, userId: person.id, name: person.name, email: person.email, instituteName: person.institute?.name ?? null, sentBy, hasConsole, learner, language, branding: ownBranding(person.institute) };
  });
}

/**
 * Sets the password of the link's person. Whoever was invited has then joined; other sessions end, and the person is told.
 * Signs in where that needs nothing more: else the reply is empty, and the sign-in says what is missing.
 * @throws WRONG_LINK; VALIDATION for a weak password, which leaves the link good
 */
export async function setPasswordByLink({ parts, request, token, password }: { readonly parts: SignInParts; readonly request: FastifyRequest; readonly token: string; readonly password: string }) {
  const { context, actors } = parts;
  const { person: owner } = await context.database.transaction({ scope: ALL, readOnly: true }, (trx) => requireLink({ trx, token, now: context.clock() }));
  refuseWeak({ password, names: [owner.name, owner.email] });
  const passwordHash = await hashPassword(password);
  const person = await context.database.transaction({ scope: ALL }, async (trx) => {
    const now = context.clock();
    const link = await requireLink({ trx, token, now, isLocked: true });
    await spendLink({ trx, link, now });
    await storePassword({ trx, parts, request, link, passwordHash });
    return link.person;
  });
  actors.forget(person.id);
  const isAtHome = (await atHomeOf({ parts, request }))(person);
  const isWelcome = isAtHome && person.role !== 'student' && (person.institute?.isOpen ?? true) && !context.config.otpRoles.includes(person.role);
  return isWelcome ? openSession({ parts, request, personId: person.id, passwordHash }) : {};
}

async function storePassword({ trx, parts: { context }, request, link: { purpose, person }, passwordHash }: { trx: Trx; parts: SignInParts; request: FastifyRequest; link: GoodLink; passwordHash: string }): Promise<void> {
  // Whoever has just joined knows of the first password.
  await setPassword({ trx, context, person, passwordHash, consoleAddress: consoleAddressOf({ config: context.config, request }), isTold: purpose === 'reset' });
  if (purpose === 'invite') await declared(trx).updateTable('app.user').set({ status: 'active' }).where('id', '=', person.id).execute();
  const after = { instituteId: person.institute?.id ?? null, name: person.name };
  await writeAudit({ trx, actor: actorOf(person), requestId: request.id, resource: context.loader.require('user'), recordId: person.id, action: purpose === 'invite' ? 'join' : 'resetPassword', before: null, after, answers: { address: request.ip } });
}

function actorOf(person: Person): RequestActor {
  return { id: person.id, role: person.role, instituteId: person.institute?.id ?? null, allowAllInstitutes: false, modules: {}, sessionId: '', name: person.name, email: person.email, actingFor: null };
}
