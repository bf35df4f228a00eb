import type { DeclarationLoader, Resource } from '../../../src/schemas';
import { tableOf } from '../../kernel/db/columns';
import type { Node } from '../json';
import { callLine } from './callLine';
import { callsIn, schemasIn } from './described';
import { rightOf, rightsLines } from './rights';
import { signature } from './signature';
import { columnText, indexLines } from './tables';

/** A module as a page of Markdown: fields with their columns, calls one a line, rights, indexes. From the description of the API and the plan of its table. */
export function modulePage({ document, resource, loader }: { readonly document: Node; readonly resource: Resource; readonly loader: DeclarationLoader }): string {
  const { name, tenant, modules, of, source, kept } = resource;
  const table = tableOf(resource);
  const calls = callsIn(document).filter(({ tag }) => tag === name);
  return [
    `# ${name}`, '',
    `Rows: ${tenant}${source === null ? '' : `, given by the view ${source}`}${of ? `, those of ${of.name} with ${Object.entries(of.where).map(([field, value]) => `${field} ${String(value)}`).join(', ')}` : ''}. ${source === null ? `Table: ${table.name}, key ${table.key.join(', ')}.` : `View: ${table.name}.`} ${modules.length > 0 ? `Module access: ${modules.join(' or ')}.` : resource.rights.with ? `Read by roles alone; written by the same right over ${resource.rights.with.join(' or ')}.` : 'Roles alone decide.'}${resource.import && resource.import.key.length > 0 ? ` Rows of an imported file are known again by ${resource.import.key.join(' and ')}.` : ''}`, '',
    '## Fields', '', ...fieldLines({ document, resource, loader }), '',
    ...(of || Object.keys(kept).length === 0 ? [] : ['## Columns of other modules', '', ...Object.keys(kept).map((column) => `- ${column}: ${columnText({ resource, loader, name: column })}`), '']),
    '## Calls', '', ...calls.map((call) => `- ${callLine({ ...call, gate: rightOf({ resource, operation: String(call.operation['operationId']).replace(`${name}.`, '') }) })}`), '',
    '## Rights', '', ...rightsLines(resource), '',
    '## Keys and indexes', '', ...(source !== null ? ['Those of the tables beneath the view.'] : of ? [`Those of ${of.name}.`] : indexLines({ resource, loader })), '',
  ].join('\n');
}

/**
 * The fields of a module's schemas, one a line (several that say the same share it), and what the schemas hold besides. A
 * field reads the same wherever it stands, but for what its line says: `not written`, `not shown`, or how it differs there.
 */
export function fieldLines({ document, resource, loader }: { readonly document: Node; readonly resource: Resource; readonly loader: DeclarationLoader }): string[] {
  const schemas = Object.entries(schemasIn(document)).filter(([key]) => key === resource.name || key.startsWith(`${resource.name}.`));
  const ofAll = schemas.map(([key, schema]) => [key, (schema['properties'] ?? {}) as Readonly<Record<string, Node>>] as const);
  const names = [...new Set(ofAll.flatMap(([, properties]) => Object.keys(properties)))];
  const lines = names.map((name) => {
    const said = ofAll.map(([key, properties]) => ({ key, text: properties[name] && signature(properties[name]) })).filter((one): one is { key: string; text: string } => one.text !== undefined);
    const usual = said[0]!.text;
    const writing = said.filter(({ key }) => key !== resource.name);
    const places = [
      ...said.filter(({ text }) => text !== usual).map(({ key, text }) => `in ${key}: ${text}`),
      ...(writing.length === said.length ? ['not shown'] : []),
      ...(writing.length === 0 ? ['not written'] : writing.length < schemas.length - 1 ? [`written in ${writing.map(({ key }) => key).join(', ')} alone`] : []),
    ];
    return { name, text: [[usual, ...places].join(', '), columnText({ resource, loader, name })].filter(Boolean).join(' · ') };
  });
  return [
    ...[...new Set(lines.map(({ text }) => text))].map((text) => `- ${lines.filter((line) => line.text === text).map(({ name }) => name).join(', ')}: ${text}`),
    '',
    ...schemas.map(([key, { properties: _properties, required = [], ...rest }]) => `- ${key}: ${(required as readonly string[]).length > 0 ? `needs ${(required as readonly string[]).join(', ')}; ` : ''}\`${JSON.stringify(rest)}\``),
  ];
}
