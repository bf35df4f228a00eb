import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useGetList, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createQueryClient, shownTitle, DeclarationsProvider, useAction, useActor, useBulkRun, useDeclared, useFailureText, useLecternData, useLookup, useTexts, useTitles, useTotals, useUpload,
} from '../../src/dataProvider';
import { wholeI18n } from '../support/wholeI18n';
import { loader, testConsole } from './support/console';
import type { TestServer } from './support/server';
import { testServer } from './support/testServer';

const server = testServer();
beforeAll(() => {
  // Outside production react-admin writes every failed call to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const ok = (data: unknown) => ({ body: { data } });
const actor = { id: 'u', role: 'super_admin', instituteId: null, allowAllInstitutes: false, modules: {} };
const authProvider = {
  login: async () => undefined, logout: async () => false as const, checkAuth: async () => undefined, checkError: async () => undefined, getPermissions: async () => actor,
};

/** A hook below the contexts of the console, over the test's server. */
function hook<T>(use: () => T) {
  const { dataProvider } = testConsole({ url: server.url });
  const queryClient = createQueryClient();
  const i18n = { provider: wholeI18n('en') };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} authProvider={authProvider} i18nProvider={i18n.provider} queryClient={queryClient} store={memoryStore()}>
      <DeclarationsProvider loader={loader}>{children}</DeclarationsProvider>
    </CoreAdminContext>
  );
  return { ...renderHook(use, { wrapper }), queryClient, i18n };
}

describe('words', () => {
  it('call a record by the word of a choice in its title', () => {
    const resource = loader.get('aiTokenTransactionReport')!;
    const { result } = hook(() => shownTitle({ resource, record: { id: 'a', kind: 'purchase' }, translate: useTranslate() }));
    expect(result.current).toBe('Bought');
  });

  it('come from the module, then from the shared ones, then from the name', () => {
    const { result } = hook(() => useTexts('institution'));
    const texts = result.current;
    expect([texts.module, texts.one, texts.menu]).toEqual(['Institutions', 'Institution', 'Institution']);
    expect([texts.field('timezone'), texts.field('createdAt'), texts.field('whoKnowsWhat')]).toEqual(['Time zone', 'Created', 'Who knows what']);
    expect([texts.choice('status', 'awaiting'), texts.action('suspend'), texts.section('pictures')]).toEqual(['Awaiting approval', 'Suspend', 'Pictures']);
    expect([texts.hint('name'), texts.pattern('name')]).toEqual([null, null]);
  });

  it.each(loader.all().map((resource) => resource.name))('%s has no raw key and a hint and a pattern wherever it is declared', (name) => {
    const { result } = hook(() => ({ texts: useTexts(name), resource: useDeclared(name) }));
    const { texts, resource } = result.current;
    const said = [texts.module, texts.one, ...Object.values(resource.fields).flatMap((field) => [texts.field(field.name), ...field.choices.map((value) => texts.choice(field.name, value))])];
    for (const words of said) expect(words).not.toMatch(/^resources\.|^lectern\.|^$/);
    for (const field of Object.values(resource.fields)) {
      expect(Boolean(texts.hint(field.name))).toBe(field.hint);
      if (field.pattern) expect(texts.pattern(field.name)).toBeTruthy();
    }
  });
});

describe('who is signed in', () => {
  it('is known from the auth provider', async () => {
    const { result } = hook(() => useActor());
    await waitFor(() => expect(result.current).toEqual(actor));
  });
});

describe('references', () => {
  it('are named by one call for everything drawn together, apart from the whole records', async () => {
    server.reply = ({ query }) => ok({ items: query.getAll('id').map((id) => ({ id, title: `Title ${id}` })), total: 1 });
    const { result, queryClient } = hook(() => [useTitles('user', ['a']), useTitles('user', ['b', null, 'a']), useTitles('user', [])]);
    await waitFor(() => expect(result.current[1]!.titles.size).toBe(2));
    expect(result.current[0]!.titles.get('a')?.title).toBe('Title a');
    expect(result.current[2]).toMatchObject({ isPending: false });
    expect(server.seen).toHaveLength(1);
    expect(queryClient.getQueryData(['user', 'getOne', { id: 'a', meta: undefined }])).toBeUndefined();
  });

  it('are looked up by words and by what their field allows', async () => {
    server.reply = () => ok({ items: [{ id: '1', title: 'One', picture: '/p.png' }], total: 7 });
    const { result } = hook(() => useLookup('language', { q: 'on', where: { status: 'active' }, size: 5 }));
    await waitFor(() => expect(result.current.items).toMatchObject([{ id: '1', title: 'One', picture: '/p.png' }]));
    expect(result.current).toMatchObject({ total: 7, isPending: false, error: null });
    expect(Object.fromEntries(server.seen[0]!.query)).toEqual({ q: 'on', status: 'active', size: '5', page: '0' });
  });
});

