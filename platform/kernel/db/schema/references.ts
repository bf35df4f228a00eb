import { mayBeNeeded, type DeclarationLoader, type Field, type Resource } from '../../../../src/schemas';
import { isPerson, quote, tableOf, type Column, type Table } from '../columns';
import { objectName } from './names';

/** A foreign key as it should be; its name changes with its definition. */
export interface ReferenceSpec {
  readonly name: string;
  readonly definition: string;
  readonly column: Column;
  readonly target: Table;
}

/**
 * Foreign keys of a table. Between rows of institutes a key holds the owner too, so that the database itself refuses a
 * reference into another institute. References that may point at the operator's rows, and lists of references, have
 * none: the operation that writes them looks them up. Nor have those to people who created or changed a row, since these may be
 * the operator's.
 */
export function referencesOf({ table, loader }: { table: Table; loader: DeclarationLoader }): ReferenceSpec[] {
  return table.columns.flatMap((column): ReferenceSpec[] => {
    const target = column.field.type === 'ref' && !isPerson(column.field) && column.field.to ? loader.get(column.field.to) : undefined;
    if (!target || target.tenant === 'shared' || outlives(column.field, target)) return [];
    const isOwned = target.tenant === 'owned';
    if (isOwned && table.resource.tenant !== 'owned') return [];
    const to = tableOf(target);
    const columns = isOwned ? `"institute_id", ${quote(column.name)}` : quote(column.name);
    const definition = `foreign key (${columns}) references ${to.sql} (${isOwned ? '"institute_id", "id"' : '"id"'})`;
    return [{ name: objectName({ prefix: 'fk', parts: [table.name, column.name], definition: `${table.name} ${definition}` }), definition, column, target: to }];
  });
}

/** A reference that must be there and keeps naming what is deleted stays when that is gone for good. */
function outlives(field: Field, target: Resource): boolean {
  return mayBeNeeded(field) && field.onDelete === 'name' && target.softDelete;
}
