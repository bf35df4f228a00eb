import { Tags } from '../shared/Tags';
import { toTexts } from '../shared/values';
import type { Cell } from '../types';

export const cell: Cell = {
  text: ({ field, value, context, path }) => toTexts(value).map((one) => context.choice(path ?? field.name, one)).join(', '),
  render: ({ field, value, context, path, isDetail }) => (
    <Tags texts={toTexts(value).map((one) => context.choice(path ?? field.name, one))} isDetail={isDetail || context.isPrinted} />
  ),
};
