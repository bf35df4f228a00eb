import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { PLATFORM_INSTITUTE } from '../../../platform/kernel/db/scope';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from '../../platform/support';
import { cleanSite } from '../../../platform/features/webBuilder/checked';
import { watchCleaning } from '../../platform/support/watchCleaning';
import { hero, makerOf, seen, siteOf } from './support';

let platform: TestPlatform;
let tokens: Record<'institute' | 'institute2' | 'super_admin' | 'sub_admin' | 'faculty', string>;
beforeAll(async () => {
  platform = await createTestPlatform();
  const names = ['institute', 'institute2', 'super_admin', 'sub_admin', 'faculty'] as const;
  tokens = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await platform.login(name)]))) as typeof tokens;
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    for (const table of ['web_site', 'web_site_version', 'web_site_editor', 'web_site_preview']) await sql`delete from ${sql.raw(`core.${table}`)}`.execute(trx);
  });
});

const PATH = '/api/v9/web-builder';
const get = (path: string, token = tokens.institute) => platform.call({ method: 'GET', url: `${PATH}/${path}`, token });
const put = (path: string, body: unknown, version?: number, token = tokens.institute) => platform.call({ method: 'PUT', url: `${PATH}/${path}`, token, body, ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }) });
const post = (path: string, body: unknown, token = tokens.institute) => platform.call({ method: 'POST', url: `${PATH}/${path}`, token, body });
const own = () => makerOf({ platform, token: tokens.institute });

