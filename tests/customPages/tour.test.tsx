import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../src/resources/language';
import HelpPanel from '../../src/shell/help/HelpPanel';
import { openScreen } from '../../src/shell/help/screenKind';
import { TourHost } from '../../src/shell/tour/TourHost';
import { TourInvitation } from '../../src/shell/tour/TourInvitation';
import { endTour } from '../../src/shell/tour/tourControl';
import { country } from '../fixtures/country';
import { normalized, show, useServer } from '../screens/support/screens';

const held = useServer();
const box = (size: number) => ({ x: 0, y: 0, left: 0, top: 0, right: size, bottom: size, width: size, height: size, toJSON: () => ({}) });

beforeEach(() => {
  // jsdom lays nothing out: what says it is hidden is, all else is there.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return box(this.hasAttribute('data-none') ? 0 : 40);
  });
});
afterEach(() => {
  act(endTour);
  vi.restoreAllMocks();
});

function frame() {
  return show({
    server: held.current,
    declarations: [country],
    at: '/country',
    children: (
      <>
        <nav data-tour="menu" />
        <div data-tour="filters" data-none="" />
        <button data-tour="account">me</button>
        <TourInvitation />
        <TourHost />
      </>
    ),
  });
}

it('is offered once, walks past what is there, and gives the focus back', async () => {
  frame();
  await userEvent.click(screen.getByRole('button', { name: 'Take the tour' }));
  const first = await screen.findByRole('dialog', { name: 'Tour, step 1 of 2' });
  expect(within(first).getByRole('heading', { name: 'The menu' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Next');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeTruthy();
  await userEvent.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('heading', { name: 'The menu' })).toBeTruthy();
  await userEvent.tab();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take the tour' })).toBeNull();
});

it('is not offered again to who does not want it', async () => {
  frame();
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByText('New here? See in a minute where things are.')).toBeNull();
});

it.each([
  ['/country', 'list'], ['/country/create', 'form'], ['/country/42', 'form'], ['/country/42/show', 'record'],
  ['/home', 'page home'], ['/profile', 'page profile'], ['/settings/domains', 'page settings'], ['/', 'page firstSteps'], ['/institute/membership', 'page planExpired'], ['/web-builder', 'page webBuilder'], ['/app-builder', 'pending'],
])('knows what kind of screen %s is', (pathname, kind) => {
  const resource = normalized(country);
  const open = openScreen({ pathname, loader: { all: () => [resource], get: (name) => (name === 'country' ? resource : undefined) } });
  expect(open.kind === 'page' ? `page ${open.route.key}` : open.kind).toBe(kind);
});

it('tells of the open screen, and of its module what the declaration says', async () => {
  show({ server: held.current, declarations: [country], at: '/country', children: <HelpPanel onKeys={() => undefined} /> });
  expect(await screen.findByRole('complementary', { name: 'Help for this screen' })).toBe(document.activeElement);
  expect(screen.getByRole('heading', { name: 'Lists' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'About Country' })).toBeTruthy();
});

it('explains each state and each action of a module in one sentence', async () => {
  show({ server: held.current, declarations: [language], at: '/language', children: <HelpPanel onKeys={() => undefined} /> });
  const termOf = async (name: string): Promise<string> => (await screen.findAllByText(name)).find((one) => one.tagName === 'DT')?.nextElementSibling?.textContent ?? '';
  expect(await termOf('Inactive')).toBe('Is not offered for anything new; what uses it keeps it.');
  expect(await termOf('Deactivate')).toBe('Stops offering the language; nothing that uses it changes.');
});
