import { isOwnerField, isPersonField } from '../shared/owner';
import { OwnerTitle } from '../shared/OwnerTitle';
import { RefLink } from '../shared/RefLink';
import { RefTitle } from '../shared/RefTitle';
import { ABSENT, STAFF } from '../shared/titleIn';
import { plainText } from '../shared/values';
import type { Cell } from '../types';

export const cell: Cell = {
  render: ({ field, value, isDetail }) => {
    const to = field.to ?? '';
    const id = plainText(value);
    const absent = isPersonField(field) ? STAFF : ABSENT;
    if (isDetail) return <RefLink to={to} id={id} absent={absent} />;
    return isOwnerField(field) ? <OwnerTitle to={to} id={id} /> : <RefTitle to={to} id={id} absent={absent} />;
  },
};
