import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Resource } from '../../../src/schemas';
import { INSTITUTES } from './people';
import type { TestPlatform } from './testPlatform';

interface Beneath {
  readonly platform: Pick<TestPlatform, 'context'>;
  readonly resource: Resource;
  readonly instituteId?: string;
  /** The rows' ids. @default one new id */
  readonly ids?: readonly string[];
  /** What their texts begin with. */
  readonly text?: string;
}

/** Puts rows into the tables beneath a view, so that the module whose rows it gives has them. @returns their ids */
export async function insertBeneath({ platform, resource, instituteId = INSTITUTES.north, ids = [newId()], text = 'Value number' }: Beneath): Promise<readonly string[]> {
  const insert = INSERTS[resource.source!];
  if (!insert) throw new RangeError(`Nobody has said how a row of the view ${resource.source} comes to be: add it to tests/platform/support/beneath.ts.`);
  await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    for (const statement of insert({ ids, instituteId, text })) await statement.execute(trx);
  });
  return ids;
}

type Insert = (of: { readonly ids: readonly string[]; readonly instituteId: string; readonly text: string }) => ReturnType<typeof sql>[];

const sales: Insert = ({ ids, instituteId, text }) => [sql`
  insert into core.sale (id, institute_id, number, status, applied_for, item, buyer_name, buyer_email, coupon_code, price, discount, created_at, sold_at)
  select id, ${instituteId}::uuid, ${text} || '-n-' || id, 'paid', 'course', ${text} || '-item-' || id, ${text} || '-buyer-' || id, lower(replace(${text}, ' ', '.')) || '.' || id || '@example.org', upper(${text}) || '-' || n, 100000 + n, 5000,
    now() - n * interval '1 minute', now() - n * interval '1 minute' + interval '1 second' from unnest(${ids}::uuid[]) with ordinality as one (id, n)`];

/** How rows come to be, by the view that gives them. */
const INSERTS: Readonly<Record<string, Insert>> = {
  sales,
  transactions: (of) => [...sales(of), sql`
    insert into core.payment (id, institute_id, sale_id, kind, status, method, amount, reference, payer_name, payer_email, created_at, settled_at)
    select id, ${of.instituteId}::uuid, id, 'payment', 'successful', 'upi', 100000 + n, ${of.text} || '-ref-' || id, ${of.text} || '-payer-' || id, lower(replace(${of.text}, ' ', '.')) || '.' || id || '@example.org',
      now() - n * interval '1 minute', now() - n * interval '1 minute' from unnest(${of.ids}::uuid[]) with ordinality as one (id, n)`],
};
