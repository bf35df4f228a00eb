import { ALL_WORDS } from '../../../i18n/allWords';
import { deadLinks, drawBlock, type Site, type SiteBlock, type SiteBlockType, type SitePage, type SiteView } from '../../../schemas/site';

/** The texts of the templates that stand for one's own, by key of `sample`; a heading such as “Contact” is right as it is. */
const STAND_INS = ['heroHeading', 'heroText', 'aboutText', 'question1', 'answer1', 'question2', 'answer2'] as const;

/** What one hardly means to show everybody as it is: a block with a template's text, with nothing to show or with links that lead nowhere; a page without any block. */
export interface Untouched {
  readonly page: SitePage;
  /** `null`: the page itself. */
  readonly block: { readonly id: string; readonly type: SiteBlockType } | null;
  readonly why: 'sample' | 'nothing' | 'noRows' | 'unfilled' | 'empty' | 'leadsNowhere';
  /** Where links lead that lead nowhere. */
  readonly addresses?: readonly string[];
}

interface UntouchedParams {
  readonly site: Site;
  readonly view: SiteView;
  /** Texts that stand for others. */
  readonly samples: ReadonlySet<string>;
}

/** What of a site still waits for somebody's own words, in the order of its pages; then what leads nowhere. */
export function untouchedBlocks({ site, view, samples }: UntouchedParams): readonly Untouched[] {
  return [...waiting({ site, view, samples }), ...deadLinks({ site, view }).map((one): Untouched => ({ ...one, why: 'leadsNowhere' }))];
}

function waiting({ site, view, samples }: UntouchedParams): Untouched[] {
  return site.pages.flatMap((page): Untouched[] => (page.blocks.length === 0 ? [{ page, block: null, why: 'empty' }] : page.blocks.flatMap((block): Untouched[] => {
    if (holdsSample(block.props, samples)) return [{ page, block, why: 'sample' }];
    if (OWN_ROWS.has(block.type)) return drawBlock({ ...block, view }) === null ? [{ page, block, why: 'unfilled' }] : [];
    if (!ROWS.has(block.type)) return [];
    if (!isEmptyOf(block, view)) return [];
    return [{ page, block, why: block.type === 'contact' ? 'nothing' : 'noRows' }];
  })));
}

/** Blocks of rows that are written in them. Others that nobody has filled in are refused. */
const OWN_ROWS: ReadonlySet<SiteBlock['type']> = new Set(['testimonials', 'faq']);
/** Blocks that show what the institute has. */
const ROWS: ReadonlySet<SiteBlock['type']> = new Set(['contact', 'courses', 'faculty', 'plans']);

/** The stand-ins as they are written in these languages: that of the site, and that of who began it. */
export async function samplesIn(languages: readonly string[]): Promise<ReadonlySet<string>> {
  const trees = (await Promise.all([...new Set(languages)].map((one) => ALL_WORDS[one]?.() ?? []))).flat();
  return new Set(trees.flatMap((tree) => STAND_INS.flatMap((key) => found(tree, ['lectern', 'webBuilder', 'sample', key]))));
}

function found(tree: unknown, path: readonly string[]): string[] {
  const value = path.reduce((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], tree);
  return typeof value === 'string' ? [value] : [];
}

/** A text alone, or a paragraph of a rich text. */
function holdsSample(value: unknown, samples: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return samples.has(value.trim()) || [...value.matchAll(/>([^<>]+)</g)].some(([, text]) => samples.has(text!.trim()));
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => holdsSample(one, samples));
}

/** Whether nothing stands below the heading of a block. */
function isEmptyOf(block: SiteBlock, view: SiteView): boolean {
  return drawBlock({ ...block, props: { ...block.props, heading: '', text: '' }, view }) === null;
}
