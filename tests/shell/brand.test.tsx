import { readFileSync } from 'node:fs';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, STORAGE_KEYS } from '../../src/authProvider/session';
import { brandColours, PRODUCT_BRANDING } from '../../src/schemas';
import type { Branding } from '../../src/schemas';
import { currentBranding, followBranding, refreshBranding, useBranding } from '../../src/shell/brand';
import { renewBranding, takeBranding } from '../../src/shell/brand/renewBranding';
import { applyAppearance, setAppearance, useAppearance } from '../../src/ui/look/appearance';

const script = readFileSync('public/boot.js', 'utf8');
const root = document.documentElement;
const branding = (appName: string, colour: string | null): Branding => ({ ...PRODUCT_BRANDING, appName, pageTitle: `${appName} console`, favIconUrl: `/files/${appName}.png`, primaryColour: colour, colours: brandColours(colour) });
const host = branding('host', '#0f766e');
const tenant = branding('tenant', '#ffee00');
const details = { id: 'u1', name: 'Asha', role: 'institute' as const, instituteId: 'i1', instituteName: 'Kochi', isWhiteLabelled: true, branding: tenant };

let isDark = false;
let systemChanges: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  document.title = '';
  isDark = false;
  systemChanges = [];
  vi.stubGlobal('matchMedia', () => ({ get matches() { return isDark; }, addEventListener: (_: string, run: () => void) => systemChanges.push(run), removeEventListener: () => undefined }));
  // The server's part of the page.
  document.head.innerHTML = `<link rel="icon" href="/own.svg"><script type="application/json" id="lectern-config">${JSON.stringify({ apiBase: '/api/v9', branding: host })}</script>`;
  refreshBranding();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const boot = (): void => {
  window.history.replaceState(null, '', '/auth/login');
  new Function(script)();
};
const accent = (): string => root.style.getPropertyValue('--accent');
const icon = (): string | null => document.querySelector('link[rel=icon]')!.getAttribute('href');

describe('the page’s first script', () => {
  it('puts name, icon and colours of the host on the page, in the theme that is shown', () => {
    boot();
    expect([document.title, icon(), accent(), root.dataset['accent']]).toEqual(['host console', '/files/host.png', host.colours!.light['--accent'], 'brand']);
    localStorage.setItem('lectern.theme', 'dark');
    boot();
    expect(accent()).toBe(host.colours!.dark['--accent']);
  });

  it('shows a signed-in user’s own instead, and not after sign-out', () => {
    localStorage.setItem(STORAGE_KEYS.branding, JSON.stringify(tenant));
    boot();
    expect(document.title).toBe('host console');
    createSession().store({ token: 't', userDetails: details });
    boot();
    expect([document.title, accent()]).toEqual(['tenant console', tenant.colours!.light['--accent']]);
    createSession().clear();
    expect(localStorage.getItem(STORAGE_KEYS.branding)).toBeNull();
  });

  it('leaves a preset that was chosen by hand, and survives what nobody can read', () => {
    localStorage.setItem('lectern.accent', 'rose');
    boot();
    expect([root.dataset['accent'], accent(), document.title]).toEqual(['rose', '', 'host console']);
    localStorage.setItem(STORAGE_KEYS.token, 'Bearer t');
    localStorage.setItem(STORAGE_KEYS.branding, '{broken');
    expect(boot).not.toThrow();
  });

  it('follows the system where nothing else is chosen', () => {
    isDark = true;
    boot();
    expect(root.dataset['theme']).toBe('dark');
    localStorage.setItem('lectern.theme', 'system');
    boot();
    expect(root.dataset['theme']).toBe('dark');
  });
});

function Probe() {
  const { appName } = useBranding();
  const { theme, scheme, accent: chosen } = useAppearance();
  return <p>{[appName, theme, scheme, chosen].join(' ')}</p>;
}

describe('branding while the page is open', () => {
  it('changes with sign-in and sign-out, with icon and colours', () => {
    const session = createSession();
    const stop = followBranding({ session });
    applyAppearance();
    render(<Probe />);
    expect(screen.getByText('host system light brand')).toBeTruthy();
    act(() => session.store({ token: 't', userDetails: details }));
    expect(screen.getByText('tenant system light brand')).toBeTruthy();
    expect([icon(), accent()]).toEqual(['/files/tenant.png', tenant.colours!.light['--accent']]);
    act(() => session.clear());
    expect(accent()).toBe(host.colours!.light['--accent']);
    stop();
  });

  it('is taken by a preset and given back, and follows theme and system at once', () => {
    applyAppearance();
    render(<Probe />);
    act(() => setAppearance({ accent: 'teal' }));
    expect([accent(), root.dataset['accent']]).toEqual(['', 'teal']);
    act(() => setAppearance({ accent: 'brand', theme: 'dark' }));
    expect(accent()).toBe(host.colours!.dark['--accent']);
    act(() => setAppearance({ theme: 'system' }));
    expect(root.dataset['theme']).toBe('light');
    isDark = true;
    act(() => systemChanges.forEach((run) => run()));
    expect(screen.getByText('host system dark brand')).toBeTruthy();
    expect([root.dataset['theme'], accent()]).toEqual(['dark', host.colours!.dark['--accent']]);
  });

  it('is asked for anew for a white-labelled user alone, and takes over no unsafe address', async () => {
    const session = createSession();
    const asked: string[] = [];
    const call = async (path: string) => {
      asked.push(path);
      return { data: { ...tenant, appName: 'Renamed', logoUrl: 'javascript:alert(1)' } };
    };
    session.store({ token: 't', userDetails: { ...details, isWhiteLabelled: false } });
    await renewBranding({ session, data: { call } });
    expect(asked).toEqual([]);
    session.store({ token: 't', userDetails: details });
    await renewBranding({ session, data: { call } });
    expect(asked).toEqual(['/branding']);
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.branding)!)).toMatchObject({ appName: 'Renamed', logoUrl: null });
  });
});

it('shows the host’s branding at once where it has been saved here, and keeps it to this page', () => {
  takeBranding({ data: { nothing: true }, isWhiteLabelled: false });
  expect(currentBranding().appName).toBe('host');
  takeBranding({ data: branding('renewed', '#123456'), isWhiteLabelled: false });
  expect(currentBranding().appName).toBe('renewed');
  expect(localStorage.getItem(STORAGE_KEYS.branding)).toBeNull();
});
