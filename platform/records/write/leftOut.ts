import { holdsRight, recordTitle } from '../../../src/schemas';
import { seenOf } from '../present';
import type { Operation, Trx, Values } from '../operation';
import { placesOf } from '../read/places';

/** A record that went into the bin with another, and stays there since it no longer fits. */
export interface LeftOut {
  readonly module: string;
  readonly id: string;
  /** What else it belongs to, such as the batch of a seat, or its own title; `null` where the actor may not read it. */
  readonly title: string | null;
}

/** What is told of a row that stays in the bin. `without`: what it was to come back with, which need not be named. */
export async function leftOutOf({ operation, trx, row, without }: { operation: Operation; trx: Trx; row: Values; without: string }): Promise<LeftOut> {
  const { resource, actor, context } = operation;
  const id = String(row['id']);
  if (!holdsRight(actor, resource, 'read')) return { module: resource.name, id, title: null };
  const record = seenOf(operation, row);
  const places = await placesOf({ context, resource, trx, record, without: [without] });
  return { module: resource.name, id, title: places.join(', ') || recordTitle(resource, record) };
}
