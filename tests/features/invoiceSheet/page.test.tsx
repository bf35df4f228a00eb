import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import InvoiceSheetPage from '../../../src/customPages/invoiceSheet/page/InvoiceSheetPage';
import { invoiceSheet } from '../../../src/customPages/invoiceSheet/route';
import { invoice } from '../../../src/resources/invoice';
import { normalized, replies, show, useServer } from '../../screens/support/screens';

const held = useServer();
const nobody = { address: null, email: null, phoneNumber: null, gstin: null };
const sheet = { number: 'LC-1', status: 'paid', issuedOn: '2026-11-01', paidOn: null, issuer: { ...nobody, name: 'Lectern' }, addressee: { ...nobody, name: 'Asha Menon', phoneNumber: '+919847041200', address: '1 MG Road', gstin: '29ABCDE1234F1Z5' }, item: 'Standard', price: 120_000, discount: 0, tax: 21_600, amount: 141_600, refunded: 41_600, note: null };

it('is where the page of an invoice leads', () => expect(normalized(invoice).sheet).toBe(invoiceSheet.path));

afterEach(() => void vi.unstubAllEnvs());

it('bears one day wherever it is read, and writes what is written from the right in its own order', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const [name, address] = ['معهد كوتشي', 'شارع 1\nKochi'];
  held.current.reply = replies({ 'GET /invoice-sheet/i-1': () => ({ body: { data: { ...sheet, paidOn: '2026-11-02', issuer: { ...nobody, name: 'Lectern' }, addressee: { ...nobody, name, address } } } }) });
  show({ server: held.current, declarations: [invoice], at: '/invoice-sheet/i-1', children: <InvoiceSheetPage /> });
  const paper = within(await screen.findByRole('article', { name: 'Invoice LC-1' }));
  for (const day of ['1 Nov 2026', '2 Nov 2026']) expect(paper.getByText(day)).toBeTruthy();
  for (const text of [name, 'Lectern', 'Standard']) expect(paper.getByText(text).getAttribute('dir')).toBe('auto');
  expect(paper.getByText(/Kochi$/).getAttribute('dir')).toBe('auto');
});

it('holds what is known, leaves out the rest, and is printed', async () => {
  held.current.reply = replies({ 'GET /invoice-sheet/i-1': () => ({ body: { data: sheet } }) });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show({ server: held.current, declarations: [invoice], at: '/invoice-sheet/i-1', children: <InvoiceSheetPage /> });
  const paper = within(await screen.findByRole('article', { name: 'Invoice LC-1' }));
  for (const text of ['Asha Menon', '+91 98470 41200', '1 MG Road', 'GSTIN 29ABCDE1234F1Z5', 'Lectern', 'Standard']) expect(paper.getByText(text)).toBeTruthy();
  expect(paper.getAllByRole('row').map((row) => row.textContent)).toEqual(['ForAmount', 'Standard₹1,20,000.00', 'Before tax₹1,20,000.00', 'Tax₹21,600.00', 'Total₹1,41,600.00', 'Refunded-₹41,600.00', 'Kept after refunds₹1,00,000.00']);
  expect(paper.queryByText('Paid on')).toBeNull();
  screen.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(print).toHaveBeenCalledOnce();
});
