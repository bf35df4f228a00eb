import type { ReactNode } from 'react';
import { useRecordContext } from 'ra-core';
import { isEmptyValue, type Matrix } from '../../../schemas';
import type { CellProps } from '../../values/cellTypes';
import { useResources } from '../../../shell/nav/useMenu';
import { joined } from '../../values/joined';
import { matrixLines } from './matrixLines';
import { granteeOfRecord, openToRole } from './openToRole';

/** What is ticked, rows of the same columns together. */
export default function MatrixLists({ field, matrix, context, path = field.name }: CellProps & { matrix: Matrix }): ReactNode {
  const lines = matrixLines({ field, matrix, context, path });
  const record = useRecordContext();
  const hasProfile = field.over !== null && !isEmptyValue(record?.[field.over]);
  const resources = useResources();
  const to = field.rowsFrom && record ? granteeOfRecord({ field, record }) : null;
  const open = to ? openToRole({ resources, to, translate: context.translate }) : [];
  const beside = open.length > 0 ? [context.translate('lectern.access.everybody', { names: joined({ texts: open, locale: context.locale }) })] : [];
  const none = hasProfile ? 'lectern.access.noneOwn' : field.rowsFrom && open.length === 0 ? 'lectern.access.nothing' : 'lectern.access.none';
  return [...(lines.length > 0 ? lines : [context.translate(none)]), ...beside].map((line) => <p key={line} style={{ margin: 0 }}>{line}</p>);
}
