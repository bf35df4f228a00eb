import { Tags } from '../../cells/Tags';
import { joined } from '../../values/joined';
import { toTexts } from '../../values/values';
import type { Cell } from '../../values/cellTypes';

export const cell: Cell = {
  text: ({ field, value, context, path }) => joined({ texts: toTexts(value).map((one) => context.choice(path ?? field.name, one)), locale: context.locale }),
  render: ({ field, value, context, path, isDetail }) => (
    <Tags texts={toTexts(value).map((one) => context.choice(path ?? field.name, one))} isDetail={isDetail || context.isPrinted} />
  ),
};
