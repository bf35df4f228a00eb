import { isSame } from '../dataProvider/writeValues';
import { cleanValue } from '../schemas';
import type { Field } from '../schemas';

type Values = Readonly<Record<string, unknown>>;

/** A field whose value differs between a form and the record as somebody else has saved it meanwhile. */
export interface Clash {
  readonly field: Field;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** It was changed in the form too: saving over it puts `mine` in its place. Else theirs stays. */
  readonly isOverwritten: boolean;
  /** Both have changed it, each to something else. */
  readonly isOfBoth: boolean;
}

/**
 * Where a form and the record as it is now say different things, in the order of the fields.
 * @param record as it was when the form was opened
 * @param values of the form, clean
 */
export function clashesOf({ fields, record, current, values }: { fields: readonly Field[]; record: Values; current: Values; values: Values }): readonly Clash[] {
  return fields.flatMap((field) => {
    const [theirs, mine, before] = [current, values, record].map((one) => cleanValue({ field, value: one[field.name] }));
    if (field.writeOnly || !(field.name in current) || isSame(theirs, mine)) return [];
    const isOverwritten = !isSame(mine, before);
    return [{ field, theirs, mine, isOverwritten, isOfBoth: isOverwritten && !isSame(theirs, before) }];
  });
}
