import { storedAs, type DeclarationLoader, type Resource } from '../../../src/schemas';
import { quote, tableOf, type Table } from '../../kernel/db/columns';
import { comparedText } from '../../kernel/db/schema/comparedText';
import { indexesOf } from '../../kernel/db/schema/indexes';
import { referencesOf } from '../../kernel/db/schema/references';
import { securityStatements } from '../../kernel/db/schema/security';

/** What a field's column is, apart from its name: `text not null, unique per institute`; `null` for what is computed. Of a module of another's rows, as that one has it. */
export function columnText({ resource, loader, name }: { readonly resource: Resource; readonly loader: DeclarationLoader; readonly name: string }): string | null {
  const table = tableOf(loader.require(storedAs(resource)));
  const column = table.byField.get(name);
  if (!column) return null;
  const { unique } = column.field;
  return [
    `${column.type}${column.isRequired ? ' not null' : ''}${column.default === null ? '' : ` default ${column.default}`}`,
    ...(unique ? [`unique ${unique === 'tenant' && table.hasOwner ? 'per institute' : 'everywhere'}`] : []),
  ].join(', ');
}

/** The keys and indexes of a table, those of one shape in one line, with `$` for the column. */
export function indexLines({ resource, loader }: { readonly resource: Resource; readonly loader: DeclarationLoader }): string[] {
  const table = tableOf(resource);
  const definitions = [
    ...referencesOf({ table, loader }).map(({ definition }) => definition),
    ...indexesOf({ table, abilities: { hasTrigrams: true, hasBtreeGin: true } }).map((index) => `${index.isUnique ? 'unique ' : ''}${index.definition}`),
  ];
  const shapes = new Map<string, string[]>();
  for (const definition of definitions) {
    const { shape, column } = shapeOf({ text: briefly(definition, table), table });
    shapes.set(shape, [...(shapes.get(shape) ?? []), ...(column === null ? [] : [column])]);
  }
  return [...shapes].map(([shape, columns]) => `- \`${shape}\`${columns.length > 0 ? `: ${columns.join(', ')}` : ''}`);
}

/** How rows of each kind of tenancy are kept apart, a list of statements a kind, over a table called `$`. */
export function policyLines(loader: DeclarationLoader): string[] {
  const kinds = new Map(loader.all().filter(({ source }) => source === null).map((resource) => [resource.tenant, tableOf(resource)]));
  return [...kinds].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([kind, table]) => ['', `### ${kind}`, '', ...securityStatements(table).filter((one) => !one.startsWith('drop policy')).map((statement) => `- \`${statement.replaceAll(table.sql, '$')}\``)]);
}

/** Without quotation marks and with words for what is long: `live` for rows that are not deleted, `compared` for what must differ. */
function briefly(definition: string, { columns }: Table): string {
  const short = columns.reduce((text, { name }) => text.replaceAll(comparedText(quote(name)), `compared(${name})`), definition);
  return short.replaceAll('where "deleted_at" is null', 'live').replace(/"(\w+)"/g, '$1');
}

/** An index over one column of the record's own, with its name taken out. */
function shapeOf({ text, table }: { readonly text: string; readonly table: Table }): { readonly shape: string; readonly column: string | null } {
  const own = table.columns.filter(({ field, name }) => !(field.system && (name === 'id' || name === 'institute_id')) && new RegExp(`\\b${name}\\b`).test(text));
  if (own.length !== 1 || text.startsWith('foreign')) return { shape: text, column: null };
  return { shape: text.replace(new RegExp(`\\b${own[0]!.name}\\b`, 'g'), '$'), column: own[0]!.name };
}
