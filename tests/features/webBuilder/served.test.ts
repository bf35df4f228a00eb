import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawBlock, siteWords, toHtml, type SiteView } from '../../../src/schemas/site';
import { drawDocument } from '../../../platform/features/webBuilder/document';
import { createSites, readParts } from '../../../platform/features/webBuilder/sites';
import { createVerifiedHosts } from '../../../platform/identity/people/verifiedHosts';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../../platform/support';
import { giveHost, hero, makerOf, seen, siteOf, type Maker } from './support';
import { blocksOf, VECTORS } from './vectors';

let platform: TestPlatform;
let own: Maker;
let theirs: Maker;
let token: string;
const HOST = 'learn.north.example';
const OTHER = 'learn.south.example';
beforeAll(async () => {
  platform = await createTestPlatform();
  token = await platform.login('institute');
  own = makerOf({ platform, token });
  theirs = makerOf({ platform, token: await platform.login('institute2') });
  await giveHost({ platform, institute: INSTITUTES.north, host: HOST });
  await giveHost({ platform, institute: INSTITUTES.south, host: OTHER });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await own.show(siteOf([hero('North')]));
});

const at = (path: string, host = HOST) => seen({ platform, path, host });
const dom = (html: string): Document => new JSDOM(html).window.document;
const all = (run: (trx: Parameters<Parameters<TestPlatform['context']['database']['transaction']>[1]>[0]) => Promise<unknown>) => platform.context.database.transaction({ scope: { kind: 'all' } }, run);

