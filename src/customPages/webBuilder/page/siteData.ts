import type { Data } from '@puckeditor/core';
import { blockDefaults, PAGE_BLOCKS, type PageBlockType, type Site, type SiteBlock, type SitePage, type SiteValues } from '../../../schemas/site';

/** Where all blocks of a page stand. */
export const ZONE = 'root:default-zone';

type Content = Data['content'];

/** One page as the editor holds it: header and footer of the site around its blocks. */
export function pageData({ site, page }: { readonly site: Site; readonly page: SitePage }): Data {
  const part = (type: string, props: SiteValues): Content[number] => ({ type, props: { ...props, id: type } });
  return { root: { props: {} }, content: [part('header', site.header), ...page.blocks.map((block) => ({ type: block.type, props: { ...block.props, id: block.id } })), part('footer', site.footer)] };
}

/** The site with this page as the editor holds it. */
export function withPage({ site, pageId, data }: { readonly site: Site; readonly pageId: string; readonly data: Data }): Site {
  const propsOf = (type: string): SiteValues | undefined => {
    const found = data.content.find((one) => one.type === type);
    return found && withoutId(found.props);
  };
  const blocks = data.content.flatMap((one): SiteBlock[] => (isPageBlock(one.type) ? [{ id: String(one.props.id), type: one.type, props: withoutId(one.props) }] : []));
  return {
    ...site, header: propsOf('header') ?? site.header, footer: propsOf('footer') ?? site.footer,
    pages: site.pages.map((page) => (page.id === pageId ? { ...page, blocks } : page)),
  };
}

/** The blocks with the header first and the footer last; the same list where they stand so. */
export function inOrder(content: Content): Content {
  const isRight = content[0]?.type === 'header' && content.at(-1)?.type === 'footer';
  if (isRight) return content;
  const rank = (type: string): number => (type === 'header' ? 0 : type === 'footer' ? 2 : 1);
  return content.map((one, index) => [one, index] as const).sort(([one, a], [other, b]) => rank(one.type) - rank(other.type) || a - b).map(([one]) => one);
}

export function newId(type: string): string {
  return `${type}-${crypto.randomUUID().slice(0, 8)}`;
}

export function newBlock(type: PageBlockType, props: SiteValues = {}): SiteBlock {
  return { id: newId(type), type, props: { ...blockDefaults(type), ...props } };
}

function isPageBlock(type: string): type is PageBlockType {
  return (PAGE_BLOCKS as readonly string[]).includes(type);
}

function withoutId({ id: _id, ...props }: Readonly<Record<string, unknown>>): SiteValues {
  return props;
}
