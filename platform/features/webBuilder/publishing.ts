import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { CallReply } from '../../../src/schemas';
import type { listKept, readKept } from '../../../src/customPages/webBuilder/calls';
import type { Site } from '../../../src/schemas/site';
import type { Trx } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { auditSite, reading, writing, type SiteCall } from './begin';
import { checkedSite, cleanedSite } from './checked';
import { findRow, instant, lockRow, nameOf, readDraft, stateOf, writeDraft, type SiteState } from './drafts';

/** What is kept of earlier days, besides what everybody sees. */
const MOST_KEPT = 100;

/** Told to every node whose pages of an institute are to be drawn anew. */
export const SITE_CHANGED = 'site:';

/** Shows everybody the draft. @throws NOT_FOUND · STALE · VALIDATION naming what a page lacks */
export async function publish(call: SiteCall, note: string | null): Promise<SiteState> {
  // Cleaned by what is safe today, before the row is held: a draft that is another by then was cleaned a moment ago, when it was saved.
  const before = (await reading(call, (trx) => findRow({ trx, owner: call.owner })))?.draft;
  const clean = before && (await cleanedSite({ site: before, actor: call.actor }));
  return writing(call, async (trx) => {
    const row = await lockRow({ call, trx });
    const site = await checkedSite({ ...call, trx, value: clean && isDeepStrictEqual(row.draft, before) ? clean : row.draft, isWhole: true, at: 'configuration' });
    const now = call.context.clock().toISOString();
    const { rows } = await sql<{ number: number }>`insert into core.web_site_version (institute_id, number, configuration, published_at, published_by, note)
      select ${call.owner}, coalesce(max(number), 0) + 1, ${JSON.stringify(site)}::jsonb, ${now}, ${call.actor.id}, ${note} from core.web_site_version where institute_id = ${call.owner} returning number`.execute(trx);
    const { number } = rows[0]!;
    await sql`update core.web_site set live = ${number}, draft = ${JSON.stringify(site)}::jsonb where institute_id = ${call.owner}`.execute(trx);
    await sql`delete from core.web_site_version where institute_id = ${call.owner} and number <= ${number - MOST_KEPT}`.execute(trx);
    await auditSite({ call, trx, action: 'publishSite', after: { number, pages: site.pages.length } });
    await sql`select pg_notify('lectern_actor', ${SITE_CHANGED + call.owner})`.execute(trx);
    return stateOf({ call, trx, row: await findRow({ trx, owner: call.owner }) });
  });
}

/**
 * Shows nobody the site any more. The draft and what was published stay as they are; a site that is down already does, too.
 * @throws NOT_FOUND · STALE
 */
export async function takeDown(call: SiteCall): Promise<SiteState> {
  return writing(call, async (trx) => {
    const { live } = await lockRow({ call, trx });
    if (live !== null) {
      await sql`update core.web_site set live = null where institute_id = ${call.owner}`.execute(trx);
      await auditSite({ call, trx, action: 'takeSiteDown', after: { number: live } });
      await sql`select pg_notify('lectern_actor', ${SITE_CHANGED + call.owner})`.execute(trx);
    }
    return stateOf({ call, trx, row: await findRow({ trx, owner: call.owner }) });
  });
}

/** What everybody sees; without a configuration where nothing is published. */
export async function readPublished(call: SiteCall): Promise<SiteState> {
  const draft = await readDraft(call);
  if (draft.publishedNumber === null) return { ...draft, isPublished: true, version: 0, configuration: null };
  const { configuration, published_at, published_by } = await reading(call, (trx) => findKept({ trx, owner: call.owner, number: draft.publishedNumber! }));
  return { ...draft, isPublished: true, version: draft.publishedNumber, configuration, updatedAt: instant(published_at), updatedBy: await reading(call, (trx) => nameOf({ trx, id: published_by })), isOwn: published_by === call.actor.id };
}

type Kept = CallReply<typeof listKept>['items'][number];

export async function listPublished(call: SiteCall): Promise<{ items: Kept[] }> {
  return reading(call, async (trx) => {
    const { rows } = await sql<KeptRow & { live: number | null }>`select v.number, v.published_at, v.note, jsonb_array_length(v.configuration->'pages') as pages, s.live, v.published_by
      from core.web_site_version v join core.web_site s on s.institute_id = v.institute_id where v.institute_id = ${call.owner} order by v.number desc limit ${MOST_KEPT}`.execute(trx);
    const names = new Map<string | null, string | null>();
    for (const { published_by: id } of rows) if (!names.has(id)) names.set(id, await nameOf({ trx, id }));
    return { items: rows.map((row) => keptOf(row, { live: row.live, name: names.get(row.published_by) ?? null })) };
  });
}

/** @throws NOT_FOUND */
export async function readOne(call: SiteCall, number: string): Promise<CallReply<typeof readKept>> {
  return reading(call, async (trx) => {
    const row = await findKept({ trx, owner: call.owner, number: numberOf(number) });
    const site = await findRow({ trx, owner: call.owner });
    return { ...keptOf(row, { live: site?.live ?? null, name: await nameOf({ trx, id: row.published_by }) }), configuration: row.configuration };
  });
}

/** Makes what was published once the draft, which whoever made it looks at before it is published anew. @throws NOT_FOUND · STALE */
export async function restore(call: SiteCall, number: number): Promise<SiteState> {
  return writing(call, async (trx) => {
    const row = await lockRow({ call, trx });
    const { configuration } = await findKept({ trx, owner: call.owner, number });
    return writeDraft({ call, trx, row, site: configuration, action: 'restoreSite' });
  });
}

interface KeptRow {
  readonly number: number;
  readonly configuration: Site;
  readonly published_at: string;
  readonly published_by: string | null;
  readonly note: string | null;
  readonly pages: number;
}

async function findKept({ trx, owner, number }: { readonly trx: Trx; readonly owner: string; readonly number: number }): Promise<KeptRow> {
  const { rows } = await sql<KeptRow>`select number, configuration, published_at, published_by, note, jsonb_array_length(configuration->'pages') as pages from core.web_site_version where institute_id = ${owner} and number = ${number}`.execute(trx);
  if (!rows[0]) throw failure({ code: 'NOT_FOUND' });
  return rows[0];
}

function keptOf(row: KeptRow, { live, name }: { readonly live: number | null; readonly name: string | null }): Kept {
  return { number: row.number, publishedAt: instant(row.published_at)!, publishedBy: name, note: row.note, pages: row.pages, isLive: row.number === live };
}

function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw failure({ code: 'NOT_FOUND' });
  return Number(text);
}