describe('a draft', () => {
  it('is not there, is begun once, saved and read', async () => {
    expect(await own().read()).toMatchObject({ status: 200, data: { version: 0, configuration: null, publishedNumber: null, isLive: false } });
    expect(await own().save(siteOf([]))).toMatchObject({ status: 404, body: { reason: 'noSite' } });
    const made = await own().create(siteOf([hero('Hello')]));
    expect(made).toMatchObject({ status: 201, data: { version: 1, configuration: { pages: [{ blocks: [{ props: { heading: 'Hello' } }] }] } } });
    expect(made.headers['etag']).toBe('"1"');
    expect(await own().create(siteOf([]))).toMatchObject({ status: 409, body: { reason: 'siteThere' } });
    expect(await own().save(siteOf([hero('Again')]), 1)).toMatchObject({ status: 200, data: { version: 2, updatedBy: 'Account institute' } });
  });

  it('of somebody who was second is refused with what the first wrote', async () => {
    await own().create(siteOf([hero('One')]));
    expect((await own().save(siteOf([hero('First')]), 1)).status).toBe(200);
    const late = await own().save(siteOf([hero('Second')]), 1);
    expect(late).toMatchObject({ status: 412, body: { code: 'STALE' }, data: { version: 2, updatedBy: 'Account institute', isOwn: true, configuration: { pages: [{ blocks: [{ props: { heading: 'First' } }] }] } } });
    expect((await get(`web-build-configs?instituteId=${INSTITUTES.north}`, tokens.super_admin)).data).toMatchObject({ version: 2, isOwn: false });
    expect(await own().publish(1)).toMatchObject({ status: 412 });
    expect(await put('restore', { number: 1 }, 1)).toMatchObject({ status: 412 });
    expect(await own().read()).toMatchObject({ data: { version: 2, configuration: { pages: [{ blocks: [{ props: { heading: 'First' } }] }] } } });
  });

  it('saved by ten at once is saved by one', async () => {
    await own().create(siteOf([]));
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => own().save(siteOf([hero(`Editor ${index}`)]), 1)));
    expect(replies.map((one) => one.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  it('of the largest size lets others go first in its midst', async () => {
    const first = siteOf([]);
    const page = (nth: number) => ({ ...first.pages[0]!, id: `p${nth}`, path: nth === 0 ? '' : `page-${nth}`, blocks: Array.from({ length: 40 }, (_, place) => hero('A heading', `h${nth}x${place}`)) });
    const value = { ...first, pages: Array.from({ length: 20 }, (_, nth) => page(nth)) };
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const site = await cleanSite({ context: platform.context, owner: INSTITUTES.north, value, isWhole: false, at: 'configuration', actor: { id: accountId('institute'), instituteId: INSTITUTES.north } as never });
    isOver = true;
    expect(site.pages.flatMap(({ blocks }) => blocks)).toHaveLength(800);
    // Once when its fields are checked, and again while its texts and files are looked at.
    expect(turns).toBeGreaterThan(2);
    expect(await own().create(value)).toMatchObject({ status: 201 });
  });

  it('may lack what a published page needs', async () => {
    const site = siteOf([{ id: 'pic1', type: 'image', props: {} }, { id: 'faq1', type: 'faq', props: { items: [{ question: 'Why?' }] } }]);
    expect((await own().create(site)).status).toBe(201);
    const refused = await own().publish();
    expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    expect(Object.keys(refused.body['problems'] as object).sort()).toEqual(['configuration.pages.0.blocks.0.props.alt', 'configuration.pages.0.blocks.0.props.picture', 'configuration.pages.0.blocks.1.props.items.0.answer']);
  });

  it('may begin empty, and is published with something on its first page', async () => {
    const about = { id: 'p2', path: 'about', title: 'About', isLinked: true, blocks: [] };
    const made = await own().create({ ...siteOf([]), pages: [...siteOf([]).pages, about] });
    expect(made.status).toBe(201);
    expect(await own().publish()).toMatchObject({ status: 422, body: { code: 'VALIDATION', problems: { 'configuration.pages.0.blocks': { code: 'tooFew', params: { min: 1 } } } } });
    expect(await own().read()).toMatchObject({ data: { publishedNumber: null } });
    expect((await own().save({ ...siteOf([hero('Here')]), pages: [...siteOf([hero('Here')]).pages, about] })).status).toBe(200);
    expect((await own().publish()).status).toBe(200);
  });

  it.each<[string, unknown, string, string]>([
    ['no object', 'text', 'configuration', 'type'],
    ['no page', { pages: [] }, 'configuration.pages', 'tooFew'],
    ['something unknown', { ...siteOf([]), script: 'x' }, 'configuration.script', 'unknown'],
    ['an unknown block', siteOf([{ id: 'a1', type: 'script' as never, props: {} }]), 'configuration.pages.0.blocks.0.type', 'choice'],
    ['an unknown field of a block', siteOf([{ id: 'a1', type: 'hero', props: { onclick: 'x' } }]), 'configuration.pages.0.blocks.0.props.onclick', 'unknown'],
    ['a block without an id', siteOf([{ id: '"><script>', type: 'hero', props: {} }]), 'configuration.pages.0.blocks.0.id', 'pattern'],
    ['one id twice', siteOf([hero('a', 'same'), hero('b', 'same')]), 'configuration.pages.0.blocks.1.id', 'duplicate'],
    ['too long a heading', siteOf([hero('x'.repeat(121))]), 'configuration.pages.0.blocks.0.props.heading', 'tooLong'],
    ['a script as an address', siteOf([{ id: 'a1', type: 'hero', props: { buttonAddress: 'javascript:alert(1)' } }]), 'configuration.pages.0.blocks.0.props.buttonAddress', 'pattern'],
    ['a picture nobody has uploaded', siteOf([{ id: 'a1', type: 'image', props: { picture: '/files/nothing.png' } }]), 'configuration.pages.0.blocks.0.props.picture', 'upload'],
    ['a path of the console', { ...siteOf([]), pages: [...siteOf([]).pages, { id: 'p2', title: 'App', path: 'app', blocks: [] }] }, 'configuration.pages.1.path', 'notOffered'],
    ['one path twice', { ...siteOf([]), pages: [...siteOf([]).pages, { id: 'p2', title: 'A', path: 'about', blocks: [] }, { id: 'p3', title: 'B', path: 'about', blocks: [] }] }, 'configuration.pages.2.path', 'unique'],
    ['a colour that is none', siteOf([], { theme: { colour: 'red;}' } }), 'configuration.theme.colour', 'colour'],
    ['the path of the draft', { ...siteOf([]), pages: [...siteOf([]).pages, { id: 'p2', title: 'Draft', path: 'draft', blocks: [] }] }, 'configuration.pages.1.path', 'notOffered'],
    ['lists of rows without end', siteOf(Array.from({ length: 25 }, (_, index) => ({ id: `k${index}`, type: 'courses' as const, props: {} }))), 'configuration.pages.0.blocks.24.type', 'tooMany'],
    ['blocks without end', siteOf(Array.from({ length: 201 }, (_, index) => hero('a', `a${index}`))), 'configuration.pages.0.blocks', 'tooMany'],
  ])('with %s is refused at its place', async (_name, site, at, code) => {
    const refused = await own().create(site);
    expect(refused.status).toBe(422);
    expect((refused.body['problems'] as Record<string, { code: string }>)[at]?.code).toBe(code);
  });

  it('keeps of a rich text what is safe', async () => {
    const made = await own().create(siteOf([{ id: 'r1', type: 'richText', props: { text: '<p onclick="x()">Hi <b>you</b><script>alert(1)</script></p>' } }]));
    expect(made.data['configuration']).toMatchObject({ pages: [{ blocks: [{ props: { text: '<p>Hi <b>you</b></p>' } }] }] });
  });
});

describe('rich texts', () => {
  const rich = (text: string) => ({ id: 'r1', type: 'richText' as const, props: { text } });

  it('are made safe while no transaction is open, in every way that a site is written', async () => {
    const { open, stop } = watchCleaning(platform);
    expect((await own().create(siteOf([rich('<p>One</p>')]))).status).toBe(201);
    expect((await own().save(siteOf([rich('<p>Two</p>')]))).status).toBe(200);
    const { version } = (await get('about-page')).data as { version: number };
    const about = await put('about-page', { page: { title: 'About', isLinked: true, blocks: [{ ...rich('<p>About <i onclick="x()">us</i></p>'), id: 'r2' }] } }, version);
    expect(about, JSON.stringify(about.body)).toMatchObject({ status: 200, data: { page: { blocks: [{ props: { text: '<p>About <i>us</i></p>' } }] } } });
    expect((await own().publish()).status).toBe(200);
    stop();
    expect(open().length).toBeGreaterThanOrEqual(5);
    expect(new Set(open())).toEqual(new Set([0]));
  });

  it('are published as they are safe today, whenever they were drafted', async () => {
    await own().create(siteOf([rich('<p>Hi</p>')]));
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update core.web_site set draft = jsonb_set(draft, '{pages,0,blocks,0,props,text}', '"<p>Hi<script>x()</script></p>"')`.execute(trx));
    expect(await own().publish()).toMatchObject({ status: 200, data: { configuration: { pages: [{ blocks: [{ props: { text: '<p>Hi</p>' } }] }] } } });
  });

  it('with more formatting than any real one are refused at their place', async () => {
    const refused = await own().create(siteOf([hero('One'), rich(`${'<div>'.repeat(200)}Deep`)]));
    expect(refused).toMatchObject({ status: 422, body: { problems: { 'configuration.pages.0.blocks.1.props.text': { code: 'tooNested', params: { max: 100 } } } } });
  });
});

describe('what is published', () => {
  it('is kept, compared and made the draft again', async () => {
    expect(await own().read('?isPublished=true')).toMatchObject({ data: { isPublished: true, configuration: null, version: 0 } });
    await own().show(siteOf([hero('First')]));
    await own().show(siteOf([hero('Second')]));
    expect(await own().read('?isPublished=true')).toMatchObject({ data: { version: 2, configuration: { pages: [{ blocks: [{ props: { heading: 'Second' } }] }] } } });
    expect((await get('history')).data['items']).toMatchObject([{ number: 2, isLive: true, publishedBy: 'Account institute', pages: 1 }, { number: 1, isLive: false }]);
    expect(await get('history/1')).toMatchObject({ status: 200, data: { configuration: { pages: [{ blocks: [{ props: { heading: 'First' } }] }] } } });
    expect((await get('history/9')).status).toBe(404);
    expect((await get('history/x')).status).toBe(404);
    const restored = await put('restore', { number: 1 });
    expect(restored).toMatchObject({ status: 200, data: { isLive: false, publishedNumber: 2, configuration: { pages: [{ blocks: [{ props: { heading: 'First' } }] }] } } });
    expect(await own().publish(restored.data['version'] as number)).toMatchObject({ data: { publishedNumber: 3, isLive: true } });
  });
});

describe('a site that is taken down', () => {
  it('is seen by nobody, keeps its draft and its history, and is put up again by publishing', async () => {
    expect(await own().takeDown()).toMatchObject({ status: 404, body: { reason: 'noSite' } });
    const site = `/sites/${INSTITUTES.north}/`;
    await own().show(siteOf([hero('First')]));
    await own().save(siteOf([hero('Not yet')]));
    expect((await seen({ platform, path: site })).status).toBe(200);
    expect(await own().takeDown(1)).toMatchObject({ status: 412, body: { code: 'STALE' } });
    const down = await own().takeDown();
    expect(down).toMatchObject({ status: 200, data: { publishedNumber: null, publishedAt: null, isLive: false, configuration: { pages: [{ blocks: [{ props: { heading: 'Not yet' } }] }] } } });
    for (const path of [site, `${site}courses`, `${site}sitemap.xml`]) expect((await seen({ platform, path })).status, path).toBe(404);
    expect(await own().read('?isPublished=true')).toMatchObject({ data: { configuration: null, publishedNumber: null } });
    expect((await get('history')).data['items']).toMatchObject([{ number: 1, isLive: false }]);
    expect(await own().takeDown()).toMatchObject({ status: 200, data: { publishedNumber: null } });
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ number: number }>`select (after->>'number')::int as number from core.audit where action = 'takeSiteDown' and record_id = ${INSTITUTES.north}`.execute(trx));
    expect(rows).toEqual([{ number: 1 }]);
    expect(await own().publish()).toMatchObject({ data: { publishedNumber: 2, isLive: true } });
    expect((await seen({ platform, path: site })).text).toContain('Not yet');
  });

  it('is the institute’s own, for who may change its website', async () => {
    await own().show(siteOf([hero('Ours')]));
    expect((await makerOf({ platform, token: tokens.institute2 }).takeDown()).status).toBe(404);
    expect((await makerOf({ platform, token: tokens.faculty }).takeDown()).status).toBe(403);
    expect((await seen({ platform, path: `/sites/${INSTITUTES.north}/` })).status).toBe(200);
  });
});

describe('the page about the institute', () => {
  it('is a page of the draft, which it begins', async () => {
    expect(await get('about-page')).toMatchObject({ status: 200, data: { version: 0, page: null } });
    expect(await put('about-page', { page: { title: 'About us', blocks: [hero('Who we are', 'about1')] } })).toMatchObject({ status: 200, data: { page: { path: 'about', blocks: [{ props: { heading: 'Who we are' } }] } } });
    const { data } = await get('about-page');
    expect(await put('about-page', { page: { title: 'About us', blocks: [] } }, (data['version'] as number) - 1)).toMatchObject({ status: 412 });
    expect(await put('about-page', { page: { title: 'About us', blocks: [{ id: 'x1', type: 'hero', props: { heading: 'x'.repeat(200) } }] } })).toMatchObject({ status: 422, body: { problems: { 'page.blocks.0.props.heading': { code: 'tooLong' } } } });
    expect(await own().read()).toMatchObject({ data: { configuration: { pages: [{ path: '' }, { path: 'about' }] } } });
  });

  it('is refused by name where its title is no text, as is any other page', async () => {
    const title = { toString: 1 };
    expect(await put('about-page', { page: { title } })).toMatchObject({ status: 422, body: { problems: { 'page.title': { code: 'type' } } } });
    await own().create(siteOf([]));
    const site = siteOf([]);
    expect(await own().save({ ...site, pages: [{ ...site.pages[0], title }] })).toMatchObject({ status: 422, body: { problems: { 'configuration.pages.0.title': { code: 'type' } } } });
  });
});

describe('who edits', () => {
  it('hears of the others, until these have gone', async () => {
    const other = await platform.login('institute');
    await own().create(siteOf([]));
    expect((await post('editing', {})).data).toEqual({ version: 1, isOwn: true, others: [] });
    expect((await post('editing', {}, other)).data['others']).toMatchObject([{ name: 'Account institute' }]);
    // The same person elsewhere is told apart from somebody else.
    const stranger = (isOwn: boolean) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update core.web_site_editor set user_id = ${isOwn ? accountId('institute') : accountId('faculty')} where session_id <> (select id from core.session where user_id = ${accountId('institute')} order by id limit 1)`.execute(trx));
    expect((await post('editing', {})).data['others']).toMatchObject([{ isOwn: true }]);
    await stranger(false);
    expect((await post('editing', {})).data['others']).toMatchObject([{ isOwn: false }]);
    await post('editing', { isLeaving: true }, other);
    expect((await post('editing', {})).data['others']).toEqual([]);
  });

  it('hears of the operator’s people without a name', async () => {
    await own().create(siteOf([]));
    await post(`editing?instituteId=${INSTITUTES.north}`, {}, tokens.super_admin);
    expect((await post('editing', {})).data['others']).toMatchObject([{ name: null, isOwn: false }]);
    expect((await post(`editing?instituteId=${INSTITUTES.north}`, {}, tokens.super_admin)).data['others']).toMatchObject([{ name: 'Account institute' }]);
  });
});

describe('somebody else', () => {
  it('sees and changes nothing of the site', async () => {
    await own().show(siteOf([hero('Ours')]));
    const theirs = makerOf({ platform, token: tokens.institute2 });
    expect(await theirs.read()).toMatchObject({ data: { version: 0, configuration: null } });
    expect(await theirs.save(siteOf([hero('Theirs')]))).toMatchObject({ status: 404 });
    expect((await get('history', tokens.institute2)).data['items']).toEqual([]);
    expect((await get('history/1', tokens.institute2)).status).toBe(404);
    expect((await get(`web-build-configs?instituteId=${INSTITUTES.north}`, tokens.institute2)).status).toBe(404);
    expect((await post(`preview?instituteId=${INSTITUTES.north}`, {}, tokens.institute2)).status).toBe(404);
    expect((await post('editing', {}, tokens.institute2)).data).toEqual({ version: 0, isOwn: false, others: [] });
    for (const token of [tokens.sub_admin, tokens.faculty]) expect((await get('web-build-configs', token)).status).toBe(403);
  });

  it('of the operator names the institute', async () => {
    await own().create(siteOf([hero('Ours')]));
    expect(await get('web-build-configs', tokens.super_admin)).toMatchObject({ status: 200, data: { version: 0, configuration: null } });
    expect(await get(`web-build-configs?instituteId=${INSTITUTES.north}`, tokens.super_admin)).toMatchObject({ status: 200, data: { version: 1 } });
  });
});

describe('files of a site', () => {
  it('go to addresses of the institute’s own, pictures and videos alone', async () => {
    const { status, data } = await get('get-upload-url/image/Our%20house.png');
    expect(status).toBe(200);
    expect(data['filePublicUrl']).toMatch(new RegExp(`^/files/${INSTITUTES.north}/institute/[0-9a-f-]{36}/our-house\\.png$`));
    expect((await get('get-upload-url/video/film.mp4')).data['filePublicUrl']).toContain('/video/');
    expect(await get('get-upload-url/image/a.exe')).toMatchObject({ status: 415 });
    expect(await get('get-upload-url/script/a.js')).toMatchObject({ status: 404 });
  });
});

describe('what search engines are told', () => {
  it('is read and written by page, and by course', async () => {
    const url = '/api/v9/seo-settings';
    const { data: { id: courseId } } = await platform.call({ method: 'POST', url: '/api/v9/course/courseMaster', token: tokens.institute, body: { name: 'Algebra', curriculumType: 'live', planType: 'free', validity: 365 } });
    expect(await platform.call({ method: 'GET', url: `${url}/about`, token: tokens.institute })).toMatchObject({ status: 200, data: { page: 'about', version: 0, pageTitle: null } });
    expect(await platform.call({ method: 'PUT', url: `${url}/about`, token: tokens.institute, body: { pageTitle: 'Us', pageDescription: 'Who we are.' } })).toMatchObject({ status: 200, data: { page: 'about', version: 1, pageTitle: 'Us' } });
    expect(await platform.call({ method: 'PUT', url: `${url}/course?courseId=${String(courseId)}`, token: tokens.institute, body: { pageTitle: 'Algebra', pageDescription: 'x, y and z.' } })).toMatchObject({ status: 200, data: { page: 'course', courseId } });
    expect(await platform.call({ method: 'PUT', url: `${url}/course`, token: tokens.institute, body: { pageTitle: 'Algebra', pageDescription: 'x' } })).toMatchObject({ status: 422 });
    expect(await platform.call({ method: 'GET', url: `${url}/nowhere`, token: tokens.institute })).toMatchObject({ status: 200, data: { version: 0, pageTitle: null } });
    expect((await platform.call({ method: 'PUT', url: `${url}/nowhere`, token: tokens.institute, body: { pageTitle: 'x', pageDescription: 'x' } })).status).toBe(404);
    expect(await platform.call({ method: 'GET', url: `${url}/about`, token: tokens.institute2 })).toMatchObject({ data: { version: 0, pageTitle: null } });
  });

  it('is one record of a page, also when several save it at once and the record is deleted meanwhile', async () => {
    const token = tokens.institute;
    const save = (number: number) => platform.call({ method: 'PUT', url: '/api/v9/seo-settings/contact', token, body: { pageTitle: `Title ${number}`, pageDescription: 'Where we are.' } });
    const drop = async (): Promise<void> => {
      const { data: { id } } = await platform.call({ method: 'GET', url: '/api/v9/seo-settings/contact', token });
      if (id !== null) await platform.call({ method: 'DELETE', url: `/api/v9/seo-pages/${String(id)}`, token });
    };
    for (let round = 0; round < 5; round += 1) {
      await drop();
      expect((await Promise.all([1, 2, 3, 4].map(save))).map(({ status }) => status), `made, round ${round}`).toEqual([200, 200, 200, 200]);
      expect((await platform.call({ method: 'GET', url: '/api/v9/seo-settings/contact', token })).data).toMatchObject({ version: 4 });
      await Promise.all([drop(), ...[5, 6].map(async (number) => expect((await save(number)).status, `deleted, round ${round}`).toBe(200))]);
    }
    await drop();
    expect(await platform.call({ method: 'PUT', url: '/api/v9/seo-settings/contact', token, body: { pageTitle: 'x'.repeat(61), pageDescription: 'x' } })).toMatchObject({ status: 422 });
  });
});

describe('the draft by itself', () => {
  it('is shown over TLS to who has a cookie that no other host can set and no plain connection carries', async () => {
    const behind = await createTestPlatform({ config: { isProxyTrusted: true } });
    const token = await behind.login('institute');
    await makerOf({ platform: behind, token }).create(siteOf([hero('Only us')]));
    const address = (await behind.call({ method: 'POST', url: `${PATH}/preview`, token, body: {} })).data['address'] as string;
    const secure = { 'x-forwarded-proto': 'https' };
    const set = String((await seen({ platform: behind, path: address, headers: secure })).headers['set-cookie']);
    expect(set).toMatch(new RegExp(`^__Host-lectern-draft-${INSTITUTES.north}=[\\w-]{32}; Path=/; Secure; Max-Age=3600; HttpOnly; SameSite=Lax$`));
    const [pair] = set.split(';') as [string];
    const look = async (cookie: string) => (await seen({ platform: behind, path: `/sites/${INSTITUTES.north}/draft/`, headers: { ...secure, cookie } })).status;
    expect([await look(pair), await look(pair.replace('__Host-', ''))]).toEqual([200, 404]);
    await behind.close();
  });

  it('is shown to nobody of the operator whose right was taken away meanwhile', async () => {
    const operator = await platform.login('super_admin');
    const set = (values: object) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set ${sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))} where id = ${accountId('sub_admin')}`.execute(trx));
    await set({ institute_id: PLATFORM_INSTITUTE, role: 'admin', allow_all_institutes: true });
    const give = (access: object) => platform.call({ method: 'POST', url: `/api/v9/modules/${accountId('sub_admin')}`, token: operator, body: { access } });
    expect((await give({ websiteAndApps: ['read', 'update'] })).status).toBe(200);
    await own().show(siteOf([hero('Everybody')]));
    const theirs = await platform.login('sub_admin');
    const { data } = await platform.call({ method: 'POST', url: `/api/v9/web-builder/preview?instituteId=${INSTITUTES.north}`, token: theirs, body: {} });
    const cookie = String((await seen({ platform, path: String(data['address']) })).headers['set-cookie']).split(';')[0]!;
    const look = async () => (await seen({ platform, path: `/sites/${INSTITUTES.north}/draft/`, headers: { cookie } })).status;
    expect(await look()).toBe(200);
    expect((await give({})).status).toBe(200);
    expect(await look()).toBe(404);
  });

  it('is shown to the browser that has the ticket, once, and to nobody without', async () => {
    await own().show(siteOf([hero('Everybody')]));
    await own().save(siteOf([hero('Only us')]));
    const address = (await post('preview', {})).data['address'] as string;
    const base = `/sites/${INSTITUTES.north}/draft/`;
    expect((await seen({ platform, path: base })).status).toBe(404);
    const first = await seen({ platform, path: address });
    expect(first).toMatchObject({ status: 302, headers: { location: base } });
    expect((await seen({ platform, path: address })).status).toBe(404);
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    expect(first.headers['set-cookie']).toMatch(new RegExp(`^lectern-draft-${INSTITUTES.north}=[\\w-]{32}; Path=${base}; Max-Age=3600; HttpOnly; SameSite=Lax$`));
    const shown = await seen({ platform, path: base, headers: { cookie } });
    expect(shown).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(shown.text).toContain('Only us');
    expect((await seen({ platform, path: `/sites/${INSTITUTES.south}/draft/`, headers: { cookie } })).status).toBe(404);
    expect((await seen({ platform, path: `/sites/${INSTITUTES.north}/` })).text).not.toContain('Only us');
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`delete from core.session`.execute(trx));
    expect((await seen({ platform, path: base, headers: { cookie } })).status).toBe(404);
  });
});
