/** The sites of institutes as data: blocks and their fields, what is wrong with a site, and what it looks like. Pure, as the rest of the language. */
export * from './blocks';
export { SITE_POLICIES, type SiteCourse, type SiteData, type SitePolicy, type SiteTax, type SiteTeacher, type SiteView } from './data';
export { drawEnquiry, drawThanks, ENQUIRY_POT, type EnquiryForm, type EnquiryProblem, type EnquiryValues } from './enquiry';
export { drawFooter, drawHeader } from './frame';
export { el, escapeMarkup, isList, toHtml, type SiteElement, type SiteNode } from './nodes';
export { courseCard, drawBlock, kindOf, networkLinks, priceOf, type BlockParams } from './render';
export { deadLinks, withMovedLinks, withMovedPage } from './links';
export { linkOf, paragraphs, picture } from './parts';
export * from './site';
export { siteAccent, siteStyle } from './style';
export { SITE_WORDS, siteWords, type SiteWords } from './words';
