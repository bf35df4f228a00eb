import { sql } from 'kysely';
import { isCalledByItsText, maySee, toldApartBy, type Field } from '../../../src/schemas';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import type { Operation, Trx, Values } from '../operation';
import { named } from './places';

type Choice = Readonly<Record<string, unknown>>;

interface PlacesParams {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly rows: readonly Values[];
  /** What is told of these rows otherwise. */
  readonly choices: readonly Choice[];
  /** Whether rows of several institutes stand beside each other. */
  readonly isMixed: boolean;
  /** Records are named that stand somewhere already: what a tree has them below and whose they are is known there. */
  readonly isNaming: boolean;
}

/**
 * Choices with what they stand in behind what tells them apart otherwise: what a tree has them below, the records without which their titles are not unique, and
 * their institute, the operator's own without one. These names, in that order, are also `within`: whoever reads the second line knows which of its words are the record's own.
 */
export async function withPlaces({ operation, trx, rows, choices, isMixed, isNaming }: PlacesParams): Promise<Choice[]> {
  const names = [...(await Promise.all(placesOf(operation, isNaming).map((field) => namesOf({ operation, trx, rows, field })))), ...(isMixed && !isNaming ? [await ownersOf({ trx, rows })] : [])];
  return choices.map((choice, at) => {
    const within = names.flatMap((ofRow) => ofRow[at] || []);
    return within.length > 0 ? { ...choice, subtitle: [choice['subtitle'], ...within].filter(Boolean).join(' · '), within } : choice;
  });
}

/** References whose records tell rows apart. What is called by all that it says is no name of a place. */
function placesOf({ resource, actor, context: { loader } }: Operation, isNaming: boolean): readonly Field[] {
  const names = new Set([...(resource.tree?.parent && !isNaming ? [resource.tree.parent] : []), ...toldApartBy(resource)]);
  return [...names].flatMap((name) => resource.fields[name] ?? []).filter((field) => maySee(actor, field) && !isCalledByItsText(loader.require(field.to!)));
}

/** What the records at a reference are called, row by row. */
async function namesOf({ operation: { table, context }, trx, rows, field }: Pick<PlacesParams, 'operation' | 'trx' | 'rows'> & { readonly field: Field }): Promise<readonly (string | undefined)[]> {
  const column = table.byField.get(field.name)!.name;
  const ids = rows.map((row) => (row[column] ? String(row[column]) : null));
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return [];
  const titles = new Map((await named({ context, to: field.to!, ids: asked, trx })).map(({ id, title }) => [id, title]));
  return ids.map((id) => (id === null ? undefined : titles.get(id)));
}

async function ownersOf({ trx, rows }: Pick<PlacesParams, 'trx' | 'rows'>): Promise<readonly (string | undefined)[]> {
  const ids = rows.map((row) => String(row['institute_id']));
  const { rows: owners } = await sql<{ id: string; name: string }>`select id, name from app.institution where id = any(${[...new Set(ids)]}::uuid[]) and id <> ${PLATFORM_INSTITUTE}`.execute(trx);
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id));
}
