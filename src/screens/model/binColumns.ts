import { normalizeField } from '../../schemas';
import type { Field } from '../../schemas';

/** What a list tells of deleted records besides their own fields: when and by whom they were deleted, and until when they can be restored. */
export const binColumns: readonly Field[] = [
  normalizeField({ type: 'datetime', readOnly: true }, 'deletedAt'),
  { ...normalizeField({ type: 'ref', to: 'user', readOnly: true }, 'deletedById'), isPerson: true },
  normalizeField({ type: 'datetime', readOnly: true, shownAs: 'deadline' }, 'purgedAt'),
];
