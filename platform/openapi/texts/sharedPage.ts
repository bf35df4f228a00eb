import type { DeclarationLoader } from '../../../src/schemas';
import type { Node } from '../json';
import { answer, envelope, ID } from '../shapes';
import { SHARED_PARAMETERS } from './callLine';
import { schemasIn } from './described';
import { inFull, SHARED, SHARED_OVER } from './signature';
import { policyLines } from './tables';

/** What the other pages take for granted, as a page of Markdown: how to read a line, what many calls share, how rows are kept apart. */
export function sharedPage({ document, loader }: { readonly document: Node; readonly loader: DeclarationLoader }): string {
  const names = new Set(loader.all().map(({ name }) => name));
  const { paths: _paths, components, tags: _tags, ...head } = document;
  const { schemas: _schemas, ...others } = components as Node;
  const x: Node = { type: 'x' };
  return [
    '# What all calls share', '',
    'These pages are printed from the description of the API and the plan of the tables by `npm run schema:print`, for who reviews a change.', '',
    'A line of a call: method and path · who may call it · its name · what stands in the address and the headers · the body → what comes back, then the failures by their numbers. `*`: must be there · `?` after a type: may be null · `…`: other names may be there, too · `live`: of rows that are not deleted · `role°`: of that role those who see all institutes.', '',
    `The description itself: \`${JSON.stringify(head)}\``, '', `Besides schemas: \`${JSON.stringify(others)}\``, '',
    '## Words', '',
    ...Object.entries(SHARED).map(([word, schema]) => `- ${word}: ${inFull(schema)}`),
    ...Object.entries(SHARED_OVER).map(([word, make]) => `- ${word} x: ${inFull(make(x))}`),
    ...Object.entries(schemasIn(document)).filter(([name]) => !names.has(name.split('.')[0]!)).map(([name, schema]) => `- ${name}: ${inFull(schema)}`),
    `- a reply of a module: \`${JSON.stringify(answer('', x)['content'])}\``, `- another reply: ${inFull(envelope(x, []))}`, '',
    '## In address and headers', '',
    `- {id: uuid}: \`${JSON.stringify(ID)}\``, ...Object.entries(SHARED_PARAMETERS).map(([word, parameter]) => `- ${word}: \`${JSON.stringify(parameter)}\``), '',
    '## How rows are kept apart', '',
    'Row-level security is forced on every table of a module. Every one also has `deleted_at` and `deleted_by_id`, and `search_text` where the search box finds its rows.', ...policyLines(loader), '',
  ].join('\n');
}
