import { openList } from '../../src/dataProvider/envelope';
import { rawCall } from './raw';

type Values = Record<string, unknown>;

export interface PageSettings {
  in?: 'body';
  first?: number;
  most?: number;
}

/** Where size and page stand, what the first is called, and how many rows are granted: found by asking for two rows at a time. Null where a module has too few to tell. */
export async function findPages({ base, path, token }: { base: string; path: string; token: string | null }): Promise<PageSettings | null> {
  const ask = async (where: 'query' | 'body', page: number, size = 2): Promise<{ items: readonly unknown[]; total: number | null } | null> => {
    const place = { size, page };
    const reply = await rawCall({ base, method: 'POST', path, token, ...(where === 'query' ? { query: place, body: { query: '', filters: {} } } : { body: { query: '', filters: {}, ...place } }) });
    try {
      return openList({ body: reply.body, headers: reply.headers });
    } catch {
      return null;
    }
  };
  const all = await ask('query', 0, 1_000);
  if (!all || all.items.length < 5) return null;
  const isOther = (one: readonly unknown[] | undefined, other: readonly unknown[] | undefined): boolean => JSON.stringify(one?.[0]) !== JSON.stringify(other?.[0]);
  for (const where of ['query', 'body'] as const) {
    const [zero, one, two] = [await ask(where, 0), await ask(where, 1), await ask(where, 2)];
    if (one?.items.length !== 2 || !isOther(one.items, two?.items)) continue;
    const first = zero?.items.length === 2 && isOther(zero.items, one.items) ? 0 : 1;
    const large = await ask(where, first, 1_000);
    const granted = large && large.total !== null && large.items.length < Math.min(1_000, large.total) ? large.items.length : undefined;
    return { ...(where === 'body' ? { in: 'body' as const } : {}), ...(first === 1 ? { first } : {}), ...(granted ? { most: granted } : {}) };
  }
  return null;
}

/** The rows of one page as they came. */
export async function rawRows({ base, path, token, page }: { base: string; path: string; token: string | null; page: PageSettings }): Promise<{ rows: readonly Values[]; total: number | null } | { failure: number }> {
  const place = { size: Math.min(50, page.most ?? 50), page: page.first ?? 0 };
  const reply = await rawCall({ base, method: 'POST', path, token, ...(page.in === 'body' ? { body: { query: '', filters: {}, ...place } } : { query: place, body: { query: '', filters: {} } }) });
  const code = Number((reply.body as { httpcode?: unknown } | null)?.httpcode ?? reply.status);
  if (code < 200 || code >= 300) return { failure: code };
  try {
    const { items, total } = openList({ body: reply.body, headers: reply.headers });
    return { rows: items as Values[], total };
  } catch {
    return { failure: -1 };
  }
}
