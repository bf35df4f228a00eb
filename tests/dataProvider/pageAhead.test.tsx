import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient, DeclarationsProvider, freshAhead, usePageAhead } from '../../src/dataProvider';
import { createI18n } from '../../src/i18n';
import { loader, testConsole } from './support/console';
import { startServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.seen.length = 0;
  server.reply = ({ query }) => ({ body: { data: { items: [{ id: `of page ${query.get('page')}` }], total: 3 } } });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const SORT = { field: 'createdAt', order: 'DESC' } as const;
const FILTER = {};

interface Shown {
  readonly page: number;
  readonly perPage?: number;
  readonly isWanted?: boolean;
}

/** A list as react-admin asks for it, with the next page coming ahead. */
function list(initialProps: Shown) {
  const { dataProvider, sent } = testConsole({ url: server.url });
  const queryClient = createQueryClient();
  const { provider } = createI18n({ locale: 'en' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={provider} queryClient={queryClient} store={memoryStore()}>
      <DeclarationsProvider loader={loader}>{children}</DeclarationsProvider>
    </CoreAdminContext>
  );
  const use = ({ page, perPage = 1, isWanted = true }: Shown) => {
    const result = useGetList('coupon', { pagination: { page, perPage }, sort: SORT, filter: FILTER }, { staleTime: freshAhead });
    usePageAhead('coupon', { shown: { page, perPage, sort: SORT, filter: FILTER }, total: result.total ?? 0, isWanted: isWanted && !result.isFetching });
    return result;
  };
  return { ...renderHook(use, { wrapper, initialProps }), queryClient, sent };
}

const asked = () => server.seen.map(({ query }) => Number(query.get('page')));
const rest = () => act(() => new Promise((done) => setTimeout(done, 900)));

it('the next page comes once, in a quiet moment, and stands at once when it is turned to', async () => {
  const { result, rerender, queryClient } = list({ page: 1 });
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  expect(asked()).toEqual([0]);
  await waitFor(() => expect(asked()).toEqual([0, 1]), { timeout: 3_000 });
  await rest();
  rerender({ page: 2 });
  expect(result.current).toMatchObject({ data: [{ id: 'of page 1' }], isFetching: false });
  await waitFor(() => expect(asked()).toEqual([0, 1, 2]), { timeout: 3_000 });
  // Back to where nothing came ahead, the answer is asked for as ever.
  rerender({ page: 1 });
  await waitFor(() => expect(asked()).toEqual([0, 1, 2, 0]));
  // What a write has made old is asked for again, also where it came ahead.
  await act(() => queryClient.invalidateQueries({ queryKey: ['coupon'], refetchType: 'none' }));
  rerender({ page: 3 });
  await waitFor(() => expect(asked()).toEqual([0, 1, 2, 0, 2]));
  await rest();
  expect(asked()).toHaveLength(5);
});

it.each<[string, Shown]>([
  ['its pager is out of sight', { page: 1, isWanted: false }],
  ['there is none', { page: 3 }],
  ['a page holds very many rows', { page: 1, perPage: 100 }],
])('no page comes ahead where %s', async (_why, shown) => {
  server.reply = () => ({ body: { data: { items: [{ id: 'a' }], total: shown.perPage ? 500 : 3, size: shown.perPage ?? 20 } } });
  const { result } = list(shown);
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  await rest();
  expect(server.seen).toHaveLength(1);
});

it('a page that cannot come ahead says nothing, and is asked for again when it is turned to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result, rerender, sent } = list({ page: 1 });
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  server.reply = () => ({ status: 500, body: {} });
  await waitFor(() => expect(asked()).toEqual([0, 1]), { timeout: 3_000 });
  expect(sent).toEqual([]);
  server.reply = () => ({ body: { data: { items: [{ id: 'b' }], total: 3, size: 1 } } });
  rerender({ page: 2 });
  await waitFor(() => expect(result.current.data).toEqual([{ id: 'b' }]));
});
