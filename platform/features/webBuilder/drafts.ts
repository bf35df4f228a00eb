import { sql } from 'kysely';
import type { CallReply } from '../../../src/schemas';
import type { readSite } from '../../../src/customPages/webBuilder/calls';
import { emptySite, type Site, type SitePage } from '../../../src/schemas/site';
import { holdFiles } from '../../files/sweep';
import type { Trx } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { etagOf, isBasedOn } from '../../kernel/http/versions';
import { auditSite, reading, writing, type SiteCall } from './begin';
import { checkedSite, cleanSite } from './checked';

export type SiteState = CallReply<typeof readSite>;

interface SiteRow {
  readonly draft: Site;
  readonly version: number;
  readonly live: number | null;
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly published_at: string | null;
  readonly is_live: boolean;
}

/** The draft; version 0 without a configuration where nobody has begun one. */
export async function readDraft(call: SiteCall): Promise<SiteState> {
  return reading(call, async (trx) => stateOf({ call, trx, row: await findRow({ trx, owner: call.owner }) }));
}

/** @throws ITEM_EXISTS · VALIDATION */
export async function createDraft(call: SiteCall, configuration: unknown): Promise<SiteState> {
  const site = await cleanSite({ ...call, value: configuration, isWhole: false, at: 'configuration' });
  return writing(call, async (trx) => {
    await holdFiles({ trx });
    await checkedSite({ ...call, trx, value: site, isWhole: false, at: 'configuration' });
    const { rows } = await sql`insert into core.web_site (institute_id, draft, version, updated_at, updated_by) values (${call.owner}, ${JSON.stringify(site)}::jsonb, 1, ${call.context.clock().toISOString()}, ${call.actor.id})
      on conflict do nothing returning institute_id`.execute(trx);
    if (rows.length === 0) throw failure({ reason: 'siteThere' });
    await auditSite({ call, trx, action: 'createSite', after: { version: 1, pages: site.pages.length } });
    return stateOf({ call, trx, row: await findRow({ trx, owner: call.owner }) });
  });
}

/** @throws NOT_FOUND where nobody has begun · STALE with the present draft · VALIDATION */
export async function saveDraft(call: SiteCall, configuration: unknown): Promise<SiteState> {
  const site = await cleanSite({ ...call, value: configuration, isWhole: false, at: 'configuration' });
  return writing(call, async (trx) => {
    const row = await lockRow({ call, trx });
    await checkedSite({ ...call, trx, value: site, isWhole: false, at: 'configuration' });
    return writeDraft({ call, trx, row, site, action: 'saveSite' });
  });
}

/** The page about the institute as it is drafted; null where there is none. */
export async function readAboutPage(call: SiteCall): Promise<{ version: number; page: SitePage | null }> {
  const row = await reading(call, (trx) => findRow({ trx, owner: call.owner }));
  return { version: row?.version ?? 0, page: row?.draft.pages.find((page) => page.path === ABOUT) ?? null };
}

/** Puts the page about the institute into the draft, which it begins where nobody has. @throws STALE · VALIDATION */
export async function writeAboutPage(call: SiteCall, page: unknown): Promise<{ version: number; page: SitePage | null }> {
  const given = typeof page === 'object' && page !== null && 'title' in page ? page : null;
  if (given === null) throw failure({ code: 'VALIDATION', problems: { page: { code: 'type' } } });
  const about = { id: ABOUT, ...given, path: ABOUT };
  // Looked at by itself, so that what is wrong is named as it was sent.
  const first = emptySite({ title: 'Home' });
  const alone = await cleanSite({ ...call, value: { ...first, pages: [...first.pages, about] }, isWhole: false, at: '' }).catch((error: unknown) => {
    throw renamed(error);
  });
  const clean = alone.pages[1]!;
  await writing(call, async (trx) => {
    await sql`insert into core.web_site (institute_id, draft, version, updated_at, updated_by) values (${call.owner}, ${JSON.stringify(first)}::jsonb, 0, ${call.context.clock().toISOString()}, ${call.actor.id}) on conflict do nothing`.execute(trx);
    const row = await lockRow({ call, trx });
    const at = row.draft.pages.findIndex((one) => one.path === ABOUT);
    const pages = at < 0 ? [...row.draft.pages, clean] : row.draft.pages.map((one, index) => (index === at ? clean : one));
    // What is drafted was cleaned when it was stored, as the page is now: nothing slow is done while others wait for the row.
    const site = await checkedSite({ ...call, trx, value: { ...row.draft, pages }, isWhole: false, at: 'page' });
    await writeDraft({ call, trx, row, site, action: 'saveAboutPage' });
  });
  return readAboutPage(call);
}

