import { lazy } from 'react';
import type { ComponentType } from 'react';
import { withWords } from '../../i18n/withWords';
import type { ConsoleRoute, PageProps } from './consoleRoute';

/** The pages of rows, by the keys of the rows. */
export type ShellPages = Readonly<Record<string, ComponentType<PageProps>>>;

/** The pages that rows fetch: each comes, with its words, when it is first opened. */
export function pagesOf(routes: readonly ConsoleRoute[]): ShellPages {
  return Object.fromEntries(routes.flatMap(({ key, page }) => (typeof page === 'function' ? [[key, lazy(() => withWords(page))]] : [])));
}
