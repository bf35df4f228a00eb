import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DomainsSection } from '../../../src/customPages/domains/page/DomainsSection';
import { PaymentConnect } from '../../../src/customPages/settings/page/PaymentConnect';
import { tenantInfo } from '../../../src/resources/tenantInfo';
import { replies, show, useServer } from '../../screens/support/screens';

const held = useServer();
const verification = { type: 'TXT', name: '_lectern.learn.school.example', value: 'lectern-verification=abc' };
const PENDING = { host: 'learn.school.example', status: 'pending', isPrimary: false, verification, checkedAt: null, problem: null };
const VERIFIED = { host: 'www.school.example', status: 'verified', isPrimary: true, verification, checkedAt: new Date().toISOString(), problem: null };

function domains({ items = [PENDING, VERIFIED], more = {} }: { items?: unknown[]; more?: Parameters<typeof replies>[0] } = {}) {
  held.current.reply = replies({ 'GET /tenant-info/domain-info': () => ({ body: { data: { items } } }), ...more });
  return show({ server: held.current, declarations: [tenantInfo], at: '/settings/domains', children: <DomainsSection instituteId="i-1" /> });
}

const card = async (host: string) => within((await screen.findByRole('heading', { name: host })).closest('li')!);
const lastPut = () => held.current.seen.findLast((request) => request.method === 'PUT');

it('shows the record that proves a host, for the institute that was chosen', async () => {
  domains();
  const pending = await card('learn.school.example');
  expect(pending.getByText('lectern-verification=abc')).toBeTruthy();
  expect(pending.getByText('Not verified')).toBeTruthy();
  const verified = await card('www.school.example');
  expect(verified.getByText('Primary')).toBeTruthy();
  expect(verified.queryByRole('button', { name: 'Verify now' })).toBeNull();
  expect(held.current.seen[0]!.query.get('instituteId')).toBe('i-1');
});

it('says at the field what of a host is not taken', async () => {
  const sentence = 'Must be a domain such as learn.example.org, without http:// and without a port.';
  domains({ items: [], more: { 'PUT /tenant-info/domain-info': () => ({ status: 422, body: { httpcode: 422, code: 'VALIDATION', errors: { host: sentence } } }) } });
  expect(await screen.findByText('No domain yet. Add one that you own.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add domain' }));
  expect(screen.getByText('Enter a domain.')).toBeTruthy();
  const input = screen.getByRole('textbox', { name: 'Domain' });
  await userEvent.type(input, 'nope:8080');
  await userEvent.click(screen.getByRole('button', { name: 'Add domain' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(input);
});

it('says that a domain is there already, however it is written, and sends nothing', async () => {
  domains();
  await card('learn.school.example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Domain' }), 'https://LEARN.School.example/');
  await userEvent.click(screen.getByRole('button', { name: 'Add domain' }));
  expect(await screen.findByText('“learn.school.example” is in the list already.')).toBeTruthy();
  expect(lastPut()).toBeUndefined();
});

it('tells what DNS answered', async () => {
  let isAsked = false;
  const asked = { ...PENDING, checkedAt: new Date().toISOString(), problem: 'missing' };
  domains({
    more: {
      'GET /tenant-info/domain-info': () => ({ body: { data: { items: [isAsked ? asked : PENDING] } } }),
      'PUT /tenant-info/verify-domain': () => {
        isAsked = true;
        return { body: { data: asked } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Verify now' }));
  expect(await screen.findByText('DNS has no TXT record under _lectern.learn.school.example yet.')).toBeTruthy();
});

it('asks before a host is given up, and names it', async () => {
  domains({ more: { 'PUT /tenant-info/delete-domain': () => ({ body: { data: { items: [] } } }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete www.school.example' }));
  const dialog = within(screen.getByRole('alertdialog', { hidden: true }));
  expect(dialog.getByText(/It is your primary domain/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete www.school.example', hidden: true }));
  await waitFor(() => expect(lastPut()?.json).toEqual({ host: 'www.school.example' }));
});

it('says plainly that no payment provider is configured', async () => {
  held.current.reply = () => ({ status: 422, body: { httpcode: 422, code: 'NOT_CONFIGURED', message: 'Razorpay is not configured on this platform.' } });
  show({ server: held.current, declarations: [], at: '/settings/paymentAccountInfo', children: <PaymentConnect instituteId={null} /> });
  await userEvent.click(screen.getByRole('button', { name: 'Connect Razorpay' }));
  expect(await screen.findByText('This platform has no Razorpay keys yet. Its operator can add them.')).toBeTruthy();
});
