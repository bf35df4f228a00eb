import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createAuthApi, createAuthProvider, createSession, createSignIn } from '../../src/authProvider';
import { createClients, createDataProvider, createErrorSignals, createQueryClient } from '../../src/dataProvider';
import { createI18n } from '../../src/i18n';
import { createTrustedLoader } from '../../src/schemas';
import type { Actor } from '../../src/schemas';
import { Console } from '../../src/shell/Console';
import { applyAppearance } from '../../src/shell/theme/appearance';
import { superAdmin, useServer } from '../screens/support/screens';
import { parcel } from '../screens/list/support';

const held = useServer();
const clerk: Actor = { id: 'u-9', role: 'sub_admin', instituteId: 'i', allowAllInstitutes: false, modules: { parcel: { create: false, read: true, update: false, delete: false } } };

interface FrameParams {
  /** Below `/app`. */
  readonly at: string;
  readonly actor?: Actor;
  readonly ListScreen?: () => ReactNode;
  readonly signOut?: () => Promise<void>;
}

function frame({ at, actor = clerk, ListScreen = () => <h1>The list</h1>, signOut = async () => undefined }: FrameParams) {
  window.history.replaceState(null, '', `/app${at}`);
  const Other = (): ReactNode => <h1>Another screen</h1>;
  const user = { id: actor.id, name: 'Asha Nair', role: actor.role, instituteName: 'Kochi Academy', isWhiteLabelled: false };
  const parts = { user, screens: { ListScreen, CreateScreen: Other, EditScreen: Other, ShowScreen: Other }, locales: [{ locale: 'en', name: 'English' }], signOut };
  const loader = createTrustedLoader({ sources: [{ name: 'test', read: () => [parcel] }] });
  const signals = createErrorSignals();
  const session = createSession();
  const config = { apiBase: `${held.current.url}/api/v9`, apiV2Base: `${held.current.url}/api/v2`, isDemo: false, demoAccounts: [] };
  const clients = createClients({ config, credentials: session, signals });
  const api = createAuthApi({ clients });
  const authProvider = { ...createAuthProvider({ session, api, signIn: createSignIn({ api, session, signals }), loader }), getPermissions: async () => actor };
  const shown = render(
    <Console parts={parts} loader={loader} dataProvider={createDataProvider({ loader, clients })} authProvider={authProvider} i18nProvider={createI18n({ locale: 'en' }).provider} queryClient={createQueryClient()} signals={signals} session={session} />,
  );
  return { ...shown, signals };
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
    await waitFor(() => expect(window.location.pathname).toBe('/app/parcel'));
    first.unmount();
    frame({ at: '/nonsense', actor: superAdmin });
    await waitFor(() => expect(window.location.pathname).toBe('/app/home'));
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

  it('says what failed calls ask it to say, and does what they ask', async () => {
    const { signals } = frame({ at: '/parcel' });
    await screen.findByRole('heading', { name: 'The list' });
    act(() => signals.emit({ kind: 'message', tone: 'error', title: null, text: { key: 'fixed.http.serverError' } }));
    const alert = screen.getByText('Internal Server Error').closest<HTMLElement>('[role=alert]')!;
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(alert.textContent).toBe(''));
    act(() => signals.emit({ kind: 'planExpired', to: '/app/institute/membership?p=changeplan', text: { key: 'fixed.http.planExpired' } }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/app/institute/membership?p=changeplan'));
    expect(await screen.findByRole('heading', { name: 'Plan Expired. Please renew/upgrade your plan.' })).toBeTruthy();
    act(() => signals.emit({ kind: 'navigateRoot', to: '/', status: 418 }));
    await waitFor(() => expect(window.location.pathname).toBe('/app/parcel'));
  });

  it('offers to take back what a notice says is done, once', async () => {
    const onUndo = vi.fn();
    const Doing = (): ReactNode => {
      const notify = useNotify();
      return <button onClick={() => notify('lectern.bulk.successOne', { messageArgs: { action: 'Send' }, onUndo })}>do it</button>;
    };
    frame({ at: '/parcel', ListScreen: Doing });
    await userEvent.click(await screen.findByRole('button', { name: 'do it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('names the page of an expired plan once', async () => {
    frame({ at: '/institute/membership' });
    await screen.findByRole('heading', { name: 'Plan Expired. Please renew/upgrade your plan.' });
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows its keys on “?”', async () => {
    frame({ at: '/parcel' });
    await screen.findByRole('heading', { name: 'The list' });
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts', hidden: true })).toBeTruthy();
  });
});
