import type { DeclarationLoader } from '../../src/schemas';
import { tableOf } from '../db/columns';
import { indexesOf } from '../db/schema/indexes';
import { referencesOf } from '../db/schema/references';

/** The tables of all declarations as a page of Markdown. */
export function tablesPage({ loader }: { loader: DeclarationLoader }): string {
  const sections = [...loader.all()].sort((a, b) => (a.name < b.name ? -1 : 1)).map((resource) => {
    const table = tableOf(resource);
    const rows = table.columns.map((column) => `| ${column.name} | ${column.type} | ${column.isRequired ? 'not null' : ''} | ${code(column.default)} | ${column.field.unique ? (column.field.unique === 'tenant' && table.hasOwner ? 'per institute' : 'everywhere') : ''} |`);
    const keys = referencesOf({ table, loader }).map((reference) => `- ${code(reference.definition)}`);
    const indexes = indexesOf({ table, abilities: { hasTrigrams: true, hasBtreeGin: true } }).map((index) => `- ${index.isUnique ? 'unique ' : ''}${code(index.definition)}`);
    return [
      `## app.${table.name}`, '', `Rows: ${resource.tenant}. Key: ${table.key.join(', ')}.`, '',
      '| Column | Type | Null | Default | Unique |', '|---|---|---|---|---|', ...rows, '',
      ...(keys.length > 0 ? ['Foreign keys:', '', ...keys, ''] : []), 'Indexes:', '', ...indexes,
    ].join('\n');
  });
  return `# Tables\n\nGenerated from the declarations. Every table also has \`deleted_at\` and \`deleted_by_id\`, and \`search_text\` where the search box finds its rows; row-level security is forced on all.\n\n${sections.join('\n\n')}\n`;
}

function code(text: string | null): string {
  return text === null ? '' : `\`${text}\``;
}
