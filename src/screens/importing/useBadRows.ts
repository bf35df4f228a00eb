import { useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import type { CellContext } from '../../fields/values/cellTypes';
import { useListModel } from '../model/listModel';
import { saveBadRows } from './badRows';
import type { FileTable } from './fileTable';
import { stateOf } from './importRow';
import type { Mapping } from './mapping';
import { sayFault } from './sayFault';
import type { UseImport } from './useImport';

interface BadRowsParams {
  readonly importing: UseImport;
  readonly contexts: readonly CellContext[];
  readonly mapping: Mapping;
  readonly table: FileTable | null;
}

/** Downloads the rows with which something is wrong, each with why, to be mended and imported once more; null where there are none. */
export function useBadRows({ importing, contexts, mapping, table }: BadRowsParams): (() => void) | null {
  const translate = useTranslate();
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const rows = importing.rows.filter((row) => stateOf(row) === 'wrong');
  const [context] = contexts;
  if (!table || !context || rows.length === 0) return null;
  return () => saveBadRows({
    rows, table, mapping, title: texts.module, reason: translate('lectern.imports.check.reason'), row: translate('lectern.imports.check.row'),
    say: (name, fault) => sayFault({ fault, field: resource.fields[name], source: mapping[name], context, patternText: texts.pattern }),
    nameOf: (name) => (name === '' ? translate('lectern.imports.check.wholeRow') : texts.field(name)),
  });
}
