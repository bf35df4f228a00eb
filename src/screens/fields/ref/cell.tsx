import { RefLink } from '../shared/RefLink';
import { RefTitle } from '../shared/RefTitle';
import type { Cell } from '../types';

export const cell: Cell = {
  render: ({ field, value, isDetail }) =>
    isDetail ? <RefLink to={field.to ?? ''} id={String(value)} /> : <RefTitle to={field.to ?? ''} id={String(value)} />,
};
