import { RefTags } from '../../cells/RefTitle';
import { mayBeAlike } from '../../values/titleIn';
import { toTexts } from '../../values/values';
import type { Cell } from '../../values/cellTypes';

export const cell: Cell = {
  render: ({ field, value, isDetail, context }) => <RefTags to={field.to ?? ''} ids={toTexts(value)} isDetail={isDetail || context.isPrinted || false} isApart={mayBeAlike(field)} />,
};
