import { loadDeclarations } from '../declarations';
import { openApiDocument } from './document';
import { rightsPage } from './rights';
import { tablesPage } from './tables';

/** What is derived from the shipped declarations and kept in the tree: text by path. The same declarations give the same texts. */
export async function frozenArtefacts(): Promise<Readonly<Record<string, string>>> {
  const loader = loadDeclarations();
  return {
    'docs/generated/openapi.json': `${JSON.stringify(openApiDocument({ loader }), null, 2)}\n`,
    'docs/generated/tables.md': tablesPage({ loader }),
    'docs/generated/rights.md': rightsPage({ loader }),
  };
}
