import type { ReactNode } from 'react';
import { useRecordContext } from 'ra-core';
import { isEmptyValue, type Matrix } from '../../../schemas';
import type { CellProps } from '../../values/cellTypes';
import { useResources } from '../../../shell/nav/useMenu';
import { modulesWithScreen } from '../../../shell/table/modulesWithScreen';
import { joined } from '../../values/joined';
import { matrixLines } from './matrixLines';
import { granteeOfRecord, openToRole } from './openToRole';
import { rowName } from './rowName';

/** What is ticked, rows of the same columns together. Modules that open nothing yet are named apart: their rights promise nothing. */
export default function MatrixLists({ field, matrix, context, path = field.name }: CellProps & { matrix: Matrix }): ReactNode {
  const record = useRecordContext();
  const hasProfile = field.over !== null && !isEmptyValue(record?.[field.over]);
  const resources = useResources();
  const opening = modulesWithScreen(resources);
  const isLater = (key: string): boolean => field.rowsFrom !== null && resources.length > 0 && !opening.has(key);
  const lines = matrixLines({ field, matrix: Object.fromEntries(Object.entries(matrix).filter(([key]) => !isLater(key))), context, path });
  const given = Object.keys(matrix).filter((key) => isLater(key) && matrix[key]!.length > 0).map((key) => rowName({ field, path, key, context }));
  const later = given.length > 0 ? [context.translate('lectern.access.later', { names: joined({ texts: given.sort((a, b) => a.localeCompare(b, context.locale)), locale: context.locale }) })] : [];
  const to = field.rowsFrom && record ? granteeOfRecord({ field, record }) : null;
  const open = to ? openToRole({ resources, to, translate: context.translate }) : [];
  const beside = open.length > 0 ? [context.translate('lectern.access.everybody', { names: joined({ texts: open, locale: context.locale }) })] : [];
  const none = hasProfile ? 'lectern.access.noneOwn' : field.rowsFrom && open.length === 0 ? 'lectern.access.nothing' : 'lectern.access.none';
  return [...(lines.length > 0 ? lines : [context.translate(none)]), ...beside, ...later].map((line) => <p key={line} style={{ margin: 0 }}>{line}</p>);
}
