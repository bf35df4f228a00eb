import { RefTags } from '../shared/RefTitle';
import { toTexts } from '../shared/values';
import type { Cell } from '../types';

export const cell: Cell = {
  render: ({ field, value, isDetail, context }) => <RefTags to={field.to ?? ''} ids={toTexts(value)} isDetail={isDetail || context.isPrinted || false} />,
};
