import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import MaintenancePage from '../../src/shell/signals/MaintenancePage';
import { isMissingPart, reloadForMissingPart } from '../../src/shell/signals/newRelease';
import { OfflineBanner } from '../../src/shell/signals/OfflineBanner';
import { wholeI18n } from '../support/wholeI18n';

const MISSING = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a-1.js');
const English = ({ children }: { children: ReactNode }): ReactNode => <I18nContextProvider value={wholeI18n('en')}>{children}</I18nContextProvider>;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

describe('a part that cannot be fetched', () => {
  it('is told from any other error', () => {
    for (const words of ['error loading dynamically imported module: /a.js', 'Importing a module script failed.', 'Unable to preload CSS for /a.css']) expect(isMissingPart(new Error(words))).toBe(true);
    expect(isMissingPart(new Error('broken'))).toBe(false);
    expect(isMissingPart(null)).toBe(false);
  });

  it('loads the page anew once, and again only later', () => {
    const reload = vi.fn();
    expect([reloadForMissingPart({ error: MISSING, reload }), reloadForMissingPart({ error: MISSING, reload })]).toEqual([true, false]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(reloadForMissingPart({ error: MISSING, reload })).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('loads nothing without a network, nor for another error', () => {
    const reload = vi.fn();
    expect(reloadForMissingPart({ error: new Error('broken'), reload })).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadForMissingPart({ error: MISSING, reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the banner', () => {
  it('tells a platform that does not answer from a network that is gone, and goes by itself', () => {
    render(<OfflineBanner />, { wrapper: English });
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => onlineManager.setOnline(false));
    expect(screen.getByRole('status').textContent).toMatch(/^The platform does not answer/);
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status').textContent).toMatch(/^You are offline/);
    line.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

it('the maintenance page has the headline of the specification and a message', () => {
  render(<MaintenancePage />, { wrapper: English });
  expect(screen.getByRole('heading', { level: 1, name: "We'll Be Back Soon!" })).toBeTruthy();
  expect(screen.getByText(/scheduled maintenance/)).toBeTruthy();
});
