import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSession, STORAGE_KEYS } from '../../src/authProvider';
import type { UserDetails } from '../../src/authProvider';
import { createI18n } from '../../src/i18n';
import { OtherSession } from '../../src/shell/signals/OtherSession';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no modal windows.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

const asha: UserDetails = { id: 'u1', name: 'Asha', role: 'super_admin', moduleAccess: [] };

it('covers the page once another tab acts for an institute, and loads the console anew', async () => {
  const session = createSession();
  session.store({ token: 'one', userDetails: asha });
  const i18n = createI18n({ locale: 'en' });
  await i18n.ready;
  const left: string[] = [];
  render(
    <CoreAdminContext i18nProvider={i18n.provider}>
      <textarea aria-label="Typed" defaultValue="not saved yet" />
      <OtherSession session={session} leave={(address) => left.push(address)} />
    </CoreAdminContext>,
  );
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  createSession().store({ token: 'two', userDetails: { ...asha, role: 'institute', instituteId: 'i1', actingFor: { instituteId: 'i1' } } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token })));
  expect(await screen.findByText('You are signed in as somebody else now')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Typed').value).toBe('not saved yet');
  await userEvent.click(screen.getByText('Reload the console'));
  expect(left).toEqual(['/']);
});