describe('a published site', () => {
  it('leads from a course to the form by which it is asked about, which is only seen in a draft', async () => {
    const call = (method: 'POST' | 'PUT', url: string, body: unknown = {}) => platform.call({ method, url: `/api/v9${url}`, token, body });
    const id = String((await call('POST', '/course/courseMaster', { name: 'Algebra', planType: 'free' })).data['id']);
    // A new one is on no site.
    expect((await at(`/courses/${id}`)).status).toBe(404);
    expect((await call('PUT', `/course/${id}/activate`)).status).toBe(200);
    const page = dom((await at(`/courses/${id}`)).text);
    const [ask] = [...page.querySelectorAll<HTMLAnchorElement>('main a.btn')];
    expect([ask?.textContent, page.querySelector(ask!.getAttribute('href')!)?.querySelectorAll('form').length]).toEqual(['Ask about this course', 1]);
    expect(page.querySelectorAll('form [disabled]')).toHaveLength(0);
    const parts = await readParts({ context: platform.context, id: INSTITUTES.north, base: '/draft', isListed: false, source: 'draft' });
    const draft = dom(drawDocument(parts!, `courses/${id}`)!.html);
    expect(draft.querySelectorAll('form :is(input, textarea, button):not([disabled], [tabindex="-1"])')).toHaveLength(0);
  });

  it('says how the institute itself is reached where nothing else was entered for its learners, and else that', async () => {
    await own.show(siteOf([{ id: 'c1', type: 'contact', props: { heading: 'Contact' } }]));
    const lines = async () => [...dom((await at('/')).text).querySelectorAll('main dd')].map((one) => one.textContent);
    const before = await lines();
    expect(before).toHaveLength(2);
    expect(before[0]).toMatch(/@/);
    const say = (body: unknown) => platform.call({ method: 'PUT', url: '/api/v9/tenant-info/supportContactInfo', token, body });
    // Hours alone say nothing of how.
    expect((await say({ hours: 'Ten to six' })).status).toBe(200);
    await own.show(siteOf([{ id: 'c1', type: 'contact', props: { heading: 'How to reach us' } }]));
    expect(await lines()).toEqual([...before, 'Ten to six']);
    expect((await say({ hours: 'Ten to six', email: 'ask@north.example.org' })).status).toBe(200);
    await own.show(siteOf([{ id: 'c1', type: 'contact', props: { heading: 'Ask us' } }]));
    expect(await lines()).toEqual(['ask@north.example.org', 'Ten to six']);
  });

  it('declares an icon that is there: the institute’s own, else one drawn of its name and colour', async () => {
    const iconAt = async (path: string): Promise<string> => dom((await at(path)).text).querySelector('link[rel=icon]')?.getAttribute('href') ?? '';
    for (const [path, base] of [['/', ''], [`/sites/${INSTITUTES.north}/no-such-page`, `/sites/${INSTITUTES.north}`], [`/sites/${INSTITUTES.north}/`, `/sites/${INSTITUTES.north}`]] as const) {
      expect(await iconAt(path), path).toBe(`${base}/icon.svg`);
      const drawn = await at(`${base}/icon.svg`);
      expect([drawn.status, drawn.headers['content-type'], drawn.headers['content-security-policy']], path).toEqual([200, 'image/svg+xml; charset=utf-8', "default-src 'none'"]);
      expect(drawn.text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*>\p{Lu}<\/text><\/svg>$/u);
    }
    expect((await platform.call({ method: 'PUT', url: '/api/v9/tenant-info', token, body: { pageTitle: 'North' } })).status).toBe(200);
    const set = async (address: string | null): Promise<void> => {
      await all((trx) => sql`update app.tenant_info set fav_icon_url = ${address} where institute_id = ${INSTITUTES.north}`.execute(trx));
      await own.show(siteOf([hero('North')]));
    };
    await set('/files/institute/icon.png');
    expect(await iconAt('/')).toBe('/files/institute/icon.png');
    // What the page’s policy holds back would be no icon.
    await set('https://cdn.elsewhere.example/icon.png');
    expect(await iconAt('/')).toBe('/icon.svg');
    await set(null);
  });

  it('is a plain page on the institute’s host, with no script and little weight', async () => {
    const { status, text, headers, bytes } = await at('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-[^']+';img-src 'self'/);
    expect(headers['content-security-policy']).not.toContain('script');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const page = dom(text);
    expect(page.querySelector('h1')?.textContent).toBe('North');
    expect([...page.querySelectorAll('script')].map((one) => one.type)).toEqual(['application/ld+json', 'application/ld+json']);
    expect([...page.querySelectorAll('[style], link[rel=stylesheet]')]).toEqual([]);
    expect(bytes.length).toBeLessThan(30_000);
    expect((await seen({ platform, path: '/', host: HOST, headers: { 'if-none-match': String(headers['etag']) } })).status).toBe(304);
  });

  it('of two hundred blocks of every kind is below 30 kB of HTML and CSS as it is sent', async () => {
    const blocks = Array.from({ length: 40 }, (_, index) => [hero(`Heading ${index}`, `a${index}`), { id: `b${index}`, type: 'faq' as const, props: { items: [{ question: `Question ${index}?`, answer: 'An answer of one sentence.' }] } }, { id: `c${index}`, type: 'contact' as const, props: { heading: 'Contact' } }, { id: `d${index}`, type: 'richText' as const, props: { text: '<p>Some words.</p>' } }, { id: `e${index}`, type: 'testimonials' as const, props: { items: [{ quote: 'Good.', name: `Learner ${index}` }] } }]).flat();
    await own.show(siteOf(blocks));
    const { bytes, headers } = await seen({ platform, path: '/', host: HOST, headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(bytes.length).toBeLessThan(30_000);
  });

  it('shows what is published and never the draft', async () => {
    await own.save(siteOf([hero('Not yet')]));
    for (const path of ['/', `/sites/${INSTITUTES.north}/`]) {
      const { text } = await at(path);
      expect(text).toContain('North');
      expect(text).not.toContain('Not yet');
    }
    await own.publish();
    expect((await at('/')).text).toContain('Not yet');
  });

  it('is the same byte for byte once a former state is restored', async () => {
    const pages = siteOf([hero('First'), { id: 'q1', type: 'faq', props: { heading: 'Asked', items: [{ question: 'When?', answer: 'Now.\n\nAnd later.' }] } }]);
    await own.show(pages);
    const before = await at('/');
    const { data: { publishedNumber: number } } = await own.read();
    await own.show(siteOf([hero('Second')], { theme: { colour: '#aa0000', appearance: 'dark' } }));
    expect((await at('/')).text).not.toBe(before.text);
    await platform.call({ method: 'PUT', url: '/api/v9/web-builder/restore', token, body: { number } });
    expect((await at('/')).text).not.toBe(before.text);
    await own.publish();
    const after = await at('/');
    expect(after.bytes.equals(before.bytes)).toBe(true);
    expect(after.headers['etag']).toBe(before.headers['etag']);
  });

  it('stands on no other host, and leaves the console its addresses', async () => {
    expect((await at('/', 'elsewhere.example')).text).not.toContain('North');
    expect((await at('/', OTHER)).text).not.toContain('North');
    expect((await at('/config.json')).headers['content-type']).toContain('application/json');
    expect((await at('/api/v9/user/details')).status).toBe(401);
    await theirs.show(siteOf([hero('South')]));
    expect((await at('/', OTHER)).text).toContain('South');
    expect((await at('/', OTHER)).text).not.toContain('North');
  });

  it('leaves the platform the addresses by which it is watched', async () => {
    const site = siteOf([hero('North')]);
    for (const path of ['healthz', 'readyz', 'sandbox']) {
      expect(await own.save({ ...site, pages: [...site.pages, { id: 'mine', path, title: 'Mine', isLinked: true, blocks: [hero('Mine', 'hero2')] }] })).toMatchObject({ status: 422, body: { problems: { 'configuration.pages.1.path': { code: 'notOffered' } } } });
    }
    // One that was published before as well.
    await all((trx) => sql`update core.web_site_version set configuration = jsonb_set(configuration, '{pages,1}', (configuration #> '{pages,0}') || '{"id":"mine","path":"healthz"}') where institute_id = ${INSTITUTES.north}`.execute(trx));
    await own.publish();
    expect(await at('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
    expect((await at('/readyz')).headers['content-type']).toContain('application/json');
  });

  it('stands on the host of no other institute, below /sites/ either', async () => {
    await theirs.show(siteOf([hero('South')]));
    const [north, south] = [`/sites/${INSTITUTES.north}/`, `/sites/${INSTITUTES.south}/`];
    expect(await at(north)).toMatchObject({ status: 200, text: expect.stringContaining('North') });
    expect(await at(south, 'elsewhere.example')).toMatchObject({ status: 200, text: expect.stringContaining('South') });
    for (const path of [south, south.slice(0, -1), `${south}draft/`, `/sites/${INSTITUTES.south.toUpperCase()}/`]) expect((await at(path)).status, path).toBe(404);
  });

  it('is sent in an encoding that is accepted, and in none of weight 0', async () => {
    const sent = async (accepted: string) => (await seen({ platform, path: '/', host: HOST, headers: { 'accept-encoding': accepted } })).headers['content-encoding'] ?? 'identity';
    expect(await Promise.all(['gzip, deflate, br', 'gzip', 'br;q=0, gzip;q=0', 'br;q=0, gzip', 'BR', 'x-brotli', ''].map(sent))).toEqual(['br', 'gzip', 'identity', 'gzip', 'br', 'identity', 'identity']);
  });

  it('shows a change made under a key once it is answered, whoever looked while that was being stored', async () => {
    const asOwner = (text: string) => sql.raw(text).execute(platform.context.database.owner);
    const id = String((await platform.call({ method: 'POST', url: '/api/v9/course/courseMaster', token, body: { name: 'Geometry', planType: 'free' } })).data['id']);
    const list = async () => (await at(`/sites/${INSTITUTES.north}/courses`)).text;
    await asOwner(`create function core.wait_a_little() returns trigger language plpgsql as $f$ begin perform pg_advisory_xact_lock(4712); return new; end $f$;
      create trigger wait before insert on core.idempotency for each row execute function core.wait_a_little();`);
    try {
      for (const [action, isShown] of [['activate', true], ['deactivate', false]] as const) {
        let change: ReturnType<TestPlatform['call']> | undefined;
        await all(async (trx) => {
          await sql`select pg_advisory_xact_lock(4712)`.execute(trx);
          change = platform.call({ method: 'PUT', url: `/api/v9/course/${id}/${action}`, token, body: {}, headers: { 'idempotency-key': action } });
          const isStoring = async (): Promise<boolean> => (await sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx)).rows.length > 0;
          await expect.poll(isStoring, { timeout: 60_000 }).toBe(true);
          expect((await list()).includes('Geometry')).toBe(!isShown);
        });
        expect((await change)?.status).toBe(200);
        expect((await list()).includes('Geometry'), action).toBe(isShown);
      }
    } finally {
      await asOwner('drop trigger wait on core.idempotency; drop function core.wait_a_little()');
    }
  });

  it('answers an address without a page in its own frame, which no search engine keeps', async () => {
    await own.show(siteOf([hero('North')], { theme: { language: 'ja' } }));
    const base = `/sites/${INSTITUTES.north}`;
    for (const path of [`${base}/nothing`, `${base}/courses/0198ffff-0000-7000-8000-00000000beef`]) {
      const { status, text, headers } = await at(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      const page = dom(text);
      expect(page.querySelector('h1')?.textContent).toBe('このページはありません');
      expect(page.querySelector('main a')?.getAttribute('href')).toBe(`${base}/`);
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
      expect((await seen({ platform, path, host: HOST, headers: { 'if-none-match': String(headers['etag']) } })).status).toBe(404);
    }
    // What was asked for in vain stands there once it is published.
    await own.show(siteOf([hero('North')], { pages: [...siteOf([hero('North')]).pages, { id: 'p9', path: 'nothing', title: 'Something', isLinked: true, blocks: [] }] }));
    expect((await at(`${base}/nothing`)).status).toBe(200);
    expect((await at('/sites/0198ffff-0000-7000-8000-00000000beef/nothing')).headers['content-type']).toContain('application/json');
  });

  it('is led to within its own address, and from none that no institute can have', async () => {
    for (const path of [`/sites/${INSTITUTES.north}`, `/sites/${INSTITUTES.north.toUpperCase()}`]) {
      expect(await at(path)).toMatchObject({ status: 302, headers: { location: `/sites/${INSTITUTES.north}/` } });
      expect(await at(`${path}/draft`)).toMatchObject({ status: 302, headers: { location: `/sites/${INSTITUTES.north}/draft/` } });
    }
    for (const id of ['%0d%0aX-A:1', 'a%00b', '..%2f..%2f%2felsewhere.example', '%5c%5celsewhere.example', '<script>', '%E6%97%A5', '1']) {
      for (const path of [`/sites/${id}`, `/sites/${id}/`, `/sites/${id}/draft`, `/sites/${id}/draft/`]) {
        const { status, text, headers } = await at(path);
        expect([status, headers['location']], path).toEqual([404, undefined]);
        expect(JSON.parse(text), path).toMatchObject({ httpcode: 404, code: 'NO_ROUTE', requestId: headers['x-request-id'] });
      }
    }
  });

  it('of an institute that is closed is gone', async () => {
    await all((trx) => sql`update app.institution set is_suspended = true where id = ${INSTITUTES.north}`.execute(trx));
    await own.read();
    try {
      platform.app.brandings.forget();
      await theirs.show(siteOf([hero('South')]));
      await all((trx) => sql`select pg_notify('lectern_actor', '*')`.execute(trx));
      await expect.poll(async () => (await at('/')).text.includes('North')).toBe(false);
    } finally {
      await all((trx) => sql`update app.institution set is_suspended = false where id = ${INSTITUTES.north}`.execute(trx));
      await all((trx) => sql`select pg_notify('lectern_actor', '*')`.execute(trx));
      await expect.poll(async () => (await own.read()).status).toBe(200);
    }
  });
});

it('a page is drawn once for however many ask for it at the same time', async () => {
  const sites = createSites({ context: platform.context, verified: createVerifiedHosts(platform.context) });
  const place = { owner: INSTITUTES.north, host: null, path: '' };
  const asked = () => Promise.all(Array.from({ length: 5 }, () => sites.find(place)));
  const [first, ...others] = await asked();
  expect(first).not.toBeNull();
  for (const other of others) expect(other).toBe(first);
  // A change of another institute takes nothing away; one of its own does, also from what is being drawn.
  sites.forget(INSTITUTES.south);
  expect(sites.peek(place)).toBe(first);
  const before = sites.find({ ...place, path: 'courses' });
  sites.forget(INSTITUTES.north);
  await before;
  expect(sites.peek({ ...place, path: 'courses' })).toBeUndefined();
  expect(await sites.find(place)).not.toBe(first);
});

describe('what a site shows of the institute’s rows', () => {
  it('is the beginning of a long description in a list, and all of it on the course’s own page', async () => {
    const words = 'Every evening at six we go on where we were. '.repeat(40).trim();
    await all((trx) => sql`insert into app.course (id, institute_id, name, description, curriculum_type, plan_type, validity, is_active) values (gen_random_uuid(), ${INSTITUTES.north}, 'Long algebra', ${words}, 'live', 'free', 90, true)`.execute(trx));
    await own.show(siteOf([{ id: 'k1', type: 'courses', props: { show: 'newest', most: 1 } }]));
    const page = dom((await at('/')).text);
    expect(page.querySelector('.cut')?.textContent).toMatch(/^Every evening at six .{150,220}[a-z]…$/);
    expect((await at(page.querySelector<HTMLAnchorElement>('.card a')!.getAttribute('href')!)).text).toContain(words);
  });

  it('are active ones of its own, their public parts alone', async () => {
    await all(async (trx) => {
      await sql`insert into app.course (id, institute_id, name, curriculum_type, plan_type, price, offer_price, validity, is_active) values
        (gen_random_uuid(), ${INSTITUTES.north}, 'Open algebra', 'live', 'paid', 149900, 99900, 90, true), (gen_random_uuid(), ${INSTITUTES.north}, 'Hidden algebra', 'live', 'free', null, null, 90, false), (gen_random_uuid(), ${INSTITUTES.south}, 'Southern algebra', 'live', 'free', null, null, 90, true)`.execute(trx);
      await sql`update app."user" set designation = 'Head of mathematics', phone_number = '+919800000077' where email_id = 'faculty@demo.lectern.test'`.execute(trx);
    });
    await own.show(siteOf([hero('North'), { id: 'k1', type: 'courses', props: { heading: 'Courses' } }, { id: 'k2', type: 'faculty', props: { heading: 'Teachers' } }, { id: 'k3', type: 'plans', props: { heading: 'Plans' } }]));
    const { text } = await at('/');
    expect(text).toContain('Open algebra');
    expect(text).toContain('₹999');
    expect(text).toContain('Account faculty');
    expect(text).toContain('Head of mathematics');
    for (const hidden of ['Hidden algebra', 'Southern algebra', '9800000077', 'faculty@demo']) expect(text).not.toContain(hidden);
    const list = dom((await at('/courses')).text);
    const link = list.querySelector<HTMLAnchorElement>('.card a')!.getAttribute('href')!;
    const course = await at(link);
    expect(dom(course.text).querySelector('h1')?.textContent).toBe('Open algebra');
    expect(course.text).toContain('"@type":"Course"');
    expect((await at(link, OTHER)).text).not.toContain('Open algebra');
  });
});

describe('prices', () => {
  it('say whether tax comes on top, as the institute has set it and in the words of its site', async () => {
    await all((trx) => sql`insert into app.course (id, institute_id, name, curriculum_type, plan_type, price, offer_price, validity, is_active) values
      (gen_random_uuid(), ${INSTITUTES.south}, 'Offered', 'live', 'paid', 249900, 199900, 90, true), (gen_random_uuid(), ${INSTITUTES.south}, 'Usual', 'live', 'paid', 99900, null, 90, true), (gen_random_uuid(), ${INSTITUTES.south}, 'Given', 'live', 'free', null, null, 90, true)`.execute(trx));
    const token = await platform.login('institute2');
    const set = async (body: object): Promise<void> => expect((await platform.call({ method: 'PUT', url: '/api/v9/tenant-info/pricing-config', token, body: { currency: 'INR', rounding: 'none', ...body } })).status).toBe(200);
    const notes = async (path: string): Promise<readonly string[]> => [...dom((await at(path, OTHER)).text).querySelectorAll('.price')].map((one) => one.querySelector('small')?.textContent ?? one.textContent ?? '').toSorted();
    const site = siteOf([{ id: 'k1', type: 'courses', props: { show: 'newest', most: 12 } }, { id: 'k2', type: 'plans', props: { show: 'newest', most: 12 } }]);
    const most = async (): Promise<readonly string[]> => [...new Set(await notes('/'))];
    await theirs.show(site);
    expect(await notes('/courses')).toEqual(expect.arrayContaining(['+ 18% tax', '+ 18% tax', 'Free']));
    expect(await most()).toEqual(['+ 18% tax', 'Free']);
    const course = async (): Promise<string> => (await at(dom((await at('/courses', OTHER)).text).querySelector<HTMLAnchorElement>('.card:has(s) a')!.getAttribute('href')!, OTHER)).text;
    expect(dom(await course()).querySelector('.price small')?.textContent).toBe('+ 18% tax');
    expect(await course()).toContain('"valueAddedTaxIncluded":false');
    // What is set is seen by whoever opens the page next.
    await set({ taxPercent: 12.5, pricesIncludeTax: true });
    expect(await most()).toEqual(['Free', 'incl. tax']);
    expect(await course()).toContain('"valueAddedTaxIncluded":true');
    await set({ taxPercent: 12.5, pricesIncludeTax: false });
    await theirs.show({ ...site, theme: { ...site.theme, language: 'fr' } });
    expect(await most()).toEqual(['+ 12,5\u00a0% de taxe', 'Gratuit']);
    await set({ taxPercent: 0, pricesIncludeTax: false });
    expect((await at('/', OTHER)).text).not.toContain('<small');
  });
});

describe('what search engines are told', () => {
  it('is what was said of the page, else what the page says', async () => {
    const say = (page: string, body: object) => platform.call({ method: 'PUT', url: `/api/v9/seo-settings/${page}`, token, body });
    await own.show({ ...siteOf([hero('North'), { id: 'q1', type: 'faq', props: { items: [{ question: 'Why </script>?', answer: 'So.' }] } }]), pages: [...siteOf([hero('North'), { id: 'q1', type: 'faq', props: { items: [{ question: 'Why </script>?', answer: 'So.' }] } }]).pages, { id: 'p2', path: 'contact', title: 'Contact', isLinked: true, blocks: [] }, { id: 'p3', path: 'blog', title: 'Blog', isLinked: false, blocks: [] }] });
    const plain = dom((await at('/')).text);
    expect(plain.title).toBe('Institute north');
    expect(plain.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`https://${HOST}/`);
    await say('home', { pageTitle: 'Learn in the north', pageDescription: 'The “best” <classes>.', keywords: ['maths', 'physics'], image: 'https://example.org/card.png' });
    await say('blog', { pageTitle: 'Hidden', pageDescription: 'Not found.', isHidden: true });
    const told = dom((await at('/')).text);
    const meta = (name: string) => told.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
    expect(told.title).toBe('Learn in the north');
    expect([meta('description'), meta('keywords'), meta('og:title'), meta('og:image'), meta('twitter:card'), meta('robots')]).toEqual(['The “best” <classes>.', 'maths, physics', 'Learn in the north', 'https://example.org/card.png', 'summary_large_image', null]);
    const data = [...told.querySelectorAll('script')].map((one) => JSON.parse(one.textContent ?? '') as Record<string, unknown>);
    expect(data.map((one) => one['@type'])).toEqual(['EducationalOrganization', 'WebSite', 'FAQPage']);
    expect(data[2]).toMatchObject({ mainEntity: [{ name: 'Why </script>?' }] });
    expect(dom((await at('/blog')).text).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    const map = await at('/sitemap.xml');
    expect(map.headers['content-type']).toContain('application/xml');
    expect(map.text).toContain(`<loc>https://${HOST}/contact</loc>`);
    expect(map.text).not.toContain('blog');
    expect((await at('/robots.txt')).text).toContain(`Sitemap: https://${HOST}/sitemap.xml`);
    expect(dom((await at(`/sites/${INSTITUTES.north}/`)).text).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('markup in blocks', () => {
  it('of 500 kinds is text, wherever it is put', async () => {
    expect(VECTORS.length).toBe(500);
    expect(new Set(VECTORS).size).toBeGreaterThan(480);
    for (let from = 0; from < VECTORS.length; from += 100) {
      const shown = await own.show(siteOf(blocksOf(VECTORS.slice(from, from + 100))));
      expect(shown.status, JSON.stringify(shown.body['problems'])).toBe(200);
      const page = dom((await at('/')).text);
      for (const node of page.querySelectorAll('*')) {
        expect(FORBIDDEN.has(node.tagName.toLowerCase()) && node.getAttribute('type') !== 'application/ld+json' && node.parentElement?.tagName !== 'HEAD', node.outerHTML.slice(0, 200)).toBe(false);
        for (const { name, value } of node.attributes) {
          expect(/^on|^style$|^srcdoc$|^formaction$/i.test(name), `${name}=${value}`).toBe(false);
          if (['href', 'src', 'poster'].includes(name)) expect(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/.test(value), `${name}=${value}`).toBe(true);
        }
      }
      expect(page.querySelectorAll('section.rich').length).toBeGreaterThan(0);
    }
  });

  it('in addresses that were stored before leads nowhere', () => {
    const view: SiteView = { data: { name: 'N', logo: null, courses: [], faculty: [], contact: { email: null, phoneNumber: null, hours: null, address: null }, networks: [], tax: null, policies: [] }, words: siteWords('en'), language: 'en', pages: [], path: '', base: '', rich: () => ({ html: '' }), isShown: () => false };
    const tries = VECTORS.map((vector) => toHtml(drawBlock({ type: 'hero', id: 'a', props: { heading: 'H', buttonLabel: vector, buttonAddress: vector, secondLabel: 'x', secondAddress: vector, picture: vector }, view })));
    const page = dom(tries.join(''));
    expect(page.querySelectorAll('section').length).toBe(VECTORS.length);
    expect(page.querySelectorAll('script, img, iframe, [onerror], [onload], [onfocus]').length).toBe(0);
    for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/);
  });
});

const FORBIDDEN = new Set(['script', 'style', 'iframe', 'object', 'embed', 'form', 'input', 'button', 'svg', 'math', 'base', 'meta', 'link', 'template', 'textarea', 'select', 'marquee']);
