import { createContext } from 'react';
import type { Field, Head } from '../../schemas';

/** The institute a row belongs to. Without one it is the operator's, which is said rather than left empty. */
export function isOwnerField(field: Pick<Field, 'name' | 'system'>): boolean {
  return field.system && field.name === 'instituteId';
}

/** What a form holds where somebody has said that a record is the operator's own: nothing said is something else. */
export const OPERATOR = 'operator';

/** The module of the institutes that a list's rows belong to, where its reader may open them. Said once for all rows. */
export const OwnerLinkContext = createContext<Head | null>(null);

/** Who created or changed a record. Somebody the reader does not see is one of the operator's people. */
export function isPersonField(field: Pick<Field, 'isPerson'>): boolean {
  return field.isPerson;
}
