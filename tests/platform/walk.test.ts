import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../platform/kernel/db/columns';
import { PLATFORM_INSTITUTE } from '../../platform/kernel/db/scope';
import { RIGHTS, WHICHEVER, type Role } from '../../src/schemas';
import { exampleRecord } from '../../src/schemas/examples';
import { answersTo, makerOf } from './engine/calls';
import { post } from '../../platform/ledger/post';
import { tokensGot } from '../../platform/ledger/tokens';
import { createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from './support';
import { insertBeneath } from './support/beneath';
import { describedCalls, type DescribedCall } from './support/describedCalls';
import { startDnsServer, type DnsServer } from './support/dnsServer';
import { USUAL_BODIES } from './support/usualBodies';

const ALL = { scope: { kind: 'all' } } as const;
const NOBODY = '0198ffff-0000-7000-8000-00000000dead';
/** After so many calls it is looked whether one of them changed anything. */
const TOGETHER = 20;
/** Stands in every text of the other institute, and nowhere else. */
const MARK = 'northmark';
const HOST = 'learn.northmark.test';
/** Everybody who sees one institute, or none, holding every module there is. */
const ATTACKERS: Readonly<Record<string, { readonly role: Role; readonly instituteId: string }>> = {
  walkInstitute: { role: 'institute', instituteId: INSTITUTES.south },
  walkFaculty: { role: 'faculty', instituteId: INSTITUTES.south },
  walkSubAdmin: { role: 'sub_admin', instituteId: INSTITUTES.south },
  walkStudent: { role: 'student', instituteId: INSTITUTES.south },
  walkAdmin: { role: 'admin', instituteId: PLATFORM_INSTITUTE },
};

/**
 * What a call that no declaration gives may tell: of the asker alone; to whoever sees every institute alone; or to
 * everybody, by design. A call that is new has to be written down here.
 */
const RULES: Readonly<Record<string, 'own' | 'across' | 'public'>> = {
  ...Object.fromEntries([
    'POST /api/v9/user/userLogin', 'POST /api/v9/user/verifylogin', 'POST /api/v9/user/resendOtp', 'POST /api/v9/user/sendLoginOtp', 'POST /api/v9/user/verifyInstituteLogin', 'POST /api/v9/user/instituteRegistration',
    'POST /api/v9/user/verifyOtp', 'POST /api/v9/user/registrationLogo/address', 'POST /api/v9/user/registrationLogo', 'POST /api/v9/auth/signup', 'POST /api/v9/user/forgotPassword', 'POST /api/v9/user/resetPassword',
    'POST /api/v9/user/accountLink', 'POST /api/v9/user/accountLink/password', 'POST /api/v9/feedback', 'GET /api/v9/web-configs/app-integrations', 'GET /healthz', 'GET /readyz',
    'GET /api/v9/user/details', 'GET /api/v9/user/refresh-login', 'POST /api/v9/user/logout', 'GET /api/v9/access/usual', 'GET /api/v9/user/profile', 'PUT /api/v9/user/profile', 'PUT /api/v9/user/language', 'PUT /api/v9/user/password',
    'GET /api/v9/user/sessions', 'DELETE /api/v9/user/sessions/{id}', 'POST /api/v9/user/logoutEverywhere', 'POST /api/v9/user/stopActing', 'GET /api/v9/home/version', 'POST /api/v9/home/statistics', 'GET /api/v9/home/recent',
    'POST /api/v9/institute/{id}/getAllCourses', 'GET /api/v9/institute/{id}/categories', 'GET /api/v9/institute/defaultLiveProviders', 'POST /api/v9/place/search',
    'GET /api/v9/home/first-steps', 'GET /api/v9/institute/plan', 'GET /api/v9/ai-token/balance', 'GET /api/v9/modules/my-access', 'GET /api/v9/modules', 'POST /api/v9/modules/{id}', 'GET /api/v9/modules/refreash-cache/{id}',
    'GET /api/v9/tenant-info/domain-info', 'PUT /api/v9/tenant-info/domain-info', 'GET /api/v9/tenant-info/primary-domain', 'PUT /api/v9/tenant-info/primary-domain', 'GET /api/v9/tenant-info/verify-domain', 'PUT /api/v9/tenant-info/verify-domain',
    'GET /api/v9/tenant-info/delete-domain', 'PUT /api/v9/tenant-info/delete-domain', 'GET /api/v9/razorpay-oauth/oauth-url', 'POST /api/v9/uploads/{kind}', 'POST /api/v9/fileUpload/{kind}',
    'POST /api/v9/chat/ticket', 'GET /api/v9/invoice-sheet/{id}', 'GET /api/v9/plans', 'GET /api/v9/ai-token/checkout', 'POST /api/v9/ai-token/order', 'POST /api/v9/ai-token/verify', 'POST /api/v9/ai-token/purchase', 'POST /api/v9/payment/webhook',
    'GET /api/v9/web-builder/get-upload-url/{type}/{name}', 'POST /api/v9/web-builder/web-configuration', 'PUT /api/v9/web-builder/web-configuration', 'GET /api/v9/web-builder/web-build-configs', 'GET /api/v9/web-builder/about-page',
    'PUT /api/v9/web-builder/about-page', 'PUT /api/v9/web-builder/publish', 'PUT /api/v9/web-builder/unpublish', 'GET /api/v9/web-builder/history', 'GET /api/v9/web-builder/history/{number}', 'PUT /api/v9/web-builder/restore', 'GET /api/v9/web-builder/shown',
    'POST /api/v9/web-builder/preview', 'POST /api/v9/web-builder/editing', 'GET /api/v9/seo-settings/{page}', 'PUT /api/v9/seo-settings/{page}',
    'POST /api/v9/told', 'GET /api/v9/list-views', 'POST /api/v9/list-views', 'PUT /api/v9/list-views/{id}', 'DELETE /api/v9/list-views/{id}',
  ].map((name) => [name, 'own'])),
  'POST /api/v9/user/instiLoginFromSuperAdmin': 'across',
  'GET /api/v9/feedback': 'across',
  'GET /api/v9/ledger/proof': 'across',
  'GET /api/v9/outbox': 'across',
  // Whoever approves institutes: of another's they find nothing.
  'POST /api/v9/institute/{id}/approveInstitute/foresight': 'own',
  'POST /api/v9/institute/{id}/changePlan/foresight': 'across',
  // A site is found by its host before anybody signs in.
  'GET /api/v9/branding': 'public',
  'GET /api/v9/tenant-info/public': 'public',
};

interface Sent {
  readonly url: string;
  readonly body?: unknown;
}

/** Every role over every call there is, with what belongs to another institute wherever a call takes an id. */
describe('the walk', () => {
  let platform: TestPlatform;
  let dns: DnsServer;
  /** A record of the other institute, by module. */
  const theirs = new Map<string, string>();
  let theirSession = '';
  const inAll = <T>(run: Parameters<typeof platform.context.database.transaction<T>>[1]) => platform.context.database.transaction(ALL, run);

  beforeAll(async () => {
    dns = await startDnsServer();
    platform = await createTestPlatform({ config: { dnsServer: dns.address } });
    const { loader } = platform.context;
    const operator = await platform.login('super_admin');
    const maker = makerOf({ platform, token: operator });
    for (const resource of loader.all()) {
      if (resource.isSingle) {
        const values = exampleRecord({ resource, number: 7, isLoose: true, idOf: ({ module }) => theirs.get(module) ?? NOBODY });
        await platform.call({ method: 'PUT', url: `/api/v9${resource.endpoint.get.path}?instituteId=${INSTITUTES.north}`, token: operator, body: values });
      } else if (resource.source !== null) theirs.set(resource.name, (await insertBeneath({ platform, resource, text: MARK }))[0]!);
      else theirs.set(resource.name, resource.tenant === 'self' ? INSTITUTES.north : String((await maker.make(resource))['id']));
    }
    await platform.login('faculty');
    await inAll(async (trx) => {
      theirSession = (await sql<{ id: string }>`select s.id from core.session s join app."user" u on u.id = s.user_id where u.institute_id = ${INSTITUTES.north} limit 1`.execute(trx)).rows[0]!.id;
      await sql`insert into core.tenant_domain (institute_id, host, token, is_primary, verified_at) values (${INSTITUTES.north}, ${HOST}, ${`${MARK}-token`}, true, now())`.execute(trx);
      await sql`insert into core.list_view (id, institute_id, user_id, module, name, audience, role, asked, created_at, changed_at)
        select ${newId()}, ${INSTITUTES.north}, id, 'coupon', ${`${MARK}-view`}, 'everybody', 'institute', '{}', now(), now() from app."user" where institute_id = ${INSTITUTES.north} limit 1`.execute(trx);
      await post({ trx, posting: tokensGot({ instituteId: INSTITUTES.north, cause: `test ${MARK}`, kind: 'given', tokens: 98_765_400, note: MARK }) });
      for (const resource of loader.all()) await mark(trx, resource);
      const rights = JSON.stringify(Object.fromEntries(loader.all().flatMap(({ modules }) => modules).map((module) => [module, RIGHTS])));
      for (const [name, { role, instituteId }] of Object.entries(ATTACKERS)) {
        await sql`insert into app."user" (id, institute_id, name, email_id, role, status, allow_all_institutes, access)
          values (${newId()}, ${instituteId}, ${name}, ${`${name.toLowerCase()}@demo.lectern.test`}, ${role}, 'active', false, ${rights}::jsonb)`.execute(trx);
      }
    });
  }, 300_000);
  afterAll(async () => {
    await platform?.close();
    await dns?.close();
  });

  /** Puts the mark into every text of the other institute's rows. */
  async function mark(trx: Parameters<Parameters<typeof inAll>[0]>[0], resource: ReturnType<TestPlatform['context']['loader']['require']>): Promise<void> {
    const table = tableOf(resource);
    if (resource.source !== null || (!table.hasOwner && resource.tenant !== 'self')) return;
    const sets = table.columns.flatMap(({ name, field }) => {
      if (field.system) return [];
      if (['text', 'longText', 'richText', 'email', 'url', 'image', 'file'].includes(field.type)) return [sql`${sql.ref(name)} = ${`${MARK}-${name}-`} || id::text`];
      if (['group', 'list', 'json'].includes(field.type)) return [sql`${sql.ref(name)} = replace(${sql.ref(name)}::text, 'Value number', ${MARK})::jsonb`];
      return [];
    });
    if (sets.length > 0) await sql`update ${sql.raw(table.sql)} set ${sql.join(sets)} where ${sql.ref(table.hasOwner ? 'institute_id' : 'id')} = ${INSTITUTES.north}`.execute(trx);
  }

  /** One figure over all that belongs to the other institute. */
  const fingerprint = async (): Promise<string> => inAll(async (trx) => {
    const { rows } = await sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name from information_schema.columns c
      where table_schema in ('app', 'core') and column_name = 'institute_id' order by 1`.execute(trx);
    const owned = [...rows.map(({ name }) => `select t::text as line from ${name} t where institute_id = '${INSTITUTES.north}'`), `select t::text from app.institution t where id = '${INSTITUTES.north}'`,
      `select t::text from core.session t where user_id in (select id from app."user" where institute_id = '${INSTITUTES.north}')`];
    expect(owned.length).toBeGreaterThan(12);
    return (await sql<{ mark: string }>`select md5(string_agg(line, '|' order by line)) as mark from (${sql.raw(owned.join(' union all '))}) l`.execute(trx)).rows[0]!.mark;
  });

  /** A call with the other institute's id, or somebody's who is not there, in path, query and body. */
  const sent = (call: DescribedCall, isTheirs: boolean): readonly Sent[] => {
    const { of, fixed, method, name } = call;
    const north = isTheirs ? INSTITUTES.north : NOBODY;
    const withBody = (url: string, body: unknown): Sent => (method === 'GET' || method === 'DELETE' ? { url } : { url, body });
    if (!of) {
      const query = (fixed?.query ?? []).map((one) => `${one}=${{ instituteId: north, host: HOST, role: 'faculty', size: '100', module: 'coupon' }[one] ?? '0'}`).join('&');
      const url = `${call.path.replace('{id}', !isTheirs ? NOBODY : call.path.includes('/institute/{id}') ? INSTITUTES.north : theirSession).replace('{kind}', 'user')}${query ? `?${query}` : ''}`;
      const usual = USUAL_BODIES[name]?.(1) as Record<string, unknown> | undefined;
      const body = usual && { ...usual, ...('host' in usual && { host: HOST }), ...('instituteId' in usual && { instituteId: north }) };
      return [withBody(url, body ?? {}), withBody(`${url}${query ? '&' : '?'}instituteId=${north}`, { ...body, instituteId: north })];
    }
    const { resource, action } = of;
    const id = isTheirs ? (theirs.get(resource.name) ?? NOBODY) : NOBODY;
    // Whatever it stands below.
    const url = call.path.replace('{id}', id).replace(/\{\w+\}/g, WHICHEVER);
    const values = (number: number) => exampleRecord({ resource, number, isLoose: true, idOf: ({ module }) => (isTheirs ? (theirs.get(module) ?? NOBODY) : NOBODY) });
    const byInstitute = `?instituteId=${north}`;
    switch (of.call) {
      case 'search':
        return [{ url, body: { totals: true } }, { url: `${url}?size=100`, body: { instituteId: north } }, { url, body: { filters: { instituteId: [north] } } }, { url, body: { deleted: true } }, ...(resource.list.searchable ? [{ url, body: { query: MARK } }] : [])];
      case 'list':
        return [{ url }, { url: `${url}${byInstitute}&size=100` }];
      case 'lookup':
        if (method === 'POST') return [{ url, body: {} }, { url, body: { query: MARK } }, { url, body: { filters: { instituteId: [north] } } }];
        return [{ url }, { url: `${url}?id=${id}` }, { url: `${url}?q=${MARK}` }, { url: `${url}${byInstitute}` }];
      case 'create':
        return [{ url, body: { ...values(5_001), instituteId: north } }, { url, body: values(5_002) }];
      case 'dependants':
        return [{ url, body: { ids: [id] } }];
      case 'get':
      case 'delete':
        return [{ url }, { url: `${url}${byInstitute}` }];
      default:
        return action ? [{ url, body: answersTo(action) }] : [{ url, body: {} }, { url: `${url}${resource.isSingle ? byInstitute : ''}`, body: values(5_003) }, { url: `${url}${byInstitute}`, body: { instituteId: north } }];
    }
  };
  const send = (call: DescribedCall, { url, body }: Sent, token: string | null): Promise<CallResult & { text: string }> =>
    platform.call({ method: call.method, url, ...(token && { token }), ...(body !== undefined && { body }) }).then((reply) => ({ ...reply, text: JSON.stringify(reply.body) }));

  /** As somebody who signs in again whenever a call has ended the session. */
  const sendingAs = (name: string) => {
    let token = platform.login(name);
    return async (call: DescribedCall, way: Sent): ReturnType<typeof send> => {
      const reply = await send(call, way, await token);
      if (reply.status !== 401 || call.isPublic) return reply;
      token = platform.login(name);
      return send(call, way, await token);
    };
  };

  /** What a reply tells of the other institute besides what was sent. */
  const told = (text: string, { url, body }: Sent): string[] => {
    const asked = `${url} ${JSON.stringify(body)}`;
    const ids = [INSTITUTES.north, theirSession, ...[...theirs].flatMap(([module, id]) => (platform.context.loader.require(module).tenant === 'platform' ? [] : [id]))];
    return [...(asked.includes(MARK) ? [...text.matchAll(/northmark-[\w-]+/g)].map(([found]) => found) : text.includes(MARK) ? [MARK] : []), ...ids.filter((id) => text.includes(id) && !asked.includes(id))];
  };

  it('knows a rule for each call', () => {
    const calls = describedCalls(platform.context.loader);
    expect(calls.length).toBeGreaterThan(130);
    expect(calls.filter(({ of, name }) => !of && !RULES[name]).map(({ name }) => name)).toEqual([]);
    expect(Object.keys(RULES).filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
  });

  it('would notice: who sees every institute is told of theirs', async () => {
    const token = await platform.login('super_admin');
    const marked: string[] = [];
    for (const call of describedCalls(platform.context.loader)) {
      if (!call.of || call.of.call !== 'get' || call.of.resource.tenant === 'platform') continue;
      const [plain, byInstitute] = sent(call, true);
      const way = call.of.resource.isSingle ? byInstitute! : plain!;
      const reply = await send(call, way, token);
      expect(reply.status, call.name).toBe(200);
      if (told(reply.text, way).includes(MARK)) marked.push(call.of.resource.name);
      else expect(call.of.resource.isSingle, call.name).toBe(true);
    }
    expect(marked).toEqual(expect.arrayContaining(['user', 'coupon', 'branch', 'banner', 'tenantInfo', 'paymentAccountInfo', 'supportContactInfo', 'privacyPolicy']));
    const before = await fingerprint();
    await platform.call({ method: 'PUT', url: `/api/v9/institute/${INSTITUTES.north}`, token, body: { description: `${MARK} again` } });
    expect(await fingerprint()).not.toBe(before);
  });

  it.each(Object.keys(ATTACKERS))('of %s finds nothing of theirs and changes nothing', async (name) => {
    const found: string[] = [];
    let answered = 0;
    const before = await fingerprint();
    const attack = sendingAs(name.toLowerCase());
    const calls = describedCalls(platform.context.loader);
    for (const [at, call] of calls.entries()) {
      const ways = sent(call, true);
      const none = sent(call, false);
      const target = call.of && !call.of.resource.isSingle && call.of.resource.tenant !== 'platform' && call.path.includes('{id}');
      for (const [index, way] of ways.entries()) {
        const reply = await attack(call, way);
        const what = `${call.name} ${JSON.stringify(way)}: ${reply.status} ${reply.text.slice(0, 200)}`;
        if (reply.status < 300) answered++;
        if (reply.status >= 500 || (reply.status === 401 && !call.isPublic)) found.push(`fails: ${what}`);
        const rule = call.of ? 'own' : RULES[call.name];
        if (rule !== 'public' && told(reply.text, way).length > 0) found.push(`tells ${told(reply.text, way).join()}: ${what}`);
        if (rule === 'across' && reply.status !== 403) found.push(`lets in: ${what}`);
        if (rule === 'public' && reply.status === 200) expect(call.fixed?.data ? Object.keys(reply.data).filter((key) => !call.fixed!.data!.includes(key)) : [], call.name).toEqual([]);
        if (!target) continue;
        const other = await attack(call, none[index]!);
        if (reply.status < 400 || reply.status !== other.status || reply.body['code'] !== other.body['code']) found.push(`differs from nobody’s (${other.status}): ${what}`);
      }
      if ((at + 1) % TOGETHER !== 0 && at + 1 < calls.length) continue;
      if ((await fingerprint()) === before) continue;
      found.push(`changes, one of: ${calls.slice(at - (at % TOGETHER), at + 1).map((one) => one.name).join(', ')}`);
      break;
    }
    expect(found).toEqual([]);
    // Of the own, most is answered: nobody is turned away at the door.
    expect(answered).toBeGreaterThan(name === 'walkStudent' ? 15 : 60);
  }, 300_000);

  it('without a session is told what is public, and nothing else', async () => {
    const before = await fingerprint();
    const found: string[] = [];
    for (const call of describedCalls(platform.context.loader)) {
      for (const way of sent(call, true)) {
        const reply = await send(call, way, null);
        const shown = call.of?.resource.endpoint.publicFields ?? [];
        if (!call.isPublic && reply.status !== 401) found.push(`${call.name}: ${reply.status}`);
        if (call.of && call.isPublic && reply.status === 200) expect(Object.keys(reply.data).filter((key) => key !== 'id' && !shown.includes(key)), call.name).toEqual([]);
        if (!call.of && RULES[call.name] !== 'public' && told(reply.text, way).length > 0) found.push(`tells: ${call.name} ${reply.text.slice(0, 200)}`);
      }
    }
    expect(found).toEqual([]);
    expect(await fingerprint()).toBe(before);
  }, 300_000);
});
