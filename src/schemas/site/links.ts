import { isConsoleAddress } from '../consoleAddresses';
import type { Field } from '../resource';
import { FRAME_BLOCKS, SITE_ADDRESS, type SiteBlockType } from './blocks';
import type { SiteView } from './data';
import { blockFields, type Site, type SiteBlock, type SitePage, type SiteValues } from './site';

/** A block whose links lead where nothing stands: of a page, or of the frame around every page. */
export interface DeadLinks {
  /** That of the first page for the frame. */
  readonly page: SitePage;
  readonly block: { readonly id: string; readonly type: SiteBlockType };
  /** As they are written, each once. */
  readonly addresses: readonly string[];
}

/** Links within the site that lead to no page of it, or to no place on their page: visitors would find nothing there. */
export function deadLinks({ site, view }: { readonly site: Site; readonly view: Pick<SiteView, 'data'> }): readonly DeadLinks[] {
  const home = site.pages[0]!;
  const inFrame = FRAME_BLOCKS.map((type) => ({ page: home, block: { id: type, type, props: site[type] }, places: site.pages.flatMap(({ blocks }) => blocks) }));
  const onPages = site.pages.flatMap((page) => page.blocks.map((block) => ({ page, block, places: page.blocks })));
  return [...inFrame, ...onPages].flatMap(({ page, block, places }) => {
    const dead = linksOf(block).filter((address) => !leadsSomewhere({ address, site, view, places }));
    return dead.length === 0 ? [] : [{ page, block: { id: block.id, type: block.type }, addresses: [...new Set(dead)] }];
  });
}

/** The site after the address of one of its pages has changed: what led there leads there still. */
export function withMovedPage({ site, from, to }: { readonly site: Site; readonly from: string; readonly to: string }): Site {
  if (from === to) return site;
  const moved = (type: SiteBlockType, props: SiteValues): SiteValues => withMovedLinks({ type, props, from, to });
  return {
    ...site, header: moved('header', site.header), footer: moved('footer', site.footer),
    pages: site.pages.map((page) => ({ ...page, blocks: page.blocks.map((block): SiteBlock => ({ ...block, props: moved(block.type, block.props) })) })),
  };
}

/** The same of one block; the very values where none of its links led to that page. */
export function withMovedLinks({ type, props, from, to }: { readonly type: SiteBlockType; readonly props: SiteValues; readonly from: string; readonly to: string }): SiteValues {
  let isMoved = false;
  const changed = changeLinks({ fields: blockFields(type), values: props, change: (address) => {
    const place = placeOf(address);
    if (place?.path !== from) return address;
    isMoved = true;
    return `/${to}${place.rest}`;
  } });
  return isMoved ? changed : props;
}

function linksOf({ type, props }: { readonly type: SiteBlockType; readonly props: SiteValues }): string[] {
  const found: string[] = [];
  changeLinks({ fields: blockFields(type), values: props, change: (address) => {
    found.push(address);
    return address;
  } });
  return found;
}

/** In a rich text: an address within the site, as it is stored. */
const RICH_LINK = /(\shref=")([/#][^"]*)(?=")/g;

function changeLinks({ fields, values, change }: { readonly fields: Readonly<Record<string, Field>>; readonly values: SiteValues; readonly change: (address: string) => string }): SiteValues {
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    const field = fields[name];
    if (field?.type === 'list' && Array.isArray(value)) return [name, value.map((row: SiteValues) => changeLinks({ fields: field.fields, values: row, change }))];
    if (typeof value !== 'string' || value === '') return [name, value];
    if (field?.type === 'richText') return [name, value.replace(RICH_LINK, (_all, before: string, address: string) => before + change(address))];
    return [name, field?.type === 'text' && field.pattern === SITE_ADDRESS ? change(value) : value];
  });
  return Object.fromEntries(entries);
}

/** Where a link within the site leads, without the sign at its front; null for what leads elsewhere. */
function placeOf(address: string): { readonly path: string; readonly rest: string } | null {
  if (!address.startsWith('/') || address.startsWith('/files/')) return null;
  const [, path, rest] = /^\/([^?#]*)(.*)$/s.exec(address)!;
  return { path: path!.replace(/\/+$/, ''), rest: rest! };
}

function leadsSomewhere({ address, site, view: { data }, places }: { readonly address: string; readonly site: Site; readonly view: Pick<SiteView, 'data'>; readonly places: readonly SiteBlock[] }): boolean {
  if (address.startsWith('#')) return address === '#' || places.some(({ id }) => address === `#${id}`);
  const place = placeOf(address);
  if (!place || site.pages.some(({ path }) => path === place.path)) return true;
  const [first, second, ...further] = place.path.split('/');
  if (first === 'courses') return second === undefined || (further.length === 0 && data.courses.some(({ id }) => id === second));
  if (first === 'policies') return further.length === 0 && data.policies.some((one) => one === second);
  // What is the console's stands on the same host, where the site has one of its own.
  return isConsoleAddress(address.replace(/[?#].*$/s, ''));
}
