import { lazy, Suspense } from 'react';
import { withWords } from '../../../i18n/withWords';
import { isMatrix } from '../../../schemas';
import { Line } from '../../cells/textCell';
import type { Cell, CellProps } from '../../values/cellTypes';
import { joined } from '../../values/joined';

// A record's own page tells all of it, in words that come with such pages.
const MatrixLists = lazy(() => withWords(() => import('./MatrixLists')));

export const cell: Cell = {
  text: (props) => summary(props),
  render: (props) =>
    props.isDetail && isMatrix(props.value) ? (
      <Suspense fallback={<Line text={summary(props)} />}>
        <MatrixLists {...props} matrix={props.value} />
      </Suspense>
    ) : (
      <Line text={summary(props)} />
    ),
};

function summary({ field, value, context, path = field.name }: CellProps): string {
  const rows = isMatrix(value) ? Object.keys(value) : [];
  if (field.rowsFrom) return context.translate('lectern.fields.modules', { smart_count: rows.length });
  return joined({ texts: rows.map((row) => context.choice(path, row)), locale: context.locale });
}
