import { useCallback, useState } from 'react';
import { FRAME_BLOCKS, type Site, type SiteValues } from '../../../schemas/site';

/** What is typed in a part of the site and cannot be used as it is: it stands in the form alone, and is not saved. */
export interface Unfit {
  /** As typed, whole. */
  readonly values: SiteValues;
  /** The fields that are wrong. */
  readonly fields: readonly string[];
}

/** The part of a site that is no page and no block. */
export const THEME_PART = 'theme';

export interface UnfitParts {
  /** By the id of a block or a page, `header`, `footer` or `theme`. */
  readonly parts: Readonly<Record<string, Unfit>>;
  /** Keeps it for whoever comes back to the part; null: all of it can be used. */
  keep(part: string, unfit: Unfit | null): void;
  /** Another draft stands there: nothing that was typed in forms belongs to it. */
  forget(): void;
}

/** What could not be used of each part, until it is put right or its part is gone. */
export function useUnfit(): UnfitParts {
  const [parts, setParts] = useState<UnfitParts['parts']>({});
  const keep = useCallback((part: string, unfit: Unfit | null) => setParts((old) => {
    if (unfit) return { ...old, [part]: unfit };
    if (!(part in old)) return old;
    const { [part]: _right, ...rest } = old;
    return rest;
  }), []);
  const forget = useCallback(() => setParts({}), []);
  return { parts, keep, forget };
}

/** The places of it in the site as it is now, as the platform names them: `configuration.pages.0.blocks.2.props.heading`. What was removed meanwhile has none. */
export function unfitPaths({ parts, site }: { readonly parts: UnfitParts['parts']; readonly site: Site }): readonly string[] {
  const at = (part: string, place: string): string[] => (parts[part]?.fields ?? []).map((field) => `configuration.${place}.${field}`);
  return [
    ...site.pages.flatMap((page, pageAt) => [...at(page.id, `pages.${pageAt}`), ...page.blocks.flatMap((block, blockAt) => at(block.id, `pages.${pageAt}.blocks.${blockAt}.props`))]),
    ...[...FRAME_BLOCKS, THEME_PART].flatMap((part) => at(part, part)),
  ];
}
