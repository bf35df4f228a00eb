/** The sites of institutes as data: blocks and their fields, what is wrong with a site, and what it looks like. Pure, as the rest of the language. */
export * from './blocks';
export type { SiteCourse, SiteData, SiteTeacher, SiteView } from './data';
export { drawFooter, drawHeader } from './frame';
export { el, escapeMarkup, isList, toHtml, type SiteElement, type SiteNode } from './nodes';
export { courseCard, drawBlock, kindOf, networkLinks, priceOf, type BlockParams } from './render';
export { linkOf, money, paragraphs, picture } from './parts';
export * from './site';
export { siteStyle } from './style';
export { SITE_WORDS, siteWords, type SiteWords } from './words';
