import { maySee, namedIn, seesOwners } from '../../schemas';
import type { Actor, Field, Resource } from '../../schemas';
import { readChoice, withNewColumns } from './columnChoice';
import type { ColumnChoice } from './columnChoice';

/** Types that say nothing in one line. */
const UNFIT = new Set<Field['type']>(['password', 'json', 'group']);

export interface ChosenParams {
  readonly resource: Resource;
  readonly visible: readonly Field[];
  /** All rows belong to one institute, so that a column of institutes says nothing. */
  readonly isOneInstitute: boolean;
  /** What was remembered; null: nothing. */
  readonly kept: unknown;
}

interface Chosen {
  readonly shown: readonly Field[];
  readonly all: readonly Field[];
  readonly isChanged: boolean;
  /** Names of the columns in their order, also of those that are left out for now. */
  readonly order: readonly string[];
  readonly choice: ColumnChoice | null;
}

/** Where a choice is remembered: below `lectern.`, for each user and module. */
export function columnsKey({ userId, resource }: { readonly userId: string; readonly resource: string }): string {
  return `columns.${userId}.${resource}`;
}

/** The fields that somebody may see. @param mayRead whether another module is read by them: what its records name is shown to its readers @default all are */
export function visibleFields({ resource, actor, mayRead = () => true }: { resource: Resource; actor: Actor; mayRead?: (module: string) => boolean }): readonly Field[] {
  return Object.values(resource.fields).filter((field) => maySee(actor, field) && (namedIn(field) === null || mayRead(namedIn(field)!.named)) && (!(field.system && field.name === 'instituteId') || seesOwners(actor, resource)));
}

/** The chosen columns; those of the declaration where nothing was chosen. */
export function chosenColumns({ resource, visible, isOneInstitute, kept }: ChosenParams): Chosen {
  const fit = visible.filter((field) => !UNFIT.has(field.type) && field.name !== 'version' && !(isOneInstitute && field.name === resource.institute));
  const find = (names: readonly string[]): Field[] => names.flatMap((name) => fit.find((field) => field.name === name) ?? []);
  const declared = withOwner(resource);
  // A list of names alone tells nothing of the owner's column, unless the declaration names it.
  const read = readChoice({ kept, declared: resource.list.columns });
  // A module may have changed since the choice was made: what is gone is skipped, and something always stays.
  const isChanged = read !== null && find(read.shown).length > 0;
  const order = isChanged ? withNewColumns({ choice: read, declared }) : declared;
  const shown = find(order);
  return { shown, all: [...shown, ...fit.filter((field) => !shown.includes(field))], isChanged, order, choice: read };
}

/** What a file of the rows holds: what somebody has chosen for the list, else what the declaration says of files, else what the list shows. */
export function fileColumns({ resource, columns: { all, shown, isChanged } }: { readonly resource: Resource; readonly columns: Pick<Chosen, 'all' | 'shown' | 'isChanged'> }): readonly Field[] {
  const declared = isChanged ? [] : (resource.export?.columns ?? []).flatMap((name) => all.find((field) => field.name === name) ?? []);
  return declared.length > 0 ? declared : shown;
}

const OWNER = 'instituteId';

/** The declared columns, with whose row it is behind the first, which names the record. Who sees one institute alone does not see that field. */
export function withOwner(resource: Resource): readonly string[] {
  const { columns } = resource.list;
  const isThere = columns.includes(OWNER) || !resource.fields[OWNER]?.system;
  return isThere ? columns : columns.toSpliced(1, 0, OWNER);
}
