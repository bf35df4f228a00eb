import { sql } from 'kysely';
import type { listViews } from '../../../src/screens/views/calls';
import type { CallReply, Role } from '../../../src/schemas';
import type { ViewAudience } from '../../../src/schemas/listView';
import type { RequestActor } from '../../kernel/context';
import type { Trx } from '../../kernel/db/scope';

/** A view as it is stored, with its owner's name where that is one of the institute's people. */
export interface ViewRow {
  readonly id: string;
  readonly user_id: string;
  readonly module: string;
  readonly name: string;
  readonly audience: ViewAudience;
  readonly role: Role;
  readonly asked: string;
  readonly version: number;
  readonly owner_name: string | null;
}

/** A view as it is on the wire. */
export type View = CallReply<typeof listViews>['items'][number];

/** Whoever leads the institute, or the platform, tidies up after those who left. */
export function isHead({ role }: Pick<RequestActor, 'role'>): boolean {
  return role === 'institute' || role === 'super_admin';
}

export function viewOf(row: ViewRow, actor: Pick<RequestActor, 'id' | 'role'>): View {
  const isOwn = row.user_id === actor.id;
  return {
    id: row.id, name: row.name, audience: row.audience, role: row.audience === 'role' ? row.role : null, asked: JSON.parse(row.asked) as unknown,
    ownerName: row.owner_name, isOwn, mayDelete: isOwn || isHead(actor), version: row.version,
  };
}

/** More than a menu can show. */
const MOST_LISTED = 200;

/** The views of a list that somebody is shown, the own ones first. Row security keeps to the institute. */
export async function seenRows({ trx, actor, module }: { readonly trx: Trx; readonly actor: RequestActor; readonly module: string }): Promise<readonly ViewRow[]> {
  const { rows } = await sql<ViewRow>`${VIEWS} where v.module = ${module} and ${isSeenBy(actor)} order by (v.user_id = ${actor.id}) desc, v.created_at desc, v.id limit ${MOST_LISTED}`.execute(trx);
  return rows;
}

/** One that somebody is shown. */
export async function seenRow({ trx, actor, id }: { readonly trx: Trx; readonly actor: RequestActor; readonly id: string }): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`${VIEWS} where v.id = ${id} and ${isSeenBy(actor)}`.execute(trx);
  return rows[0];
}

const VIEWS = sql`select v.id, v.user_id, v.module, v.name, v.audience, v.role, v.asked, v.version, u.name as owner_name from core.list_view v left join app."user" u on u.id = v.user_id`;

function isSeenBy(actor: RequestActor) {
  return sql<boolean>`(v.user_id = ${actor.id} or v.audience = 'everybody' or (v.audience = 'role' and (v.role = ${actor.role} or ${isHead(actor)}::boolean)))`;
}