describe('sums', () => {
  it('are asked for with the filter of the list', async () => {
    server.reply = () => ok({ items: [], total: 3, totals: { usedCount: 9 } });
    const { result } = hook(() => useTotals('coupon', { filter: { status: 'active' } }));
    await waitFor(() => expect(result.current.totals).toEqual({ usedCount: 9 }));
    expect(server.seen[0]!.json).toMatchObject({ status: 'active', totals: true });
  });
});

describe('answers', () => {
  it('are asked for again on reconnect, not on focus; a write without a connection fails at once', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ refetchOnWindowFocus: false, refetchOnReconnect: true, retry: false });
    expect(mutations).toMatchObject({ networkMode: 'always', retry: false });
  });

  it('are given up when the screen is left', async () => {
    server.reply = () => ({ fault: 'hang' });
    server.givenUp = 0;
    const { unmount } = hook(() => useGetList('coupon', { filter: {} }));
    await waitFor(() => expect(server.seen).toHaveLength(1));
    unmount();
    await waitFor(() => expect(server.givenUp).toBe(1));
  });
});

describe('actions', () => {
  it('bring the open record up to date, guard by its version and tell what followed', async () => {
    server.reply = () => ({ body: { data: { id: '1', version: 4, status: 'suspended' }, facts: [{ name: 'told', value: 'Asha' }, { name: 'odd' }] } });
    const { result, queryClient } = hook(() => useAction('institution'));
    const key = ['institution', 'getOne', { id: '1', meta: undefined }];
    queryClient.setQueryData(key, { id: '1', version: 3, status: 'active', name: 'A' });
    await act(async () => {
      expect(await result.current.run({ action: 'suspend', record: { id: '1', version: 3 }, answers: { reason: 'because' } })).toMatchObject({ facts: [{ name: 'told', value: 'Asha' }], record: { id: '1', version: 4, status: 'suspended' } });
    });
    expect(queryClient.getQueryData(key)).toMatchObject({ version: 4, status: 'suspended', name: 'A' });
    expect(server.seen[0]).toMatchObject({ method: 'PUT', path: '/api/v9/institute/1/suspendInstitute', json: { reason: 'because' } });
    expect(result.current.isRunning).toBe(false);
  });

  it('that are refused since the record has changed bring it up to date, so that a second try is over that', async () => {
    server.reply = () => ({ status: 412, body: { code: 'STALE', message: 'Changed meanwhile.', data: { id: '1', version: 7, status: 'active', name: 'B' } } });
    const { result, queryClient } = hook(() => useAction('institution'));
    const key = ['institution', 'getOne', { id: '1', meta: undefined }];
    queryClient.setQueryData(key, { id: '1', version: 3, status: 'active', name: 'A' });
    queryClient.setQueryData(['institution', 'getList', {}], { data: [], total: 0 });
    await act(async () => {
      await expect(result.current.run({ action: 'suspend', record: { id: '1', version: 3 }, meta: { quiet: true } })).rejects.toMatchObject({ status: 412 });
    });
    expect(queryClient.getQueryData(key)).toMatchObject({ version: 7, name: 'B' });
    expect(queryClient.getQueryState(['institution', 'getList', {}])?.isInvalidated).toBe(true);
  });

  it('run over a selection with a reason for each that failed, and again for those alone', async () => {
    let isBroken = true;
    server.reply = ({ path }) => (isBroken && path.includes('/b/') ? { status: 409, body: { code: 'TRANSITION_REFUSED', message: 'It is suspended already.', resource: 'institution', field: 'status', action: 'suspend', state: 'suspended' } } : ok({ id: 'x', version: 2 }));
    const { result } = hook(() => ({ bulk: useBulkRun('institution'), data: useLecternData() }));
    expect(result.current.bulk.state).toBeNull();
    const perform = (id: string) => result.current.data.act('institution', { id, action: 'suspend', meta: { quiet: true } });
    await act(() => result.current.bulk.start({ ids: ['a', 'b', 'c'], perform }));
    expect(result.current.bulk.state).toMatchObject({ phase: 'finished', failed: [{ id: 'b', reason: '“Suspend” is not possible now: the record is “Suspended”.' }] });
    isBroken = false;
    server.seen.length = 0;
    await act(() => result.current.bulk.retryFailed());
    expect(result.current.bulk.state).toMatchObject({ phase: 'finished', failed: [] });
    expect(server.seen.map((one) => one.path)).toEqual(['/api/v9/institute/b/suspendInstitute']);
    act(() => result.current.bulk.reset());
    expect(result.current.bulk.state).toBeNull();
  });
});

