import type { Site, SitePage } from '../../../schemas/site';

/** One thing that differs between two states of a site. */
export interface SiteChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** What it is: a page by its title, a block by its type and page. */
  readonly part: 'page' | 'block' | 'header' | 'footer' | 'theme';
  readonly page: string | null;
  readonly type: string | null;
  /** Fields that differ. */
  readonly fields: readonly string[];
}

/** What would have to be done to `before` for it to be `after`. */
export function siteDiff({ before, after }: { readonly before: Site; readonly after: Site }): SiteChange[] {
  const frame = (['theme', 'header', 'footer'] as const).flatMap((part): SiteChange[] => {
    const fields = differing(before[part], after[part]);
    return fields.length > 0 ? [{ kind: 'changed', part, page: null, type: part, fields }] : [];
  });
  const removed = before.pages.filter((page) => !after.pages.some((one) => one.id === page.id)).map((page): SiteChange => ({ kind: 'removed', part: 'page', page: page.title, type: null, fields: [] }));
  return [...frame, ...after.pages.flatMap((page) => pageChanges(before.pages.find((one) => one.id === page.id), page)), ...removed];
}

function pageChanges(before: SitePage | undefined, after: SitePage): SiteChange[] {
  const page = after.title;
  if (!before) return [{ kind: 'added', part: 'page', page, type: null, fields: [] }];
  const own = differing({ title: before.title, path: before.path, isLinked: before.isLinked }, { title: after.title, path: after.path, isLinked: after.isLinked });
  const kept = before.blocks.filter((block) => after.blocks.some((one) => one.id === block.id)).map((block) => block.id);
  const order = after.blocks.filter((block) => kept.includes(block.id)).map((block) => block.id);
  const at = (kind: SiteChange['kind'], type: string, fields: readonly string[] = []): SiteChange => ({ kind, part: 'block', page, type, fields });
  return [
    ...(own.length > 0 ? [{ kind: 'changed' as const, part: 'page' as const, page, type: null, fields: own }] : []),
    ...after.blocks.flatMap((block) => {
      const old = before.blocks.find((one) => one.id === block.id);
      if (!old) return [at('added', block.type)];
      const fields = differing(old.props, block.props);
      const changed = fields.length > 0 ? [at('changed', block.type, fields)] : [];
      return kept.indexOf(block.id) === order.indexOf(block.id) ? changed : [...changed, at('moved', block.type)];
    }),
    ...before.blocks.filter((block) => !after.blocks.some((one) => one.id === block.id)).map((block) => at('removed', block.type)),
  ];
}

function differing(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => stable(one[name] ?? null) !== stable(other[name] ?? null));
}

/** The same text for the same value, whatever the order of its names: the database keeps another one. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, inner]) => `${name}:${stable(inner ?? null)}`).join()}}`;
}
