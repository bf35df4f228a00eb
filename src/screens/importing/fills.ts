import type { LecternDataProvider, LecternRecord } from '../../dataProvider';
import { filledBy, goneAlong, isEmptyValue } from '../../schemas';
import type { Field, PredicateContext, Resource } from '../../schemas';

type Values = Readonly<Record<string, unknown>>;

/** Records that references of rows name and that fill in what stands beside, by `<module> <id>`; null: this person may not read it. */
export type Fillers = Map<string, LecternRecord | null>;

interface FindParams {
  readonly provider: LecternDataProvider;
  readonly resource: Resource;
  /** What each row says, by field. */
  readonly rows: readonly Values[];
  /** What was found before, and what is added to it. */
  readonly fillers: Fillers;
  /** Whether this person reads the rows of a module: who may not fills in by hand, as in a form. */
  readonly mayRead: (module: string) => boolean;
  readonly signal: AbortSignal;
}

/** How many are asked for at one time. */
const AT_ONCE = 6;

/** Fetches what rows refer to where the reference fills in fields beside it (`fills`), each record once. @throws where it is called off */
export async function findFillers({ provider, resource, rows, fillers, mayRead, signal }: FindParams): Promise<void> {
  const named = rows.flatMap((values) => fillingIn(resource).flatMap((field) => (isEmptyValue(values[field.name]) || !mayRead(field.to!) ? [] : [keyOf(field, values[field.name])])));
  const open = [...new Set(named)].filter((key) => !fillers.has(key));
  const next = async (): Promise<void> => {
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      signal.throwIfAborted();
      const [to = '', id = ''] = key.split(' ');
      // Nor may every record of a module be read.
      fillers.set(key, await provider.getOne<LecternRecord>(to, { id, meta: { quiet: true } }).then(({ data }) => data, () => null));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

interface FilledParams {
  readonly resource: Resource;
  readonly values: Values;
  /** As the record was; null: it is new. */
  readonly before: Values | null;
  /** All that it will have, but for what is filled in. */
  readonly beside: Values;
  readonly fillers: Fillers;
  readonly context: PredicateContext;
}

/** What the records that a row chooses fill in, as in its form; of a change those alone that were not chosen before, and of the others what goes along with a date that is another. What the row says itself stands above it. */
export function filledIn({ resource, values, before, beside, fillers, context }: FilledParams): Values {
  const chosen = fillingIn(resource).filter(({ name }) => !isEmptyValue(values[name]) && values[name] !== before?.[name]);
  const others = before === null ? [] : fillingIn(resource).filter((field) => !chosen.includes(field));
  return Object.assign({}, ...[...chosen, ...others].map((field) => {
    const record = fillers.get(keyOf(field, beside[field.name]));
    if (!record) return {};
    return chosen.includes(field) ? filledBy({ field, record, beside, context }) : goneAlong({ field, record, before: before!, after: beside, context });
  })) as Values;
}

/** The fields that are filled in by records which have been looked at: what they do not fill in stays as it is on purpose. */
export function lookedAt({ resource, beside, fillers }: Pick<FilledParams, 'resource' | 'beside' | 'fillers'>): readonly string[] {
  return fillingIn(resource).filter((field) => fillers.get(keyOf(field, beside[field.name]))).flatMap(({ fills }) => Object.keys(fills));
}

function fillingIn({ fields }: Resource): readonly Field[] {
  return Object.values(fields).filter(({ to, fills }) => to !== null && Object.keys(fills).length > 0);
}

function keyOf({ to }: Field, id: unknown): string {
  return `${to} ${String(id)}`;
}
