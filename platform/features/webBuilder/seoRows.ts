import { sql } from 'kysely';
import type { Trx } from '../../kernel/db/scope';

/** What search engines and messages are told of a page. */
export interface PageSeo {
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly image: string | null;
  readonly canonicalUrl: string | null;
  readonly isHidden: boolean;
}

interface SeoRow {
  readonly page: string; readonly course_id: string | null; readonly page_title: string; readonly page_description: string; readonly keywords: readonly string[] | null; readonly image: string | null;
  readonly canonical_url: string | null; readonly is_hidden: boolean | null;
}

/** Of all pages of an institute's site, by `seoKey`. Runs under its own scope. */
export async function readSeoRows({ trx, owner }: { readonly trx: Trx; readonly owner: string }): Promise<ReadonlyMap<string, PageSeo>> {
  const { rows } = await sql<SeoRow>`select page, course_id, page_title, page_description, keywords, image, canonical_url, is_hidden from app.seo_page where institute_id = ${owner} and deleted_at is null order by updated_at`.execute(trx);
  return new Map(rows.map((row) => [seoKey({ page: row.page, courseId: row.course_id }), {
    title: row.page_title, description: row.page_description, keywords: row.keywords ?? [], image: row.image, canonicalUrl: row.canonical_url, isHidden: row.is_hidden === true,
  }]));
}

export function seoKey({ page, courseId }: { readonly page: string; readonly courseId: string | null }): string {
  return page === 'course' ? `course ${courseId ?? ''}` : page;
}
