import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createSession } from '../../src/authProvider';
import { defineResource, f } from '../../src/schemas';
import { ONLY_READ } from '../../src/shell/nav/listVisit';
import { applyAppearance } from '../../src/ui/look/appearance';
import { hasUnsaved, holdUnsaved, keepUnsaved } from '../../src/ui/leaving';
import { parcel } from '../screens/list/support';
import { superAdmin, useServer } from '../screens/support/screens';
import { clerk, openFrame } from './support/frame';
import type { FrameParams } from './support/frame';

const held = useServer();
const frame = (params: Omit<FrameParams, 'server'>) => openFrame({ server: held.current, ...params });
/** Who may open what AI tokens are for. */
const holder = { ...clerk, modules: { ...clerk.modules, aiToken: clerk.modules['parcel']! } };
const institute = { ...holder, id: 'u-3', role: 'institute' as const };

describe('the frame', () => {
  it('offers the modules that are held and marks the open one', async () => {
    frame({ at: '/parcel', actor: { ...clerk, modules: { ...clerk.modules, settings: { create: false, read: true, update: false, delete: false } } } });
    const link = await screen.findByRole('link', { name: 'Parcel' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
    const box = screen.getByRole('searchbox', { name: 'Find a screen' });
    await userEvent.type(box, 'zzz');
    expect(screen.queryByRole('link', { name: 'Parcel' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Search everything for “zzz”' })).toBeTruthy();
    await userEvent.clear(box);
    await userEvent.type(box, 'sett{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/app/settings'));
  });

  it('holds screens that are not built yet only where that is wanted; by their address they open all the same', async () => {
    frame({ at: '/forTesting', showsPending: false });
    expect(await screen.findByText('This part of the console is not available yet.')).toBeTruthy();
    const menu = screen.getByRole('navigation', { name: 'Main navigation' });
    expect(within(menu).getAllByRole('link').length).toBeGreaterThan(0);
    // A page may have a region that is called as a group of the menu.
    expect(within(menu).queryAllByRole('region')).toEqual([]);
    expect(within(menu).getAllByRole('group').length).toBeGreaterThan(0);
    expect(menu.querySelector('[data-pending-mark]')).toBeNull();
  });

  it('follows the white label that the institute is given or loses meanwhile', async () => {
    const poster = defineResource({ name: 'poster', menu: { group: 'site', hiddenFor: ['whiteLabelled'] }, fields: { title: f.text() } });
    createSession().store({ token: 'abc', userDetails: { id: 'u-3', name: 'Asha Nair', email: null, role: 'institute', instituteId: 'i', moduleAccess: [{ key: 'parcel' }, { key: 'poster' }] } });
    const { session } = frame({ at: '/parcel', actor: { ...institute, modules: { ...clerk.modules, poster: clerk.modules['parcel']! } }, declarations: [parcel, poster] });
    const label = (isWhiteLabelled: boolean) => act(() => session.storeAccess({ moduleAccess: [{ key: 'parcel' }, { key: 'poster' }], isWhiteLabelled }));
    expect(await screen.findByRole('link', { name: 'Poster' })).toBeTruthy();
    label(true);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Poster' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Parcel' })).toBeTruthy();
    label(false);
    expect(await screen.findByRole('link', { name: 'Poster' })).toBeTruthy();
  });

  it('follows the names of the institute and of its person that are given meanwhile', async () => {
    createSession().store({ token: 'abc', userDetails: { id: 'u-3', name: 'Asha Nair', email: null, role: 'institute', instituteId: 'i', instituteName: 'Kochi Maths', moduleAccess: [{ key: 'parcel' }] } });
    const { session } = frame({ at: '/parcel', actor: institute });
    const banner = await screen.findByRole('banner');
    act(() => session.storeAccess({ moduleAccess: [{ key: 'parcel' }], name: 'Asha Menon', instituteName: 'Kochi Science' }));
    await waitFor(() => expect(banner.textContent).toContain('Kochi Science'));
    expect(banner.textContent).toContain('Asha Menon');
    act(() => session.storeAccess({ moduleAccess: [{ key: 'parcel' }], name: 'Asha Nair' }));
  });

  it('shows the access-denied screen in place of one whose right is missing', async () => {
    frame({ at: '/parcel/create' });
    expect(await screen.findByRole('heading', { name: 'You do not have access to this screen' })).toBeTruthy();
    expect(screen.queryByText('Another screen')).toBeNull();
  });

  it('shows the record to whoever comes for its form and may only read it', async () => {
    frame({ at: '/parcel/p-1' });
    expect(await screen.findByText('Another screen')).toBeTruthy();
    expect(window.location.pathname).toBe('/app/parcel/p-1/show');
    expect((window.history.state as { usr: unknown }).usr).toEqual(ONLY_READ);
  });

  it('leads an unknown address to the landing page: the first module, home for the super admin', async () => {
    const first = frame({ at: '/no/such/place' });
    await waitFor(() => expect(window.location.pathname).toBe('/app/parcel'));
    expect(await screen.findByText(/There is no page at \/app\/no\/such\/place\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('dialog', { name: 'Search screens, records and actions' })).toBeTruthy();
    expect(screen.queryByText(/There is no page at/)).toBeNull();
    first.unmount();
    const behindHash = frame({ at: '/#/no/such/place' });
    await waitFor(() => expect(window.location.pathname).toBe('/app/parcel'));
    expect(await screen.findByText(/There is no page at \/app#\/no\/such\/place\./)).toBeTruthy();
    behindHash.unmount();
    const long = frame({ at: `/${'x'.repeat(3_000)}` });
    expect(await screen.findByText(/There is no page at \/app\/x{74}…\. You/)).toBeTruthy();
    long.unmount();
    frame({ at: '/nonsense', actor: superAdmin });
    await waitFor(() => expect(window.location.pathname).toBe('/app/home'));
    expect(await screen.findByRole('heading', { name: 'Home screen' })).toBeTruthy();
  });

  it('keeps standing when a screen fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    frame({ at: '/parcel', ListScreen: () => { throw new Error('broken'); } });
    expect(await screen.findByRole('heading', { name: "We'll Be Back Soon!" })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Parcel' })).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('offers in the account menu exactly what the specification names', async () => {
    held.current.reply = ({ path }) => ({ body: { data: path.endsWith('/ai-token/balance') ? { credit: 1500.6, debit: 200, balance: 1300.6 } : {} } });
    const signOut = vi.fn(async () => undefined);
    frame({ at: '/parcel', actor: holder, signOut });
    await userEvent.click(await screen.findByRole('button', { name: 'Account: Asha Nair, Sub admin' }));
    expect(await screen.findByText('1,300')).toBeTruthy();
    const menu = within(screen.getByRole('dialog', { name: 'Account' }));
    expect(menu.getByText('Asha Nair')).toBeTruthy();
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['My Profile', 'AI Token1,300', 'Logout']);
    expect(held.current.seen.find(({ path }) => path.endsWith('/ai-token/balance'))?.query.get('instituteId')).toBe('i');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });

  it('asks before one signs out over something that is typed and not saved', async () => {
    const signOut = vi.fn(async () => undefined);
    frame({ at: '/parcel', signOut });
    const release = holdUnsaved(() => true);
    const askToSignOut = async (): Promise<void> => {
      await userEvent.click(await screen.findByRole('button', { name: /^Account: / }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    };
    await askToSignOut();
    // Its code comes when it is first asked.
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }, { timeout: 10_000 })).getByText('Stay here'));
    expect(signOut).not.toHaveBeenCalled();
    await askToSignOut();
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect(hasUnsaved()).toBe(false);
    keepUnsaved();
    release();
  });

  it.each([
    ['the super admin', { actor: superAdmin, user: { instituteName: null } }, ['My Profile', 'Logout']],
    ['an institute', { actor: institute }, ['My Profile', 'AI Token0', 'Logout']],
    ['a white-labelled institute', { actor: institute, user: { isWhiteLabelled: true, role: 'super_admin' } }, ['My Profile', 'AI Token0', 'Membership', 'Logout']],
    ['somebody without the right to AI tokens', { actor: clerk }, ['My Profile', 'Logout']],
    ['somebody without an institute', { actor: { ...holder, instituteId: null }, user: { instituteName: null } }, ['My Profile', 'Logout']],
  ])('shows %s the lines of the account menu that are theirs', async (_who, params, lines) => {
    frame({ at: '/home', ...params });
    await userEvent.click(await screen.findByRole('button', { name: /^Account: / }));
    const menu = within(screen.getByRole('dialog', { name: 'Account' }));
    await waitFor(() => expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(lines));
  });

  it('leads from the account menu to the AI tokens of the institute', async () => {
    frame({ at: '/home', actor: institute, showsPending: false });
    await userEvent.click(await screen.findByRole('button', { name: /^Account: / }));
    const line = await screen.findByRole('menuitem', { name: /^AI Token/ });
    expect(line.textContent).not.toContain('Not available yet');
    await userEvent.click(line);
    expect(window.location.pathname).toContain('/ai-token');
  });

  it('hides My Profile and what moves the navigation while the stored flag says so', async () => {
    localStorage.setItem('lectern.profileHidden', 'true');
    frame({ at: '/parcel', actor: superAdmin });
    await userEvent.click(await screen.findByRole('button', { name: /^Account: / }));
    expect(screen.queryByRole('menuitem', { name: 'My Profile' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Narrow the navigation' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
    await screen.findByRole('radio', { name: 'Dark' });
    expect(screen.queryByRole('radio', { name: 'Top' })).toBeNull();
    localStorage.clear();
  });

  it('moves the navigation to the top and back, and keeps it there', async () => {
    frame({ at: '/parcel' });
    await userEvent.click(await screen.findByRole('button', { name: 'Appearance' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Top' }));
    await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Find a screen' })).toBeNull());
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    expect((await bar.findByRole('link', { name: 'Parcel' })).getAttribute('aria-current')).toBe('page');
    expect(localStorage.getItem('lectern.navigation')).toBe('top');
    await userEvent.click(screen.getByRole('radio', { name: 'Side' }));
    expect(await screen.findByRole('searchbox', { name: 'Find a screen' })).toBeTruthy();
  });

  it('has in its corner a button that opens the help chat', async () => {
    frame({ at: '/parcel' });
    expect((await screen.findByRole('button', { name: 'Ask the assistant' })).getAttribute('aria-expanded')).toBe('false');
  });

  it('applies and remembers theme, colour and density', async () => {
    applyAppearance();
    frame({ at: '/parcel' });
    await userEvent.click(await screen.findByRole('button', { name: 'Appearance' }));
    const panel = await screen.findByRole('dialog', { name: 'Appearance' });
    await userEvent.click(within(panel).getByRole('radio', { name: 'Dark' }));
    await userEvent.click(within(panel).getByRole('radio', { name: 'Teal' }));
    expect({ ...document.documentElement.dataset }).toMatchObject({ theme: 'dark', accent: 'teal', density: 'normal' });
    expect(localStorage.getItem('lectern.theme')).toBe('dark');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Appearance' }));
    localStorage.clear();
    act(applyAppearance);
  });

  it('says what failed calls ask it to say, and does what they ask', async () => {
    const { signals } = frame({ at: '/parcel', actor: institute });
    await screen.findByRole('heading', { name: 'The list' });
    act(() => signals.emit({ kind: 'message', tone: 'error', title: null, text: { key: 'fixed.http.serverError' } }));
    const alert = screen.getByText('Internal Server Error').closest<HTMLElement>('[role=alert]')!;
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(alert.textContent).toBe(''));
    act(() => signals.emit({ kind: 'planExpired', to: '/app/institute/membership?p=changeplan', text: { key: 'fixed.http.planExpired' } }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/app/institute/membership?p=changeplan'));
    expect(await screen.findByRole('heading', { name: 'Membership of your institute' })).toBeTruthy();
    act(() => signals.emit({ kind: 'navigateRoot', to: '/', status: 418 }));
    expect(await screen.findByRole('heading', { name: 'First steps' })).toBeTruthy();
    expect(window.location.pathname).toBe('/app');
    localStorage.clear();
  });

  it('offers to take back what a notice says is done, once', async () => {
    const onUndo = vi.fn();
    const Doing = (): ReactNode => {
      const notify = useNotify();
      return <button onClick={() => notify('lectern.bulk.undone', { onUndo })}>do it</button>;
    };
    frame({ at: '/parcel', ListScreen: Doing });
    await userEvent.click(await screen.findByRole('button', { name: 'do it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('names the page of an expired plan once', async () => {
    frame({ at: '/institute/membership', actor: institute });
    await screen.findByRole('heading', { name: 'Membership of your institute' });
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows who belongs to an institute whose plan has ended what is left, and all again once it runs', async () => {
    localStorage.setItem('lectern.token', 'Bearer a-token-of-some-length');
    localStorage.setItem('lectern.user', JSON.stringify({ id: institute.id, role: 'institute', instituteId: 'i' }));
    localStorage.setItem('lectern.planExpired', 'said');
    let isPlanActive = false;
    held.current.reply = ({ path }) => ({ body: { data: path.endsWith('/user/details') ? { userDetails: { isPlanActive } } : {} } });
    const first = frame({ at: '/institute/membership', actor: institute });
    const paths = () => within(screen.getByRole('navigation', { name: 'Main navigation' })).getAllByRole('link').map((link) => link.getAttribute('href'));
    await screen.findByText('Your institute’s plan has ended. Until it is renewed, only these screens are open.');
    await waitFor(() => expect(paths()).toEqual(['/app/profile', '/app/institute/membership']));
    // The page says the same, also without the mark of who was led there.
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
    await waitFor(() => expect(held.current.seen.some(({ path }) => path.endsWith('/user/details'))).toBe(true));
    expect(paths()).toHaveLength(2);
    first.unmount();
    isPlanActive = true;
    frame({ at: '/institute/membership', actor: institute });
    await waitFor(() => expect(paths()).toContain('/app/parcel'));
    expect(screen.queryByText(/plan of your institute has ended/)).toBeNull();
    expect(localStorage.getItem('lectern.planExpired')).toBeNull();
  });

  it('opens all again once the plan is renewed while the console is open, as soon as the platform says that something has changed', async () => {
    localStorage.setItem('lectern.token', 'Bearer a-token-of-some-length');
    localStorage.setItem('lectern.user', JSON.stringify({ id: institute.id, role: 'institute', instituteId: 'i' }));
    localStorage.setItem('lectern.planExpired', 'said');
    let isPlanActive = false;
    held.current.reply = ({ path }) => ({ body: { data: path.endsWith('/user/details') ? { userDetails: { isPlanActive } } : {} } });
    const { session } = frame({ at: '/institute/membership', actor: institute });
    const paths = () => within(screen.getByRole('navigation', { name: 'Main navigation' })).getAllByRole('link').map((link) => link.getAttribute('href'));
    await screen.findByText('Your institute’s plan has ended. Until it is renewed, only these screens are open.');
    act(() => session.storeRightsMark('mark 1'));
    await waitFor(() => expect(held.current.seen.filter(({ path }) => path.endsWith('/user/details')).length).toBeGreaterThan(1));
    expect(paths()).toHaveLength(2);
    isPlanActive = true;
    act(() => session.storeRightsMark('mark 2'));
    await waitFor(() => expect(paths()).toContain('/app/parcel'));
    expect(localStorage.getItem('lectern.planExpired')).toBeNull();
  });

  it('asks nothing but whether the plan runs again, where it is known to have ended', async () => {
    localStorage.setItem('lectern.token', 'Bearer a-token-of-some-length');
    localStorage.setItem('lectern.user', JSON.stringify({ id: institute.id, role: 'institute', instituteId: 'i' }));
    localStorage.setItem('lectern.planExpired', 'said');
    let isPlanActive = false;
    held.current.reply = ({ path }) => ({ body: { data: path.endsWith('/user/details') ? { userDetails: { isPlanActive } } : {} } });
    const drawn = vi.fn();
    const Listed = (): ReactNode => {
      drawn();
      return <h1>The list</h1>;
    };
    const first = frame({ at: '/parcel', actor: institute, ListScreen: Listed });
    expect(await screen.findByRole('heading', { name: 'Membership of your institute' })).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/app/institute/membership?p=changeplan');
    expect(drawn).not.toHaveBeenCalled();
    first.unmount();
    isPlanActive = true;
    frame({ at: '/parcel', actor: institute, ListScreen: Listed });
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  });

  it('says by the plan of today, and not by an address that was kept, whether it has ended', async () => {
    frame({ at: '/institute/membership?p=changeplan', actor: institute });
    expect(await screen.findByText('The plan of your institute is looked after by the operator of the console.')).toBeTruthy();
    expect(screen.queryByText(/plan has ended/)).toBeNull();
  });

  it('shows its keys on “?”', async () => {
    frame({ at: '/parcel' });
    await screen.findByRole('heading', { name: 'The list' });
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts', hidden: true })).toBeTruthy();
    expect(screen.queryByText(/move the row itself/)).toBeNull();
    expect(screen.getByText('On a record’s page: the previous or next record of the list')).toBeTruthy();
  });

  it('names the keys that move a row in lists alone that can be arranged', async () => {
    const arranged = defineResource({ ...parcel, fields: { ...parcel.fields, place: f.integer({ readOnly: true }) }, list: { order: 'place' } });
    frame({ at: '/parcel', declarations: [arranged] });
    await screen.findByRole('heading', { name: 'The list' });
    await userEvent.keyboard('?');
    expect(await screen.findByText('In this list: move the row itself')).toBeTruthy();
  });
});
