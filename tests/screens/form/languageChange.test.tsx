import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSetLocale } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createClients, createErrorSignals } from '../../../src/dataProvider';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { defineResource, f } from '../../../src/schemas';
import { tellLanguage } from '../../../src/shell/language/tellLanguage';
import { wholeI18n } from '../../support/wholeI18n';
import { normalized, show, useServer } from '../support/screens';

const server = useServer();

const venue = defineResource({
  name: 'venue',
  tenant: 'platform',
  fields: { name: f.text(), street: f.text(), rooms: f.number() },
  form: { layout: 'tabs', sections: [{ name: 'place', fields: ['name', 'street'] }, { name: 'space', fields: ['rooms'] }] },
});

function Languages(): ReactNode {
  const setLocale = useSetLocale();
  return <>{['en', 'fr'].map((locale) => <button key={locale} type="button" onClick={() => setLocale(locale)}>{locale}</button>)}</>;
}

it('where another language is chosen, a form stays at its tab and the focus where it is', async () => {
  const clients = createClients({ config: { apiBase: `${server.current.url}/api/v9`, apiV2Base: `${server.current.url}/api/v2`, isDemo: false, demoAccounts: [], publicHosts: [] }, credentials: { authorization: () => 'Bearer test' }, signals: createErrorSignals() });
  const i18n = tellLanguage({ i18nProvider: wholeI18n('en'), clients });
  const declarations = [venue];
  const { unmount } = show({ server: server.current, declarations, at: '/venue/create', i18n, children: <><Languages /><CreateScreen resource={normalized(venue)} /></> });
  await userEvent.click(await screen.findByRole('tab', { name: 'Space' }));
  const tab = screen.getByRole('tab', { name: 'Space' });
  for (const locale of ['fr', 'en', 'fr']) {
    await userEvent.click(screen.getByRole('button', { name: locale }));
    await waitFor(() => expect(screen.getByRole('button', { name: locale === 'fr' ? 'Annuler' : 'Cancel' })).toBeTruthy());
    expect(tab.isConnected).toBe(false);
    expect(screen.getByRole('tab', { name: 'Space', selected: true })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: locale })));
  }
  await waitFor(() => expect(server.current.seen.filter(({ path }) => path.endsWith('/user/language')).map(({ json }) => json)).toEqual([{ language: 'fr' }, { language: 'en' }, { language: 'fr' }]));
  // Who leaves it and comes back in another language begins at its beginning.
  unmount();
  show({ server: server.current, declarations, at: '/venue/create', children: <CreateScreen resource={normalized(venue)} /> });
  expect(await screen.findByRole('tab', { name: 'Place', selected: true })).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('name');
});
