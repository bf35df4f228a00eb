import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { institution } from '../../../src/resources/institution';
import { branch } from '../../../src/resources/branch';
import { coupon } from '../../../src/resources/coupon';
import { user } from '../../../src/resources/user';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { normalized, replies, show, useServer } from '../support/screens';

const server = useServer();
const DECLARATIONS = [institution, user, branch, coupon];

it('a new record says what an empty institute means', async () => {
  show({ server: server.current, declarations: DECLARATIONS, at: '/branch/create', children: <CreateScreen resource={normalized(branch)} /> });
  expect(await screen.findByText('Whose this is: one institute’s, or the operator’s own.')).toBeTruthy();
});

it('a new person’s form says which roles need an institute and asks for no password, nor does an old one’s', async () => {
  const { unmount } = show({ server: server.current, declarations: DECLARATIONS, at: '/user/create', children: <CreateScreen resource={normalized(user)} /> });
  expect(await screen.findByText(/The roles Institute, Faculty and Learner belong to an institute/)).toBeTruthy();
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  unmount();
  server.current.reply = replies({ 'GET /user/u-5': () => ({ body: { data: { id: 'u-5', name: 'Asha', emailId: 'a@b.in', role: 'faculty', status: 'active', version: 1, allowed: ['update'] } } }) });
  show({ server: server.current, declarations: DECLARATIONS, at: '/user/u-5', children: <EditScreen resource={normalized(user)} /> });
  expect(await screen.findByDisplayValue('Asha')).toBeTruthy();
  expect(screen.queryByLabelText(/Password/)).toBeNull();
});
