import { Tags } from '../../cells/Tags';
import { toTexts } from '../../values/values';
import type { Cell } from '../../values/cellTypes';

export const cell: Cell = {
  text: ({ field, value, context, path }) => toTexts(value).map((one) => context.choice(path ?? field.name, one)).join(', '),
  render: ({ field, value, context, path, isDetail }) => (
    <Tags texts={toTexts(value).map((one) => context.choice(path ?? field.name, one))} isDetail={isDetail || context.isPrinted} />
  ),
};
