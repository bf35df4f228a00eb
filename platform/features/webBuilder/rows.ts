import { sql } from 'kysely';
import type { SiteCourse, SiteData, SitePolicy, SiteTax, SiteTeacher } from '../../../src/schemas/site';
import { safeAddress, type Branding } from '../../../src/schemas';
import { brandingOf, type TenantLook } from '../../identity/people/branding';
import { findInstitute } from '../../identity/sessions/actorStore';
import type { PlatformContext } from '../../kernel/context';
import { PLATFORM_INSTITUTE, type Trx } from '../../kernel/db/scope';

/** An institute as its site shows it. */
export interface SiteOwner {
  readonly id: string;
  readonly name: string;
  readonly branding: Branding;
  /** The domain its addresses are made with; null where it has proved none. */
  readonly host: string | null;
}

/** An institute whose site may be seen: open, and not deleted; or the operator. */
export async function findOwner({ context, id }: { readonly context: Pick<PlatformContext, 'database'>; readonly id: string }): Promise<SiteOwner | null> {
  return context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const isOperator = id === PLATFORM_INSTITUTE;
    const institute = isOperator ? null : await findInstitute({ trx, id });
    if (!isOperator && !institute?.isOpen) return null;
    const look = institute?.look ?? (await sql<TenantLook>`select logo_url, fav_icon_url, app_name, page_title, primary_colour from app.tenant_info where institute_id = ${id} and deleted_at is null limit 1`.execute(trx)).rows[0] ?? null;
    const branding = brandingOf({ look, institute });
    const { rows } = await sql<{ host: string }>`select host from core.tenant_domain where institute_id = ${id} and verified_at is not null order by is_primary desc, verified_at, host limit 1`.execute(trx);
    return { id, name: institute?.name ?? branding.appName, branding, host: rows[0]?.host ?? null };
  });
}

/** Rows of one kind that a page shows at most. */
const MOST_ROWS = 200;

interface CourseRow {
  readonly id: string; readonly name: string; readonly description: string | null; readonly thumbnail: string | null; readonly curriculum_type: string; readonly plan_type: string;
  readonly price: number | string | null; readonly offer_price: number | string | null; readonly validity: number | null; readonly faculty_ids: readonly string[] | null;
}

interface TeacherRow {
  readonly id: string; readonly name: string; readonly designation: string | null; readonly teaches: readonly string[] | null; readonly experience: number | null; readonly about: string | null; readonly image_url: string | null;
}

/** What everybody may see of the institute's rows: active ones, and of these the public fields alone. Runs under its own scope. */
export async function readRows({ context, trx, owner }: { readonly context: Pick<PlatformContext, 'loader'>; readonly trx: Trx; readonly owner: SiteOwner }): Promise<SiteData> {
  const { id } = owner;
  const courses = await sql<CourseRow>`select id, name, description, thumbnail, curriculum_type, plan_type, price, offer_price, validity, faculty_ids from app.course
    where institute_id = ${id} and is_active and deleted_at is null order by created_at desc, id limit ${MOST_ROWS}`.execute(trx);
  const faculty = await sql<TeacherRow>`select id, name, designation, teaches, experience, about, image_url from app."user"
    where institute_id = ${id} and role = 'faculty' and status = 'active' and deleted_at is null order by created_at desc, id limit ${MOST_ROWS}`.execute(trx);
  const contact = await sql<Record<'email' | 'phone_number' | 'hours' | 'address', string | null>>`select email, phone_number, hours, address from app.support_contact_info where institute_id = ${id} and deleted_at is null limit 1`.execute(trx);
  const social = await sql<Record<(typeof NETWORKS)[number][0], string | null>>`select website, facebook, instagram, x, linkedin, youtube, whatsapp, telegram from app.social_media where institute_id = ${id} and deleted_at is null limit 1`.execute(trx);
  const policies = await readPolicies({ trx, id });
  const said = contact.rows[0];
  // Who names neither an address nor a number there is reached as the institute itself is.
  const reached = said?.email || said?.phone_number ? said : (await sql<Record<'email' | 'phone_number', string | null>>`select email_id as email, phone_number from app.institution where id = ${id}`.execute(trx)).rows[0];
  return {
    name: owner.branding.appName, logo: owner.branding.logoUrl,
    courses: courses.rows.map(courseOf),
    faculty: faculty.rows.map(teacherOf),
    contact: { email: reached?.email || null, phoneNumber: reached?.phone_number || null, hours: said?.hours || null, address: said?.address || null },
    networks: NETWORKS.flatMap(([name, shown]) => {
      const given = social.rows[0]?.[name] ?? null;
      const address = name === 'whatsapp' && given !== null ? `https://wa.me/${given.replace(/\D/g, '')}` : safeAddress(given);
      return address === null || !/^https?:/i.test(address) ? [] : [{ name: shown, address }];
    }),
    tax: await readTax({ context, trx, id }),
    policies: [...policies.keys()],
  };
}

/** What the institute has set of tax; where it has set nothing, what is usual. */
async function readTax({ context, trx, id }: { readonly context: Pick<PlatformContext, 'loader'>; readonly trx: Trx; readonly id: string }): Promise<SiteTax | null> {
  const { rows } = await sql<{ tax_percent: number | string; prices_include_tax: boolean }>`select tax_percent, prices_include_tax from app.pricing_config where institute_id = ${id} and deleted_at is null limit 1`.execute(trx);
  const { taxPercent, pricesIncludeTax } = context.loader.require('pricingConfig').fields;
  const percent = Number(rows[0]?.tax_percent ?? taxPercent!.default);
  return percent === 0 ? null : { percent, isIncluded: rows[0]?.prices_include_tax ?? pricesIncludeTax!.default === true };
}

/** What the institute has settled with its learners, as clean rich text; those alone that say something. */
export async function readPolicies({ trx, id }: { readonly trx: Trx; readonly id: string }): Promise<ReadonlyMap<SitePolicy, string>> {
  const { rows } = await sql<{ name: SitePolicy; content: string }>`select * from (
    select 1 as at, 'terms' as name, content from app.terms_and_conditions where institute_id = ${id} and deleted_at is null
    union all select 2, 'privacy', content from app.privacy_policy where institute_id = ${id} and deleted_at is null
    union all select 3, 'refunds', content from app.refund_policy where institute_id = ${id} and deleted_at is null
  ) policies where content is not null order by at`.execute(trx);
  return new Map(rows.filter(({ content }) => content.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '').map(({ name, content }) => [name, content]));
}

const NETWORKS = [['website', 'Web'], ['facebook', 'Facebook'], ['instagram', 'Instagram'], ['x', 'X'], ['linkedin', 'LinkedIn'], ['youtube', 'YouTube'], ['whatsapp', 'WhatsApp'], ['telegram', 'Telegram']] as const;

function courseOf(row: CourseRow): SiteCourse {
  return {
    id: row.id, name: row.name, description: row.description, thumbnail: row.thumbnail, curriculumType: row.curriculum_type, planType: row.plan_type,
    price: rupees(row.price), offerPrice: rupees(row.offer_price), validity: row.validity, facultyIds: row.faculty_ids ?? [],
  };
}

function teacherOf(row: TeacherRow): SiteTeacher {
  return { id: row.id, name: row.name, designation: row.designation, teaches: row.teaches ?? [], experience: row.experience, about: row.about, picture: row.image_url };
}

/** The database counts in paise. */
function rupees(paise: number | string | null): number | null {
  return paise === null ? null : Number(paise) / 100;
}
