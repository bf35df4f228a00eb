import { loadDeclarations } from './declarations';
import { callsByRoom } from './features/found';
import { openApiDocument } from './openapi/document';
import { otherCallsPage, roomPage } from './openapi/texts/callsPage';
import { modulePage } from './openapi/texts/modulePage';
import { sharedPage } from './openapi/texts/sharedPage';

/** Where the texts stand. Whatever else is found there belongs to a module or a room that is gone. */
export const FROZEN_FOLDER = 'docs/generated';

/**
 * What is derived from the shipped declarations and the calls of rooms and kept in the tree: text by path, a page a module
 * and a room. All of it is printed from the description that is served at `/api/openapi.json` and from the plan of the
 * tables. The same declarations give the same texts.
 */
export async function frozenArtefacts(): Promise<Readonly<Record<string, string>>> {
  const loader = loadDeclarations();
  const document = openApiDocument({ loader });
  const rooms = callsByRoom();
  const pages: readonly (readonly [path: string, text: string])[] = [
    ['shared.md', sharedPage({ document, loader })],
    ...loader.all().map((resource) => [`modules/${resource.name}.md`, modulePage({ document, resource, loader })] as const),
    ...Object.entries(rooms).map(([room, calls]) => [`calls/${room}.md`, roomPage({ document, room, calls })] as const),
    ['calls/platform.md', otherCallsPage({ document, defined: Object.values(rooms).flat() })],
  ];
  return Object.fromEntries(pages.map(([path, text]) => [`${FROZEN_FOLDER}/${path}`, text]));
}
