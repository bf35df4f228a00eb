import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f } from '../../../src/schemas';
import { normalized, replies, show, useServer } from '../support/screens';

const server = useServer();
const book = defineResource({ name: 'book', tenant: 'platform', fields: { title: f.text({ required: true, searchable: true }), shelf: f.text() } });

/** What waits until the browser has nothing better to do, which jsdom never has. */
let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => (idle[handle - 1] = () => undefined));
});
afterEach(() => void vi.unstubAllGlobals());

it('draws a form once where nobody sees it, asks for nothing and leaves nothing', async () => {
  const elements: HTMLElement[] = [];
  const make = document.createElement.bind(document);
  const made = vi.spyOn(document, 'createElement').mockImplementation(((name: string, options?: ElementCreationOptions) => {
    const element = make(name, options);
    if (name === 'div') elements.push(element);
    return element;
  }) as typeof document.createElement);
  onTestFinished(() => made.mockRestore());
  server.current.reply = replies({ 'POST /book/search': () => ({ body: { data: { items: [{ id: 'b-1', title: 'Emma', shelf: 'A', version: 1, allowed: [] }, { id: 'b-2', title: 'Ulysses', shelf: 'B', version: 1, allowed: ['update'] }], total: 2, page: 0, size: 20 } } }) });
  const drawn = (): HTMLElement | undefined => elements.find((one) => !one.isConnected && one.querySelector('form input') !== null);
  const { unmount } = show({ server: server.current, declarations: [book], at: '/book', children: <ListScreen resource={normalized(book)} /> });
  await screen.findByText('Ulysses');
  await waitFor(() => {
    act(() => idle.splice(0).forEach((run) => run()));
    expect(drawn()).toBeDefined();
  }, { timeout: 20_000 });
  // Of the row that may be changed; it is in no page, so that nothing finds it by what it says.
  expect(drawn()!.querySelector<HTMLInputElement>('form input')!.value).toBe('Ulysses');
  expect(document.querySelector('form input[name="title"]')).toBeNull();
  expect(server.current.seen.filter(({ path }) => path.includes('b-2'))).toEqual([]);
  unmount();
});
