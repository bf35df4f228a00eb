import { Tags } from '../../cells/Tags';
import { toTexts } from '../../values/values';
import type { Cell } from '../../values/cellTypes';

export const cell: Cell = { render: ({ value, isDetail, context }) => <Tags texts={toTexts(value)} isDetail={isDetail || context.isPrinted} /> };
