import { humanize } from '../../../schemas/texts';
import type { CellContext } from '../types';

/** What a module is called where rights are given. */
export function moduleName({ key, context }: { readonly key: string; readonly context: Pick<CellContext, 'translate'> }): string {
  return context.translate(`lectern.module.${key}`, { _: humanize(key) });
}
