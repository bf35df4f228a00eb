import { supportContactIn } from '../auth/supportContact';
import { sql } from 'kysely';
import type { Access } from '../../src/schemas';
import { appNameOf } from '../branding/branding';
import { findInstitute } from '../auth/actorStore';
import { endSessionsOfInstitute } from '../auth/sessions';
import type { Handler, WriteEvent } from '../handlers';
import { OPEN_STANDINGS, type InstituteStanding } from '../messages/standings';
import { languageForNew } from '../messages/personLanguage';
import type { Trx } from '../operations/operation';
import { refuseProblems } from '../operations/problems';
import { sendMessage } from '../providers/outbox';
import { grantable, problemsOf } from './grant';

interface Head {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: string | null;
  readonly access: Access | null;
}

/**
 * An institute that opens: its heads who may use nothing yet get what the approver has chosen, else what is usual, and are
 * told by mail that they can sign in. Those who have something keep it.
 * @throws VALIDATION at `access` for rights beyond the approver's own
 */
export const openInstitute: Handler = async (event) => {
  const { operation, trx, id, answers } = event;
  const chosen = (answers?.['access'] ?? null) as Access | null;
  if (chosen) refuseProblems(problemsOf({ operation, before: {}, after: chosen }));
  const heads = await headsOf({ trx, instituteId: id });
  const access = chosen ?? (heads.some((head) => head.access === null) ? await grantable({ operation, trx, role: 'institute', instituteId: id }) : null);
  for (const head of heads.filter((one) => one.access === null)) {
    await sql`update app."user" set access = ${JSON.stringify(access ?? {})}::jsonb, version = version + 1, updated_at = ${operation.asking.now} where id = ${head.id}::uuid`.execute(trx);
  }
  const isFirst = event.before?.['isApproved'] !== true;
  await tell({ event, heads, standing: isFirst ? 'approved' : 'reopened', granted: isFirst && access ? access : null });
};

/**
 * Tells the heads of an institute that it was suspended or closed, and whom to turn to. All its people are signed out, and
 * no session lives again when it opens.
 */
export const tellOfClosing: Handler = async (event) => {
  await endSessionsOfInstitute({ trx: event.trx, instituteId: event.id });
  await tell({ event, heads: await headsOf({ trx: event.trx, instituteId: event.id }), standing: event.action === 'suspend' ? 'suspended' : 'closed', granted: null });
};

/**
 * Tells the heads of an institute that it was deleted, for how long it can be restored, and whom to turn to; and that it was
 * restored. One that never opened has nobody to tell.
 */
export const tellOfBin: Handler = async (event) => {
  const { kind, trx, id, after } = event;
  if ((kind !== 'delete' && kind !== 'restore') || after['isApproved'] !== true) return;
  const isOpen = after['isActive'] === true && after['isSuspended'] !== true;
  await tell({ event, heads: await headsOf({ trx, instituteId: id }), standing: kind === 'delete' ? 'deleted' : isOpen ? 'restored' : 'restoredShut', granted: null });
};

async function headsOf({ trx, instituteId }: { trx: Trx; instituteId: string }): Promise<Head[]> {
  const { rows } = await sql<Head>`select id, name, email_id as email, language, access from app."user"
    where institute_id = ${instituteId}::uuid and role = 'institute' and status = 'active' and deleted_at is null order by id limit 50 for no key update`.execute(trx);
  return rows;
}

async function tell({ event: { operation, trx, id, after }, heads, standing, granted }: { event: WriteEvent; heads: readonly Head[]; standing: InstituteStanding; granted: Access | null }): Promise<void> {
  const institute = await findInstitute({ trx, id, isInBin: standing === 'deleted' });
  const isOpen = OPEN_STANDINGS.has(standing);
  const readable = Object.values(granted ?? {}).filter((rights) => rights.includes('read')).length;
  const content = {
    kind: 'standing', standing, institute: String(after['name']), contact: await supportContactIn({ trx, context: operation.context, institute: null }),
    modules: readable, link: isOpen ? `${operation.consoleAddress}/auth/login` : null,
  } as const;
  for (const head of heads) {
    const language = await languageForNew({ trx, userId: head.id, written: head.language });
    await sendMessage({ trx, context: operation.context, to: { channel: 'email', address: head.email }, language, appName: appNameOf(institute), content: { ...content, name: head.name } });
  }
}
