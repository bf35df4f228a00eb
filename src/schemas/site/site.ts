import type { Field } from '../resource';
import type { CallFields } from '../call';
import type { Problem } from '../problem';
import { isObject } from '../isObject';
import { normalizeField } from '../normalizeField';
import { isEmptyValue } from '../predicate';
import { applyWhen, cleanValue, validateRecord } from '../validate';
import { FRAME_BLOCKS, PAGE_BLOCKS, RESERVED_PATHS, SITE_BLOCKS, SITE_PAGE, SITE_THEME, type PageBlockType, type SiteBlockType } from './blocks';

export type SiteValues = Readonly<Record<string, unknown>>;

/** A block of a page. Its id tells it apart from all others of the site, and is the place on the page that a link can lead to. */
export interface SiteBlock {
  readonly id: string;
  readonly type: PageBlockType;
  readonly props: SiteValues;
}

export interface SitePage {
  readonly id: string;
  /** Empty: the first page. */
  readonly path: string;
  readonly title: string;
  /** Stands among the pages that the header links. */
  readonly isLinked: boolean;
  readonly blocks: readonly SiteBlock[];
}

/** A whole site: what is drafted, published and kept of earlier days. */
export interface Site {
  readonly theme: SiteValues;
  readonly header: SiteValues;
  readonly footer: SiteValues;
  readonly pages: readonly SitePage[];
}

export const MOST_PAGES = 30;
export const MOST_BLOCKS = 200;
/** Blocks of a page that show the institute's own courses or people, which may be many each. */
export const MOST_ROW_BLOCKS = 24;
const ROW_BLOCKS: ReadonlySet<SiteBlockType> = new Set(['courses', 'faculty', 'plans']);
/** Characters of a site as JSON. */
export const MOST_SITE_LENGTH = 600_000;

type Fields = Readonly<Record<string, Field>>;

const fieldsOf = (inputs: CallFields): Fields => Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, normalizeField(input, name)]));
const made = new Map<CallFields, Fields>();

/** The fields of a block, the theme or a page, every default made explicit. */
export function siteFields(inputs: CallFields): Fields {
  const known = made.get(inputs) ?? fieldsOf(inputs);
  made.set(inputs, known);
  return known;
}

/** The fields of a type of block. */
export function blockFields(type: SiteBlockType): Fields {
  return siteFields(SITE_BLOCKS[type]);
}

/** What a block begins with. */
export function blockDefaults(type: SiteBlockType): Record<string, unknown> {
  return Object.fromEntries(Object.values(blockFields(type)).map((field) => [field.name, field.default ?? null]));
}

/** A site with nothing on it but a first page. */
export function emptySite({ title, language = 'en' }: { readonly title: string; readonly language?: string }): Site {
  const theme = Object.fromEntries(Object.values(siteFields(SITE_THEME)).map((field) => [field.name, field.default ?? null]));
  return { theme: { ...theme, language }, header: blockDefaults('header'), footer: blockDefaults('footer'), pages: [{ id: 'home', path: '', title, isLinked: true, blocks: [] }] };
}

interface Checked {
  readonly site: Site;
  /** By path: `pages.0.blocks.2.props.heading`. */
  readonly problems: Readonly<Record<string, Problem>>;
}

/**
 * A site as it is stored, with everything that is wrong with it. `isWhole`: also what a published page needs and lacks.
 */
