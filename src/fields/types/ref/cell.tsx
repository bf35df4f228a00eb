import { isOwnerField, isPersonField } from '../../cells/owner';
import { OwnerTitle } from '../../cells/OwnerTitle';
import { RefLink } from '../../cells/RefLink';
import { RefTitle } from '../../cells/RefTitle';
import { ABSENT, STAFF } from '../../values/titleIn';
import { plainText } from '../../values/values';
import type { Cell } from '../../values/cellTypes';

export const cell: Cell = {
  render: ({ field, value, isDetail }) => {
    const to = field.to ?? '';
    const id = plainText(value);
    const absent = isPersonField(field) ? STAFF : ABSENT;
    if (isDetail) return <RefLink to={to} id={id} absent={absent} />;
    return isOwnerField(field) ? <OwnerTitle to={to} id={id} /> : <RefTitle to={to} id={id} absent={absent} />;
  },
};