const ABOUT = 'about';

/** A failure whose problems are named by the page alone: `page.blocks.0.props.heading`. */
function renamed(error: unknown): unknown {
  const problems = (error as { readonly body?: { readonly problems?: Readonly<Record<string, never>> } }).body?.problems;
  if (!problems) return error;
  return failure({ code: 'VALIDATION', problems: Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path.replace(/^\.?pages\.1/, 'page'), problem])) });
}

/** The draft, to be changed by nobody else until the transaction ends. @throws NOT_FOUND · STALE */
export async function lockRow({ call, trx }: { readonly call: SiteCall; readonly trx: Trx }): Promise<SiteRow> {
  await holdFiles({ trx });
  await sql`select 1 from core.web_site where institute_id = ${call.owner} for update`.execute(trx);
  const row = await findRow({ trx, owner: call.owner });
  if (!row) throw failure({ reason: 'noSite' });
  if (!isBasedOn(call.ifMatch, row.version)) throw failure({ code: 'STALE', data: await stateOf({ call, trx, row }), headers: { etag: etagOf(row) } });
  return row;
}

export async function writeDraft({ call, trx, row, site, action }: { readonly call: SiteCall; readonly trx: Trx; readonly row: SiteRow; readonly site: Site; readonly action: string }): Promise<SiteState> {
  const version = row.version + 1;
  await sql`update core.web_site set draft = ${JSON.stringify(site)}::jsonb, version = ${version}, updated_at = ${call.context.clock().toISOString()}, updated_by = ${call.actor.id} where institute_id = ${call.owner}`.execute(trx);
  await auditSite({ call, trx, action, after: { version, pages: site.pages.length } });
  return stateOf({ call, trx, row: await findRow({ trx, owner: call.owner }) });
}

export async function findRow({ trx, owner }: { readonly trx: Trx; readonly owner: string }): Promise<SiteRow | undefined> {
  const { rows } = await sql<SiteRow>`select s.draft, s.version, s.live, s.updated_at, s.updated_by, v.published_at, coalesce(v.configuration = s.draft, false) as is_live
    from core.web_site s left join core.web_site_version v on v.institute_id = s.institute_id and v.number = s.live where s.institute_id = ${owner}`.execute(trx);
  return rows[0];
}

export async function stateOf({ call, trx, row }: { readonly call: SiteCall; readonly trx: Trx; readonly row: SiteRow | undefined }): Promise<SiteState> {
  if (!row) return { isPublished: false, version: 0, configuration: null, publishedNumber: null, publishedAt: null, isLive: false, updatedAt: null, updatedBy: null, isOwn: false };
  return {
    isPublished: false, version: row.version, configuration: row.draft, publishedNumber: row.live, publishedAt: instant(row.published_at), isLive: row.is_live, updatedAt: instant(row.updated_at),
    updatedBy: await nameOf({ trx, id: row.updated_by }), isOwn: row.updated_by === call.actor.id,
  };
}

export function instant(value: unknown): string | null {
  return value === null || value === undefined ? null : new Date(value as string).toISOString();
}

/** What somebody of the institute is called; nothing of the operator’s people, whom it does not see. */
export async function nameOf({ trx, id }: { readonly trx: Trx; readonly id: string | null }): Promise<string | null> {
  if (id === null) return null;
  const { rows } = await sql<{ name: string }>`select name from app."user" where id = ${id}`.execute(trx);
  return rows[0]?.name ?? null;
}