export function checkSite({ value, isWhole, now }: { readonly value: unknown; readonly isWhole: boolean; readonly now: string }): Checked {
  const problems: Record<string, Problem> = {};
  const given = isObject(value) ? value : {};
  if (!Array.isArray(given['pages'])) problems[''] = { code: 'type' };
  strangers({ given, known: ['theme', 'header', 'footer', 'pages'], at: '', problems });
  const read = (fields: Fields, own: unknown, at: string): SiteValues => readPart({ fields, given: own, at, isWhole, now, problems });
  const theme = read(siteFields(SITE_THEME), given['theme'], 'theme');
  const [header, footer] = FRAME_BLOCKS.map((name) => read(blockFields(name), given[name], name)) as [SiteValues, SiteValues];
  const pages = listOf(given['pages'], MOST_PAGES, 'pages', problems);
  if (pages.length === 0) problems['pages'] ??= { code: 'tooFew', params: { min: 1 } };
  const ids = new Set<string>();
  const paths = new Set<string>();
  const site: Site = {
    theme, header, footer,
    pages: pages.map((page, index) => {
      const at = `pages.${index}`;
      const own = isObject(page) ? page : {};
      strangers({ given: own, known: ['id', 'path', 'title', 'isLinked', 'blocks'], at, problems });
      const { id: rawId, blocks: rawBlocks, ...rest } = own;
      const values = read(siteFields(SITE_PAGE), rest, at);
      const path = typeof values['path'] === 'string' ? values['path'] : '';
      const wrong = pathProblem({ path, isFirst: index === 0, others: paths });
      if (wrong) problems[`${at}.path`] ??= wrong;
      paths.add(path);
      const blocks = listOf(rawBlocks, MOST_BLOCKS, `${at}.blocks`, problems);
      // The address of a site opens its first page: with nothing on it, everybody would see nothing.
      if (isWhole && index === 0 && blocks.length === 0) problems[`${at}.blocks`] ??= { code: 'tooFew', params: { min: 1 } };
      const readBlocks = blocks.map((block, place) => readBlock({ block, at: `${at}.blocks.${place}`, ids, problems, read }));
      for (const place of readBlocks.flatMap(({ type }, nth) => (ROW_BLOCKS.has(type) ? [nth] : [])).slice(MOST_ROW_BLOCKS)) problems[`${at}.blocks.${place}.type`] ??= { code: 'tooMany', params: { max: MOST_ROW_BLOCKS } };
      return { id: idOf(rawId, `${at}.id`, ids, problems), path, title: typeof values['title'] === 'string' ? values['title'] : '', isLinked: values['isLinked'] === true, blocks: readBlocks };
    }),
  };
  return { site, problems };
}

/** What is wrong with where a page stands among the others; the first alone has no address of its own. */
export function pathProblem({ path, isFirst, others }: { readonly path: string; readonly isFirst: boolean; readonly others: ReadonlySet<string> }): Problem | null {
  if (isFirst) return path === '' ? null : { code: 'readOnly' };
  if (path === '') return { code: 'required' };
  if (RESERVED_PATHS.has(path)) return { code: 'notOffered' };
  return others.has(path) ? { code: 'unique' } : null;
}

interface BlockParams {
  readonly block: unknown;
  readonly at: string;
  readonly ids: Set<string>;
  readonly problems: Record<string, Problem>;
  readonly read: (fields: Fields, own: unknown, at: string) => SiteValues;
}

function readBlock({ block, at, ids, problems, read }: BlockParams): SiteBlock {
  const own = isObject(block) ? block : {};
  strangers({ given: own, known: ['id', 'type', 'props'], at, problems });
  const id = idOf(own['id'], `${at}.id`, ids, problems);
  const type = PAGE_BLOCKS.find((one) => one === own['type']);
  if (type === undefined) {
    problems[`${at}.type`] = { code: 'choice', params: { choices: PAGE_BLOCKS.join(', ') } };
    return { id, type: PAGE_BLOCKS[0], props: {} };
  }
  return { id, type, props: read(blockFields(type), own['props'], `${at}.props`) };
}

function readPart({ fields, given, at, isWhole, now, problems }: { fields: Fields; given: unknown; at: string; isWhole: boolean; now: string; problems: Record<string, Problem> }): SiteValues {
  if (given !== undefined && !isObject(given)) problems[at] = { code: 'type' };
  const own = isObject(given) ? given : {};
  strangers({ given: own, known: Object.keys(fields), at, problems });
  const context = { now };
  const clean = Object.fromEntries(Object.values(fields).map((field) => {
    const value = cleanValue({ field, value: own[field.name] });
    return [field.name, isEmptyValue(value) && !(field.name in own) ? (field.default ?? value) : value];
  }));
  const values = applyWhen({ fields, values: clean, context });
  for (const [path, problem] of Object.entries(validateRecord({ fields, values, context }))) {
    if (isWhole || problem.code !== 'required') problems[`${at}.${path}`] = problem;
  }
  return values;
}

function strangers({ given, known, at, problems }: { given: Readonly<Record<string, unknown>>; known: readonly string[]; at: string; problems: Record<string, Problem> }): void {
  for (const name of Object.keys(given)) if (!known.includes(name)) problems[at === '' ? name : `${at}.${name}`] = { code: 'unknown' };
}

function listOf(value: unknown, most: number, at: string, problems: Record<string, Problem>): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    problems[at] = { code: 'type' };
    return [];
  }
  if (value.length > most) problems[at] = { code: 'tooMany', params: { max: most } };
  return value.slice(0, most);
}

/** Fit for an `id` on a page and for a link to it. */
const ID = /^[A-Za-z][\w-]{0,79}$/;

function idOf(value: unknown, at: string, ids: Set<string>, problems: Record<string, Problem>): string {
  const id = typeof value === 'string' && ID.test(value) ? value : '';
  if (id === '') problems[at] = { code: 'pattern' };
  else if (ids.has(id)) problems[at] = { code: 'duplicate' };
  ids.add(id);
  return id;
}
