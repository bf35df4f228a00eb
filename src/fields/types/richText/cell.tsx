import { lazy, Suspense } from 'react';
import { withWords } from '../../../i18n/withWords';
import { Line } from '../../cells/textCell';
import { plainOf } from '../../../schemas';
import { plainText } from '../../values/values';
import type { Cell } from '../../values/cellTypes';

const SafeHtml = lazy(() => withWords(() => import('../../cells/SafeHtml')));

export const cell: Cell = {
  render: ({ value, isDetail }) => {
    const text = plainOf(plainText(value));
    return isDetail ? (
      <Suspense fallback={<Line text={text} />}>
        <SafeHtml html={plainText(value)} />
      </Suspense>
    ) : (
      <Line text={text} />
    );
  },
};
