import { evaluate, isEmptyValue, maySee, predicateFields } from '../../schemas';
import type { Actor, PredicateContext, Resource } from '../../schemas';

type Values = Readonly<Record<string, unknown>>;

interface EmptiedByParams {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly rules: PredicateContext;
  /** What is known of each row: of what it does not tell it may have a value. */
  readonly rows: readonly Values[];
  /** What all of them are given. */
  readonly given: Values;
}

/** Names of further fields that some row has, as far as is known, and does not have any more once it is given these values. */
export function emptiedBy({ resource, actor, rules, rows, given }: EmptiedByParams): string[] {
  const conditional = Object.values(resource.fields).filter((field) => field.when && !(field.name in given) && maySee(actor, field));
  return conditional.filter(({ name, when }) => {
    const asked = [...predicateFields(when)];
    return asked.some((one) => one in given) && rows.some((row) => {
      const after = { ...row, ...given };
      const isGone = asked.every((one) => one in after) && !evaluate(when, after, rules);
      const wasThere = !asked.every((one) => one in row) || evaluate(when, row, rules);
      return isGone && wasThere && !(name in row && isEmptyValue(row[name]));
    });
  }).map(({ name }) => name);
}
