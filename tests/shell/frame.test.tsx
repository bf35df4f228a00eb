import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConsoleRoutes } from '../../src/shell/routes/ConsoleRoutes';
import { ShellContext } from '../../src/shell/shellContext';
import { applyAppearance } from '../../src/shell/theme/appearance';
import type { Actor } from '../../src/schemas';
import { show, superAdmin, useServer } from '../screens/support/screens';
import { parcel } from '../screens/list/support';

const held = useServer();
const clerk: Actor = { id: 'u-9', role: 'sub_admin', instituteId: 'i', allowAllInstitutes: false, modules: { parcel: { create: false, read: true, update: false, delete: false } } };

function frame({ at, actor = clerk, ListScreen = () => <h1>The list</h1>, signOut = async () => undefined }: { at: string; actor?: Actor; ListScreen?: () => ReactNode; signOut?: () => Promise<void> }) {
  const Other = (): ReactNode => <h1>Another screen</h1>;
  const user = { id: actor.id, name: 'Asha Nair', role: actor.role, instituteName: 'Kochi Academy', isWhiteLabelled: false };
  const parts = { user, screens: { ListScreen, CreateScreen: Other, EditScreen: Other, ShowScreen: Other }, locales: [{ locale: 'en', name: 'English' }], signOut };
  return show({ server: held.current, declarations: [parcel], actor, at, children: <ShellContext.Provider value={parts}><ConsoleRoutes /></ShellContext.Provider> });
}

describe('the frame', () => {
  it('offers the modules that are held and marks the open one', async () => {
    frame({ at: '/parcel' });
    const link = await screen.findByRole('link', { name: 'Parcel' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a screen' }), 'zzz');
    expect(screen.queryByRole('link', { name: 'Parcel' })).toBeNull();
  });

  it('shows the access-denied screen in place of one whose right is missing', async () => {
    frame({ at: '/parcel/create' });
    expect(await screen.findByRole('heading', { name: 'You do not have access to this screen' })).toBeTruthy();
    expect(screen.queryByText('Another screen')).toBeNull();
  });

  it('leads an unknown address to the landing page: the first module, home for the super admin', async () => {
    const first = frame({ at: '/no/such/place' });
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/parcel'));
    first.unmount();
    const second = frame({ at: '/nonsense', actor: superAdmin });
    await waitFor(() => expect(second.router.state.location.pathname).toBe('/home'));
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Nair' })).toBeTruthy();
  });

  it('keeps standing when a screen fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    frame({ at: '/parcel', ListScreen: () => { throw new Error('broken'); } });
    expect(await screen.findByRole('heading', { name: "We'll Be Back Soon!" })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Parcel' })).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('signs out from the account menu, which names the user and the role', async () => {
    const signOut = vi.fn(async () => undefined);
    frame({ at: '/parcel', signOut });
    await userEvent.click(await screen.findByRole('button', { name: 'Account: Asha Nair, Sub admin' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('applies and remembers theme, colour and density', async () => {
    applyAppearance();
    frame({ at: '/parcel' });
    await userEvent.click(await screen.findByRole('button', { name: 'Appearance' }));
    const panel = screen.getByRole('dialog', { name: 'Appearance' });
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

  it('says short things, with Undo where something can be undone', async () => {
    const Said = (): ReactNode => {
      const notify = useNotify();
      useEffect(() => notify('It broke', { type: 'error', messageArgs: { _: 'It broke' } }), [notify]);
      return <h1>The list</h1>;
    };
    frame({ at: '/parcel', ListScreen: Said });
    const alert = (await screen.findAllByText('It broke')).map((element) => element.closest('[role=alert]')).find(Boolean)!;
    await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(''));
  });

  it('shows its keys on “?”', async () => {
    frame({ at: '/parcel' });
    await screen.findByRole('heading', { name: 'The list' });
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts', hidden: true })).toBeTruthy();
  });
});
