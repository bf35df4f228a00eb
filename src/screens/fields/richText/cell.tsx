import { lazy, Suspense } from 'react';
import { Line } from '../shared/textCell';
import { plainOf } from '../shared/html';
import type { Cell } from '../types';

const SafeHtml = lazy(() => import('../shared/SafeHtml'));

export const cell: Cell = {
  render: ({ value, isDetail }) => {
    const text = plainOf(String(value));
    return isDetail ? (
      <Suspense fallback={<Line text={text} />}>
        <SafeHtml html={String(value)} />
      </Suspense>
    ) : (
      <Line text={text} />
    );
  },
};
