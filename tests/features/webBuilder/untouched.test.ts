import { expect, it } from 'vitest';
import { untouchedBlocks } from '../../../src/customPages/webBuilder/page/untouched';
import { drawBlock, siteWords, type Site, type SiteBlock, type SiteView } from '../../../src/schemas/site';

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
  const site = { pages: [{ id: 'home', path: '', title: 'Home', isLinked: true, blocks }] } as unknown as Site;
  const left = (faculty: SiteView['data']['faculty']) => untouchedBlocks({ site, view: viewOf(faculty), samples: new Set() }).map(({ block: one, why }) => [one?.type, why]);
  expect(left([])).toEqual([['faculty', 'noRows'], ['courses', 'noRows'], ['contact', 'nothing']]);
  expect(left([TEACHER])).toEqual([['courses', 'noRows'], ['contact', 'nothing']]);
});

it('names before publishing what somebody put there and has not filled in, but for what is refused', () => {
  const blocks = [block('testimonials'), block('faq'), block('video'), block('image'), block('testimonials', { text: 'Soon.' })];
  const site = { pages: [{ id: 'home', path: '', title: 'Home', isLinked: true, blocks }] } as unknown as Site;
  const left = untouchedBlocks({ site, view: viewOf([]), samples: new Set() });
  expect(left.map(({ block: one, why }) => [one?.type, why])).toEqual([['testimonials', 'unfilled'], ['faq', 'unfilled']]);
});
