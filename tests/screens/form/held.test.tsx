import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { defineResource, f } from '../../../src/schemas';
import { wholeI18n } from '../../support/wholeI18n';
import { normalized, show, superAdmin, useServer } from '../support/screens';

const server = useServer();
const circle = defineResource({ name: 'circle', tenant: 'platform', fields: { name: f.text(), level: f.choice(['basic', 'expert'], { fixedBy: 'people' }), people: f.count('person', 'circleId') } });
const person = defineResource({ name: 'person', tenant: 'platform', fields: { name: f.text(), circleId: f.ref('circle') } });
const id = '0198c000-0000-7000-8000-0000000000a1';
const opened = (record: object): void => {
  server.current.reply = ({ method }) => ({ body: { data: method === 'GET' ? { id, name: 'One', version: 1, ...record } : { items: [], total: 0, page: 0, size: 20 } } });
  show({ server: server.current, declarations: [circle, person], at: `/circle/${id}`, actor: superAdmin, i18n: wholeI18n('en') as never, children: <EditScreen resource={normalized(circle)} /> });
};

it('a field that stays as it is while others refer to the record is shown, with why', async () => {
  opened({ level: 'basic', people: 3 });
  expect(await screen.findByText('Stays as it is while there are “Person”: 3.')).toBeTruthy();
  expect(screen.getByText('Basic')).toBeTruthy();
  expect(screen.queryByLabelText(/^Level/)).toBeNull();
  expect(screen.getByLabelText(/^Name/)).toBeTruthy();
});

it.each([['nobody refers to it', { level: 'basic', people: 0 }], ['nothing is chosen yet', { level: null, people: 3 }], ['it is not told how many there are', { level: 'basic' }]])('it is typed in where %s', async (_, record) => {
  opened(record);
  expect(await screen.findByLabelText(/^Level/)).toBeTruthy();
  expect(screen.queryByText(/Stays as it is/)).toBeNull();
});
