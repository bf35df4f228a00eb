import { filterSentence } from '../../fields/FilterSentence';
import type { LecternRecord } from '../../dataProvider';
import type { CellContext } from '../../fields/values/cellTypes';
import { evaluate } from '../../schemas';
import type { Field, Predicate, PredicateContext, Resource } from '../../schemas';

interface NotTakenProps {
  /** The field by which a new record would refer to this one; none where it does from within a list of its own. */
  readonly field: Field | undefined;
  readonly resource: Resource;
  readonly record: LecternRecord;
  readonly context: CellContext;
  readonly rules: PredicateContext;
}

/** Why nothing new can refer to a record as it is now, as the choices of the field that would refer leave it out: what of it stands against that. Null: it can. */
export function notTaken({ field, resource, record, context, rules }: NotTakenProps): string | null {
  if (field?.to !== resource.name) return null;
  const unmet = Object.entries(field.where ?? {}).find(([name, asked]) => !evaluate({ [name]: asked } as Predicate, record, rules));
  if (!unmet) return null;
  const against = resource.fields[unmet[0]];
  // A reference is known by its id alone here.
  if (!against || against.to !== null || against.type === 'oneOf') return context.translate('lectern.list.notNow');
  // What holds is said by its name alone: “Group closed”.
  if (against.type === 'boolean' && record[against.name] === true) return context.translate('lectern.record.notNow', { state: context.label(against.name) });
  const filter = { field: against.name, op: 'is', names: [against.name], pinned: false, default: null, isRequired: false } as const;
  return context.translate('lectern.record.notNow', { state: filterSentence({ field: against, filter, value: record[against.name], context }) });
}
