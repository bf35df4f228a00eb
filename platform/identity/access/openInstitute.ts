import { supportContactIn } from '../people/supportContact';
import { sql } from 'kysely';
import type { institution } from '../../../src/resources/institution';
import { boundOf, type Access } from '../../../src/schemas';
import { appNameOf } from '../people/branding';
import { findInstitute } from '../sessions/actorStore';
import { handlerFor, type ValuesOf, type WriteEvent } from '../../records/handler';
import { OPEN_STANDINGS, type InstituteStanding } from '../../messages/words/standings';
import { languageForNew } from '../../messages/personLanguage';
import { declared, type DeclaredRow } from '../../kernel/db/declaredTables';
import type { Trx } from '../../records/operation';
import { shutOut } from '../../records/write/closeTenant';
import { refuseProblems } from '../../kernel/http/problems';
import type { MessageContent } from '../../messages/compose';
import { sendMessage, type NewMessage } from '../../messages/outbox';
import { grantable, problemsOf } from './grant';
import { inviteFirst } from './inviteFirst';
import { keepAsUsual } from './keepAsUsual';

/** Somebody in charge of an institute. */
export type Head = Pick<DeclaredRow<'app.user'>, 'id' | 'name' | 'email_id' | 'language' | 'access' | 'profile_id'>;

/**
 * An institute that opens: its heads who may use nothing yet get what the approver has chosen, else what is usual, and are
 * told by mail that they can sign in. Those who have something keep it. One that has nobody in charge has its own address invited.
 * What was chosen when it was approved is usual from then on for whoever comes to be in charge of it; opened again it keeps that.
 * @throws VALIDATION at `access` for rights beyond the approver's own; at `planEndsAt` where the plan it would open with is over, whoever wrote that
 */
export const openInstitute = handlerFor<typeof institution>(async (event) => {
  const { operation, trx, id, answers } = event;
  const chosen = (answers?.['access'] ?? null) as Access | null;
  if (chosen) refuseProblems(problemsOf({ operation, before: {}, after: chosen }));
  const heads = await headsOf({ trx, instituteId: id });
  const isFirst = event.before?.isApproved !== true;
  const ends = event.after.planEndsAt;
  if (isFirst && typeof ends === 'string' && ends < boundOf({ today: 0 }, operation.asking)!) refuseProblems({ planEndsAt: { code: 'inPast' } });
  const isNobodys = isFirst && heads.length === 0;
  const access = chosen ?? (isNobodys || heads.some((head) => head.access === null) ? await grantable({ operation, trx, role: 'institute', instituteId: id }) : null);
  for (const head of heads.filter((one) => one.access === null)) {
    await declared(trx)
      .updateTable('app.user')
      .set((eb) => ({ access: sql`${JSON.stringify(access ?? {})}::jsonb`, version: eb('version', '+', 1), updated_at: operation.asking.now }))
      .where('id', '=', head.id)
      .execute();
  }
  if (isFirst && chosen) await keepAsUsual({ operation, trx, instituteId: id, access: chosen });
  if (isNobodys) await inviteFirst({ event, access: access ?? {} });
  if (heads.length > 0) event.tell?.('toldHeads', heads.slice(0, MOST_TOLD).map((head) => head.email_id).join(', '));
  if (isFirst) event.tell?.(event.after.planEndsAt ? 'planUntil' : 'planOpen', event.after.planEndsAt ?? '');
  await tell({ event, heads, standing: isFirst ? 'approved' : 'reopened', granted: isFirst && access ? access : null });
});

/**
 * Tells the heads of an institute that it was suspended or closed, and whom to turn to. All its people are signed out, and
 * no session lives again when it opens.
 */
export const tellOfClosing = handlerFor<typeof institution>(async (event) => {
  await shutOut({ trx: event.trx, id: event.id });
  await tell({ event, heads: await headsOf({ trx: event.trx, instituteId: event.id }), standing: event.action === 'suspend' ? 'suspended' : 'closed', granted: null });
});

/**
 * Tells the heads of an institute that it was deleted, for how long it can be restored, and whom to turn to; and that it was
 * restored. One that never opened has nobody to tell.
 */
export const tellOfBin = handlerFor<typeof institution>(async (event) => {
  const { kind, trx, id, after } = event;
  if ((kind !== 'delete' && kind !== 'restore') || after.isApproved !== true) return;
  const isOpen = after.isActive === true && after.isSuspended !== true;
  await tell({ event, heads: await headsOf({ trx, instituteId: id }), standing: kind === 'delete' ? 'deleted' : isOpen ? 'restored' : 'restoredShut', granted: null });
});

/** Addresses named to who opens an institute; there are seldom more. */
export const MOST_TOLD = 5;

/** The people in charge of an institute, at first those who can sign in; unless only told something, kept as they are until what is done to it is done. */
export async function headsOf({ trx, instituteId, statuses = ['active'], isHeld = true }: { trx: Trx; instituteId: string; statuses?: readonly ('active' | 'invited')[]; isHeld?: boolean }): Promise<Head[]> {
  const heads = declared(trx)
    .selectFrom('app.user')
    .select(['id', 'name', 'email_id', 'language', 'access', 'profile_id'])
    .where('institute_id', '=', instituteId)
    .where('role', '=', 'institute')
    .where('status', 'in', [...statuses])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(50);
  return (isHeld ? heads.forNoKeyUpdate() : heads).execute();
}

async function tell({ event: { operation, trx, id, after }, heads, standing, granted }: { event: WriteEvent<ValuesOf<typeof institution>>; heads: readonly Head[]; standing: InstituteStanding; granted: Access | null }): Promise<void> {
  const institute = await findInstitute({ trx, id, isInBin: standing === 'deleted' });
  const isOpen = OPEN_STANDINGS.has(standing);
  const readable = Object.values(granted ?? {}).filter((rights) => rights.includes('read')).length;
  const content = {
    kind: 'standing', standing, institute: after.name ?? '', contact: await supportContactIn({ trx, context: operation.context, institute: null, role: null }),
    modules: readable, link: isOpen ? `${operation.consoleAddress}/auth/login` : null,
  } as const;
  await mailHeads({ trx, context: operation.context, heads, appName: appNameOf(institute), content });
}

interface MailToHeads extends Pick<NewMessage, 'trx' | 'context' | 'appName'> {
  readonly heads: readonly Head[];
  /** But for the name of who reads it. */
  readonly content: Omit<Extract<MessageContent, { kind: 'standing' }>, 'name'> | Omit<Extract<MessageContent, { kind: 'enquiry' }>, 'name'>;
}

/** Each in their own language. */
export async function mailHeads({ trx, context, heads, appName, content }: MailToHeads): Promise<void> {
  for (const head of heads) {
    const language = await languageForNew({ trx, userId: head.id, written: head.language });
    await sendMessage({ trx, context, to: { channel: 'email', address: head.email_id }, language, appName, content: { ...content, name: head.name } });
  }
}
