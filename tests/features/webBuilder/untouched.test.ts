import { expect, it } from 'vitest';
import { untouchedBlocks } from '../../../src/customPages/webBuilder/page/untouched';
import { deadLinks, drawBlock, emptySite, siteWords, withMovedPage, type Site, type SiteBlock, type SiteView } from '../../../src/schemas/site';

const TEACHER = { id: 'f1', name: 'Anjali Nair', designation: null, teaches: [], experience: null, about: null, picture: null };

/** A site of an institute with these people who teach, and nothing else. */
const viewOf = (faculty: SiteView['data']['faculty']): SiteView => ({
  data: { name: 'North', logo: null, courses: [], faculty, contact: { email: null, phoneNumber: null, hours: null, address: null }, networks: [], tax: null, policies: [] },
  words: siteWords('en'), language: 'en', pages: [], path: '', base: '', rich: (html) => ({ html }), isShown: () => false,
});
const block = (type: SiteBlock['type'], props: SiteBlock['props'] = {}): SiteBlock => ({ id: type, type, props: { heading: 'A heading', ...props } });

it('leaves a heading out that would stand over nothing, unless something is said below it', () => {
  for (const type of ['faculty', 'courses', 'plans', 'contact', 'testimonials', 'faq'] as const) {
    expect(drawBlock({ ...block(type), view: viewOf([]) }), type).toBeNull();
    expect(drawBlock({ ...block(type, { text: 'Soon.' }), view: viewOf([]) }), type).not.toBeNull();
  }
  expect(drawBlock({ ...block('faculty'), view: viewOf([TEACHER]) })).not.toBeNull();
});

it('names before publishing what shows nothing, and why', () => {
  const blocks = [block('faculty'), block('courses', { text: 'Soon.' }), block('contact'), block('hero')];
  const site: Site = { ...emptySite({ title: 'Home' }), pages: [{ id: 'home', path: '', title: 'Home', isLinked: true, blocks }] };
  const left = (faculty: SiteView['data']['faculty']) => untouchedBlocks({ site, view: viewOf(faculty), samples: new Set() }).map(({ block: one, why }) => [one?.type, why]);
  expect(left([])).toEqual([['faculty', 'noRows'], ['courses', 'noRows'], ['contact', 'nothing']]);
  expect(left([TEACHER])).toEqual([['courses', 'noRows'], ['contact', 'nothing']]);
});

it('names before publishing what somebody put there and has not filled in, but for what is refused', () => {
  const blocks = [block('testimonials'), block('faq'), block('video'), block('image'), block('testimonials', { text: 'Soon.' })];
  const site: Site = { ...emptySite({ title: 'Home' }), pages: [{ id: 'home', path: '', title: 'Home', isLinked: true, blocks }] };
  const left = untouchedBlocks({ site, view: viewOf([]), samples: new Set() });
  expect(left.map(({ block: one, why }) => [one?.type, why])).toEqual([['testimonials', 'unfilled'], ['faq', 'unfilled']]);
});

/** A site of three pages: links in lists, in buttons and in a rich text, to pages, courses, policies, places, and elsewhere. */
const linked = (paths: readonly string[] = ['', 'about', 'story']): Site => ({
  ...emptySite({ title: 'Home' }),
  header: { links: [{ label: 'About', address: '/about' }, { label: 'Gone', address: '/gone?x=1' }], buttonLabel: 'Sign in', buttonAddress: '/auth/login' },
  footer: { links: [{ label: 'Down', address: '#b-1' }, { label: 'Nowhere', address: '#b-9' }, { label: 'Ours', address: 'https://ours.example/about' }] },
  pages: paths.map((path, at) => ({ id: `p-${at}`, path, title: path, isLinked: true, blocks: at > 0 ? [] : [
    { id: 'b-1', type: 'hero', props: { heading: '/about', buttonAddress: '/about#b-2', secondAddress: '/courses/c-1' } },
    { id: 'b-2', type: 'richText', props: { text: '<p>/gone <a href="/about/">a</a> <a href="/never">b</a> <a href="/policies/terms">c</a> <a href="/files/x.pdf">d</a> <a href="mailto:a@b.example">e</a></p>' } },
    { id: 'b-3', type: 'image', props: { address: '/courses/other' } },
  ] })),
});

it('names what leads to no page of the site, and to no place on its page', () => {
  const view = viewOf([]);
  const data = { ...view.data, courses: [{ id: 'c-1' }] as unknown as SiteView['data']['courses'], policies: ['terms'] as const };
  const dead = (site: Site) => deadLinks({ site, view: { data } }).map(({ block: one, addresses }) => [one.id, addresses]);
  expect(dead(linked())).toEqual([['header', ['/gone?x=1']], ['footer', ['#b-9']], ['b-2', ['/never']], ['b-3', ['/courses/other']]]);
  expect(dead(linked(['', 'story', 'gone']))).toEqual([['header', ['/about']], ['footer', ['#b-9']], ['b-1', ['/about#b-2']], ['b-2', ['/about/', '/never']], ['b-3', ['/courses/other']]]);
  expect(untouchedBlocks({ site: linked(), view: { ...view, data }, samples: new Set() }).filter(({ why }) => why === 'leadsNowhere').map(({ block: one }) => one?.id)).toEqual(['header', 'footer', 'b-2', 'b-3']);
});

it('takes for the console’s what the platform serves as the console on a host of the site, and nothing else that a page cannot be called', () => {
  const site = (address: string): Site => ({ ...emptySite({ title: 'Home' }), header: { buttonAddress: address } });
  const isDead = (address: string): boolean => deadLinks({ site: site(address), view: viewOf([]) }).length > 0;
  for (const address of ['/auth/login', '/app', '/app/home?x=1', '/plans', '/help-zoom#top', '/', '/?utm=1']) expect(isDead(address), address).toBe(false);
  for (const address of ['/login', '/home', '/draft', '/index', '/admin/users']) expect(isDead(address), address).toBe(true);
});

it('leads to a page also after its address has changed', () => {
  const { header, pages: [home] } = withMovedPage({ site: linked(), from: 'about', to: 'our-story' });
  expect(header).toMatchObject({ links: [{ address: '/our-story' }, { address: '/gone?x=1' }], buttonAddress: '/auth/login' });
  expect(home!.blocks.map(({ props }) => props)).toMatchObject([
    { heading: '/about', buttonAddress: '/our-story#b-2', secondAddress: '/courses/c-1' },
    { text: expect.stringContaining('<a href="/our-story">a</a> <a href="/never">b</a>') },
    { address: '/courses/other' },
  ]);
});
