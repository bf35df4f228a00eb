import { humanize } from '../../../schemas/texts';
import type { Field } from '../../../schemas';
import type { CellContext } from '../../values/cellTypes';

/** What a row of a matrix is called: a module, or one of the field's own. */
export function rowName({ field, path, key, context }: { readonly field: Pick<Field, 'rowsFrom'>; readonly path: string; readonly key: string; readonly context: Pick<CellContext, 'translate' | 'choice'> }): string {
  return field.rowsFrom === null ? context.choice(path, key) : context.translate(`lectern.module.${key}`, { _: humanize(key) });
}
