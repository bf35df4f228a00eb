import { emptySite, type Site, type SiteBlock, type SitePage } from '../../../schemas/site';
import { newBlock, newId } from './siteData';

type Say = (key: string) => string;

export const TEMPLATES = ['empty', 'school', 'courses'] as const;
export type Template = (typeof TEMPLATES)[number];

/** A site to begin from, its texts in the language of who begins. */
export function siteFrom({ template, language, say }: { readonly template: Template; readonly language: string; readonly say: Say }): Site {
  const site = emptySite({ title: say('home'), language: ['en', 'fr', 'zh', 'ja'].includes(language) ? language : 'en' });
  const home = (blocks: readonly SiteBlock[]): SitePage => ({ ...site.pages[0]!, blocks });
  const page = (path: string, title: string, blocks: readonly SiteBlock[]): SitePage => ({ id: newId('page'), path, title, isLinked: true, blocks });
  if (template === 'empty') return site;
  const hero = newBlock('hero', { heading: say('heroHeading'), text: say('heroText'), buttonLabel: say('heroButton'), buttonAddress: '/courses' });
  const contact = newBlock('contact', { heading: say('contact') });
  const faq = newBlock('faq', { heading: say('faq'), items: [{ question: say('question1'), answer: say('answer1') }, { question: say('question2'), answer: say('answer2') }] });
  const header = { ...site.header, buttonLabel: say('heroButton'), buttonAddress: '/courses' };
  if (template === 'courses') return { ...site, header, pages: [home([hero, newBlock('courses', { heading: say('courses') }), newBlock('plans', { heading: say('plans') }), faq]), page('contact', say('contact'), [contact])] };
  const about = page('about', say('about'), [newBlock('richText', { text: `<h2>${say('about')}</h2><p>${say('aboutText')}</p>` }), newBlock('faculty', { heading: say('faculty') })]);
  return { ...site, header, pages: [home([hero, newBlock('courses', { heading: say('courses'), most: 3 }), newBlock('faculty', { heading: say('faculty'), most: 3 }), faq, contact]), about, page('contact', say('contact'), [{ ...contact, id: newId('contact') }])] };
}
