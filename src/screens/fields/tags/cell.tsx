import { Tags } from '../shared/Tags';
import { toTexts } from '../shared/values';
import type { Cell } from '../types';

export const cell: Cell = { render: ({ value, isDetail, context }) => <Tags texts={toTexts(value)} isDetail={isDetail || context.isPrinted} /> };
