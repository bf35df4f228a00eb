import { sql } from 'kysely';
import type { CallReply, CallTaken } from '../../../src/schemas';
import type { readSeo, writeSeo } from '../../../src/customPages/webBuilder/calls';
import { failure, PlatformError } from '../../kernel/errors';
import { operationOf } from '../../records/operation';
import { createRecord } from '../../records/write/create';
import { updateRecord } from '../../records/write/update';
import { recordOf } from '../../records/present';
import { readRow } from '../../records/rows';
import { reading, type SiteCall } from './begin';

type Seo = CallReply<typeof readSeo>;
const PAGES: ReadonlySet<string> = new Set(['home', 'courses', 'course', 'about', 'contact', 'blog']);
const NAMES = ['pageTitle', 'pageDescription', 'keywords', 'image', 'canonicalUrl', 'isHidden'] as const;

/** What search engines are told of a page; empty, with version 0, where nobody has said anything. */
export async function readSeoSettings(call: SiteCall, place: { readonly page: string; readonly courseId: string | null }): Promise<Seo> {
  const { page } = place;
  const courseId = page === 'course' ? place.courseId : null;
  const id = PAGES.has(page) ? await idOf(call, { page, courseId }) : null;
  if (id === null) return { id: null, page, courseId, pageTitle: null, pageDescription: null, keywords: [], image: null, canonicalUrl: null, isHidden: null, version: 0 };
  const operation = operationOf({ ...call, resource: call.context.loader.require('seoPage') });
  return seoOf(recordOf(operation, await reading(call, (trx) => readRow({ operation, trx, id }))));
}

/** The record of the page is changed, or made where there is none. @throws NOT_FOUND · STALE · VALIDATION */
export async function writeSeoSettings(call: SiteCall, input: CallTaken<typeof writeSeo>, sent: ReadonlySet<string>): Promise<Seo> {
  const { page, courseId } = placeOf(input);
  const operation = operationOf({ ...call, resource: call.context.loader.require('seoPage') });
  const values = Object.fromEntries(NAMES.filter((name) => sent.has(name)).map((name) => [name, input[name]]));
  const owner = call.actor.instituteId === call.owner ? {} : { instituteId: call.owner };
  let id = await idOf(call, { page, courseId });
  for (let tries = 1; ; tries += 1) {
    try {
      if (id !== null) return seoOf(await updateRecord({ operation, id, body: values, ifMatch: call.ifMatch }));
      return seoOf(await createRecord({ operation, body: { ...owner, page, ...(courseId !== null && { courseId }), ...values } }));
    } catch (error) {
      // Somebody else may have made the record meanwhile, or deleted it: what was refused is looked at again as it is then.
      const now = error instanceof PlatformError && tries < MOST_TRIES ? await idOf(call, { page, courseId }) : id;
      if (now === id) throw error;
      id = now;
    }
  }
}

/** More than that nobody makes and deletes one record while another saves it. */
const MOST_TRIES = 5;

function placeOf({ page, courseId }: { readonly page: string; readonly courseId: string | null }): { readonly page: string; readonly courseId: string | null } {
  if (!PAGES.has(page)) throw failure({ code: 'NOT_FOUND' });
  if (page === 'course' && courseId === null) throw failure({ code: 'VALIDATION', problems: { courseId: { code: 'required' } } });
  return { page, courseId: page === 'course' ? courseId : null };
}

async function idOf(call: SiteCall, { page, courseId }: { readonly page: string; readonly courseId: string | null }): Promise<string | null> {
  return reading(call, async (trx) => {
    const { rows } = await sql<{ id: string }>`select id from app.seo_page where institute_id = ${call.owner} and page = ${page} and course_id is not distinct from ${courseId}::uuid and deleted_at is null limit 1`.execute(trx);
    return rows[0]?.id ?? null;
  });
}

function seoOf(record: Readonly<Record<string, unknown>>): Seo {
  return {
    id: String(record['id']), page: String(record['page']), courseId: (record['courseId'] as string | null) ?? null, pageTitle: (record['pageTitle'] as string | null) ?? null, pageDescription: (record['pageDescription'] as string | null) ?? null,
    keywords: (record['keywords'] as readonly string[] | null) ?? [], image: (record['image'] as string | null) ?? null, canonicalUrl: (record['canonicalUrl'] as string | null) ?? null, isHidden: record['isHidden'] === true, version: Number(record['version']),
  } as Seo;
}
