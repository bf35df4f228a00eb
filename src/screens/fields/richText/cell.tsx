import { lazy, Suspense } from 'react';
import { withWords } from '../../../i18n/withWords';
import { Line } from '../shared/textCell';
import { plainOf } from '../shared/html';
import { plainText } from '../shared/values';
import type { Cell } from '../types';

const SafeHtml = lazy(() => withWords(() => import('../shared/SafeHtml')));

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
