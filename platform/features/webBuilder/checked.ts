import type { Field, Problem } from '../../../src/schemas';
import { blockFields, checkSite, type Site, type SitePage, type SiteValues } from '../../../src/schemas/site';
import { fileProblem } from '../../files/knownFile';
import type { PlatformContext } from '../../kernel/context';
import type { Trx } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { createPauses } from '../../kernel/pauses';
import { markupProblems } from '../../records/write/markup';
import { sanitizeValue, type Sender } from '../../records/write/sanitize';

type Parts = Pick<PlatformContext, 'config' | 'clock' | 'database'>;

/**
 * A site whose rich texts are clean, checked before: what takes long, and is done while no transaction is open.
 * @throws VALIDATION · TOO_MANY_REQUESTS and UNAVAILABLE as `sanitizeValue` does
 */
export async function cleanSite(asked: Asked & { readonly actor: Sender }): Promise<Site> {
  return cleanedSite({ site: await checkedSite(asked), actor: asked.actor });
}

/** The same of a site that was checked when it was stored: what is safe may have come to be less since. */
export async function cleanedSite({ site, actor }: { readonly site: Site; readonly actor: Sender }): Promise<Site> {
  const pages: SitePage[] = [];
  const pause = createPauses();
  for (const page of site.pages) {
    pages.push({ ...page, blocks: await Promise.all(page.blocks.map(async (block) => ({ ...block, props: await cleaned({ fields: blockFields(block.type), values: block.props, actor }) }))) });
    await pause();
  }
  return { ...site, pages };
}

interface Asked {
  readonly context: Parts;
  /** The one in which the site is stored, and its files are held. @default none: files are looked for, and once more when it is stored */
  readonly trx?: Trx;
  readonly owner: string;
  readonly value: unknown;
  readonly isWhole: boolean;
  readonly at: string;
}

/**
 * A site as it may be stored, its rich texts apart: every block checked by its fields, files looked for.
 * @param owner the institute whose site it is
 * @param at where it stands in what was sent, for the names of problems
 * @throws VALIDATION naming each field by its path: `configuration.pages.0.blocks.2.props.heading`
 */
export async function checkedSite({ context, trx, owner, value, isWhole, at }: Asked): Promise<Site> {
  const pause = createPauses();
  const { site, problems } = checkSite({ value, isWhole, now: context.clock().toISOString() });
  const found: Record<string, Problem> = { ...problems };
  await pause();
  if (Object.keys(found).length === 0) {
    for (const { path, fields, values } of partsOf(site)) {
      for (const field of Object.values(fields)) Object.assign(found, markupProblems({ field, value: values[field.name], path: `${path}.${field.name}` }));
      Object.assign(found, await fileProblems({ context, trx, fields, values, path, owners: new Set([owner]) }));
      await pause();
    }
  }
  const all = Object.entries(found).map(([path, problem]) => [path === '' ? at : `${at}.${path}`, problem] as const);
  const more = all.length > MOST_NAMED ? { [at]: { code: 'andMore', params: { count: all.length - MOST_NAMED } } as const } : {};
  if (all.length > 0) throw failure({ code: 'VALIDATION', problems: { ...Object.fromEntries(all.slice(0, MOST_NAMED)), ...more } });
  return site;
}

interface Part {
  readonly path: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly values: SiteValues;
}

function partsOf(site: Site): Part[] {
  return [
    { path: 'header', fields: blockFields('header'), values: site.header },
    { path: 'footer', fields: blockFields('footer'), values: site.footer },
    ...site.pages.flatMap((page, index) => page.blocks.map((block, place) => ({ path: `pages.${index}.blocks.${place}.props`, fields: blockFields(block.type), values: block.props }))),
  ];
}

async function cleaned({ fields, values, actor }: { readonly fields: Readonly<Record<string, Field>>; readonly values: SiteValues; readonly actor: Sender }): Promise<SiteValues> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await sanitizeValue({ field: fields[name]!, value, by: actor })] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Problems that are named of a site; how many there are besides is said. */
const MOST_NAMED = 50;

async function fileProblems({ context, trx, fields, values, path, owners }: Part & { readonly context: Parts; readonly trx: Trx | undefined; readonly owners: ReadonlySet<unknown> }): Promise<Record<string, Problem>> {
  const problems: Record<string, Problem> = {};
  for (const field of Object.values(fields)) {
    const value = values[field.name];
    const at = `${path}.${field.name}`;
    if (field.type === 'list' && Array.isArray(value)) {
      for (const [index, row] of value.entries()) Object.assign(problems, await fileProblems({ context, trx, fields: field.fields, values: row as SiteValues, path: `${at}.${index}`, owners }));
    }
    if ((field.type !== 'image' && field.type !== 'file') || typeof value !== 'string' || value === '') continue;
    const problem = field.type === 'file' && !value.startsWith('/files/') ? ({ code: 'upload' } as const) : await fileProblem({ context, trx, field, beside: values, url: value, owners });
    if (problem) problems[at] = problem;
  }
  return problems;
}