describe('uploads', () => {
  const field = loader.require('banner').fields['imageURL']!;

  it('refuse a file before anything is sent, and say why', async () => {
    const { result } = hook(() => useUpload({ resource: 'banner', field }));
    await act(async () => expect(await result.current.upload(new File([new Uint8Array(1_000_001)], 'a.png'))).toBeNull());
    expect(result.current.problem?.key).toBe('lectern.upload.tooLarge');
    await act(async () => expect(await result.current.upload(new File(['x'], 'a.svg'))).toBeNull());
    expect(result.current.problem?.key).toBe('lectern.upload.extension');
    await act(async () => expect(await result.current.upload(new File(['MZ\u0090 an executable'], 'a.png'))).toBeNull());
    expect(result.current.problem?.key).toBe('lectern.upload.wrongContent');
    expect(server.seen).toEqual([]);
  });

  it('end with the public address, or with the problem', async () => {
    server.reply = ({ method }) => (method === 'POST' ? ok({ uploadURL: `${server.url}/f`, filePublicUrl: '/files/a.png' }) : {});
    const { result } = hook(() => useUpload({ resource: 'banner', field }));
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'a.png');
    await act(async () => expect(await result.current.upload(png)).toBe('/files/a.png'));
    expect(result.current).toMatchObject({ isUploading: false, progress: 1, problem: null });
    await act(async () => expect(await result.current.upload('')).toBe(''));
    server.reply = () => ({ status: 500 });
    await act(async () => expect(await result.current.upload(png)).toBeNull());
    expect(result.current.problem).toEqual({ key: 'fixed.upload.noUploadUrl' });
  });
});

describe('the words for a failure', () => {
  it('say what happened, by reason and code, in the platform’s words where nobody knows them', async () => {
    const { result } = hook(() => ({ words: useFailureText(), data: useLecternData() }));
    const failing = async (reply: Awaited<ReturnType<TestServer['reply']>>) => {
      server.reply = () => reply;
      return result.current.words(await result.current.data.getOne('coupon', { id: '1' }).catch((error: unknown) => error));
    };
    expect(await failing({ status: 409, body: { code: 'TRANSITION_REFUSED', message: 'Only from active.' } })).toBe('This cannot be done in the record’s current state.');
    expect(await failing({ status: 403, body: { code: 'FORBIDDEN', reason: 'closesOwnAccount', message: 'x' } })).toBe('You cannot close your own account.');
    expect(await failing({ status: 409, body: { code: 'NEVER_HEARD_OF', message: 'Only on Fridays.' } })).toBe('Only on Fridays.');
    expect(await failing({ status: 422, body: { code: 'VALIDATION', errors: { code: 'x' }, problems: { code: { code: 'tooShort', params: { min: 4 } } } } })).toBe('Use at least 4 characters.');
    const { result: ofTest } = hook(() => useFailureText('test'));
    server.reply = () => ({ status: 422, body: { code: 'VALIDATION', errors: { duration: 'x' }, problems: { duration: { code: 'rule', params: { says: 'sectionsTooLong', minutes: 90 } } } } });
    const refused: unknown = await result.current.data.getOne('coupon', { id: '1' }).catch((error: unknown) => error);
    expect(ofTest.current(refused)).toBe('Duration: The sections take 90 minutes together, which is more than the test has.');
    expect(await failing({ status: 403 })).toBe('You do not have the right to do this.');
    expect(await failing({ fault: 'drop' })).toMatch(/could not be reached/);
    expect(await failing({ status: 422, body: { code: 'VALIDATION', errors: { code: 'Too short.' } } })).toBe('Too short.');
    expect(result.current.words(new Error('plain'))).toBe('plain');
    expect(result.current.words(null)).toMatch(/unexpected/);
  });
});
