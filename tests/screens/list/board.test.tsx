import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { createLoader, defineResource, type DeclarationError, type ResourceInput } from '../../../src/schemas';
import { normalized, show, useServer } from '../support/screens';
import { parcel, parcels, platformOf, type Parcel } from './support';

const held = useServer();
beforeEach(() => localStorage.clear());
/** Parcels and not leads: the board is a word of the declaration. */
const boarded = defineResource({ ...parcel, list: { ...parcel.list, board: true, segments: ['packed', 'sent'] } });

function open(at = '/parcel', wait: (status: string) => Promise<unknown> | undefined = () => undefined) {
  const rows: Parcel[] = parcels(3).map((row, index) => (index === 2 ? { ...row, status: 'sent', allowed: ['update', 'lose'] } : row));
  held.current.reply = async (request) => {
    const { filters } = (request.json ?? {}) as { filters?: { status?: readonly string[] } };
    const [, id, action] = /\/parcel\/(p\d)\/(send|lose)$/.exec(request.path) ?? [];
    const row = rows.find((one) => one.id === id);
    if (row && action) {
      Object.assign(row, { status: action === 'send' ? 'sent' : 'lost', allowed: action === 'send' ? ['update', 'lose'] : ['update'] });
      return { body: { data: row } };
    }
    if (filters?.status) await wait([filters.status].flat()[0]!);
    return platformOf(filters?.status ? rows.filter(({ status }) => filters.status!.includes(status)) : rows)(request);
  };
  return show({ server: held.current, declarations: [boarded], at, children: <ListScreen resource={normalized(boarded)} /> });
}
const asBoard = async () => userEvent.click(await screen.findByRole('button', { name: 'As a board' }));
const column = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const cards = async (name: RegExp) => (await column(name)).findAllByRole('link').then((links) => links.map(({ textContent }) => textContent));

it('shows the rows of each state in a column, with how many there are, and stays so', async () => {
  const { unmount } = open();
  await asBoard();
  expect(await cards(/^Packed\s*2/)).toEqual(['Parcel 01', 'Parcel 02']);
  expect(await cards(/^Sent\s*1/)).toEqual(['Parcel 03']);
  expect(await (await column(/^Lost/)).findByText('Nothing here')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Kinds of rows' })).toBeNull();
  unmount();
  open();
  expect(await cards(/^Sent\s*1/)).toEqual(['Parcel 03']);
  await userEvent.click(await screen.findByRole('button', { name: 'As a list' }));
  expect(await screen.findByRole('navigation', { name: 'Kinds of rows' })).toBeTruthy();
});

it('keeps to the states that are asked for', async () => {
  open('/parcel?filter=%7B%22status%22%3A%5B%22sent%22%5D%7D');
  await asBoard();
  expect(await cards(/^Sent\s*1/)).toEqual(['Parcel 03']);
  expect(screen.queryByRole('region', { name: /^Packed/ })).toBeNull();
});

it('leads a card to another state by the keyboard, by the action that leads there, which asks first', async () => {
  open();
  await asBoard();
  const link = await (await column(/^Packed/)).findByRole('link', { name: 'Parcel 01' });
  link.focus();
  fireEvent.keyDown(link, { key: 'ArrowLeft', altKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('There is nothing beyond “Packed”.')).toBeTruthy();
  fireEvent.keyDown(link, { key: 'ArrowRight', altKey: true });
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /send/i }));
  await waitFor(async () => expect(await cards(/^Sent\s*2/)).toEqual(['Parcel 01', 'Parcel 03']));
  // The focus goes along: the next arrow leads the card on.
  await waitFor(async () => expect(document.activeElement).toBe((await column(/^Sent/)).getByRole('link', { name: 'Parcel 01' })));
  expect(held.current.seen.filter(({ path }) => path.endsWith('/send')).map(({ path }) => path)).toEqual([expect.stringMatching(/\/parcel\/p1\/send$/)]);
});

it.each([['shows the card', 'sent'], ['lets it go', 'packed']])('has the focus at the card that was led on, whichever column %s last', async (_, late) => {
  let isHeld = false;
  open('/parcel', (status) => (isHeld && status === late ? new Promise((done) => void setTimeout(done, 400)) : undefined));
  await asBoard();
  const link = await (await column(/^Packed/)).findByRole('link', { name: 'Parcel 01' });
  link.focus();
  isHeld = true;
  fireEvent.keyDown(link, { key: 'ArrowRight', altKey: true });
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /send/i }));
  await waitFor(async () => expect([await cards(/^Packed\s*1/), await cards(/^Sent\s*2/)]).toEqual([['Parcel 02'], ['Parcel 01', 'Parcel 03']]));
  await waitFor(async () => expect(document.activeElement).toBe((await column(/^Sent/)).getByRole('link', { name: 'Parcel 01' })));
});

it('takes a card that is carried only where an action leads, and asks what it asks', async () => {
  open();
  await asBoard();
  const card = (await (await column(/^Sent/)).findByRole('link', { name: 'Parcel 03' })).closest('li')!;
  const data = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(card, { dataTransfer: data });
  const places = () => ['Packed', 'Sent', 'Lost'].map((name) => screen.getByRole('region', { name: new RegExp(`^${name}`) }));
  expect(places().map(({ dataset }) => dataset['takes'])).toEqual(['false', 'false', 'true']);
  // A browser lets a card fall only where the place has taken the event.
  expect(fireEvent.dragOver(places()[0]!, { dataTransfer: data })).toBe(false);
  fireEvent.drop(places()[0]!, { dataTransfer: data });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('“Parcel 03” cannot go from “Sent” to “Packed”. From there it can go to: Lost.')).toBeTruthy();
  fireEvent.dragStart(card, { dataTransfer: data });
  fireEvent.drop(places()[2]!, { dataTransfer: data });
  expect(await screen.findByRole('textbox', { name: /reason/i })).toBeTruthy();
  expect(held.current.seen.filter(({ path }) => path.endsWith('/lose'))).toEqual([]);
});

it.each([
  ['a module without states', { ...parcel, lifecycle: undefined, list: { ...parcel.list, board: true } }, 'no stored state'],
  ['a state that no row can be asked by', { ...parcel, list: { ...parcel.list, filters: ['weight'], board: true } }, 'cannot be asked for the rows of one status'],
  ['states that nothing leads to', { ...parcel, lifecycle: { field: 'status', byPlatform: ['sent', 'lost'], actions: { note: { from: ['packed'], set: { weight: 1 } } } }, list: { ...parcel.list, board: true } }, 'no action leads'],
])('is refused for %s', (_, input, says) => {
  let found: unknown;
  try {
    createLoader({ sources: [{ name: 'test', read: () => [input as ResourceInput] }] });
  } catch (error) {
    found = error;
  }
  expect((found as DeclarationError).problems).toContainEqual(expect.objectContaining({ path: 'list.board', message: expect.stringContaining(says) }));
});
