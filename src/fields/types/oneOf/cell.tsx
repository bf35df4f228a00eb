import { pointedAt } from '../../../schemas';
import { PointedTitle } from '../../cells/PointedTitle';
import type { Cell } from '../../values/cellTypes';

export const cell: Cell = {
  render: ({ field, value, isDetail = false }) => {
    const pointed = pointedAt({ field, value });
    return pointed && <PointedTitle to={pointed.to} id={pointed.id} isDetail={isDetail} />;
  },
};
