import { isOwnerField, isPersonField } from '../../cells/owner';
import { OwnerTitle } from '../../cells/OwnerTitle';
import { RefLink } from '../../cells/RefLink';
import { RefTitle } from '../../cells/RefTitle';
import { ABSENT, mayBeAlike, STAFF } from '../../values/titleIn';
import { plainText } from '../../values/values';
import type { Cell } from '../../values/cellTypes';

export const cell: Cell = {
  render: ({ field, value, isDetail }) => {
    const to = field.to ?? '';
    const id = plainText(value);
    const absent = isPersonField(field) ? STAFF : ABSENT;
    const isApart = mayBeAlike(field);
    if (isDetail) return <RefLink to={to} id={id} absent={absent} isApart={isApart} />;
    return isOwnerField(field) ? <OwnerTitle to={to} id={id} /> : <RefTitle to={to} id={id} absent={absent} isApart={isApart} />;
  },
};
