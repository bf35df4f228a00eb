import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
import { coupon as shippedCoupon } from '../../../src/resources/coupon';
import { ShowScreen } from '../../../src/screens/show/ShowScreen';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

const server = useServer();
/** With the shipped words of coupons. */
const coupon = defineResource({
  name: 'coupon',
  title: '{code}',
  fields: {
    code: f.text({ required: true }),
    kind: f.choice(['percent', 'amount'], { default: 'percent' }),
    percentOff: f.integer({ unit: '%', when: { kind: 'percent' } }),
    amountOff: f.money({ when: { kind: 'amount' } }),
    minimumPurchase: f.money({ roles: { read: ['super_admin'] } }),
    endsAt: f.datetime(),
    budget: f.money(),
  },
  share: ['code', 'percentOff', 'amountOff', 'minimumPurchase', 'endsAt', 'kind'],
});
const record = { id: 'c-1', code: 'DIWALI 20&', kind: 'percent', percentOff: 20, amountOff: 500, minimumPurchase: 150000, endsAt: null, budget: 9, version: 1, instituteId: null, createdAt: '2020-01-01T00:00:00.000Z', updatedAt: '2020-01-01T00:00:00.000Z', allowed: [] };
const WHOLE = ['Coupon code: DIWALI 20&', '20% off', 'For purchases of ₹1,50,000.00 or more', 'Kind: Percent'].join('\n');
const reader: Actor = { id: 'u-2', role: 'faculty', instituteId: 'i-1', allowAllInstitutes: false, modules: { coupon: { create: false, read: true, update: false, delete: false } } };

function open({ actor = superAdmin, declared = coupon, over = {} }: { actor?: Actor; declared?: Parameters<typeof normalized>[0]; over?: object } = {}) {
  server.current.reply = replies({ 'GET /coupon/c-1': () => ({ body: { data: { ...record, ...over } } }) });
  const user = userEvent.setup();
  show({ server: server.current, declarations: [declared, defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text() } })], at: '/coupon/c-1/show', actor, children: <ShowScreen resource={normalized(declared)} /> });
  return user;
}

/** What the device offers for sharing. */
function offer(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

describe('sharing a record as a text', () => {
  it('copies it where the device offers nothing, without what is empty or does not apply', async () => {
    const user = open();
    const button = await screen.findByRole('button', { name: 'Share…' });
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    button.focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe(WHOLE);
    expect(await screen.findByText('lectern.fields.copied')).toBeTruthy();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('hands it to WhatsApp, every sign of it, in a window that knows nothing of this one', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Share…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send by WhatsApp' }));
    const [address, target, features] = opened.mock.calls[0]!;
    const url = new URL(String(address));
    expect(url.origin + url.pathname).toBe('https://wa.me/');
    expect(url.searchParams.get('text')).toBe(WHOLE);
    expect([target, features]).toEqual(['_blank', 'noopener,noreferrer']);
  });

  it('never tells what whoever shares it may not see', async () => {
    const user = open({ actor: reader });
    await user.click(await screen.findByRole('button', { name: 'Share…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe('Coupon code: DIWALI 20&\n20% off\nKind: Percent');
  });

  it('tells an end with its zone', async () => {
    const user = open({ over: { endsAt: '2026-01-31T06:00:00.000Z' } });
    await user.click(await screen.findByRole('button', { name: 'Share…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toMatch(/\nValid until 31 Jan 2026, \d+:\d\d.[ap]m \S+\n/);
  });

  it('says first that what is shared is not in force', async () => {
    const declared = defineResource({ ...coupon, fields: { ...coupon.fields, status: f.choice(['active', 'expired'], { tones: { active: 'green', expired: 'red' }, derive: [{ value: 'expired', if: { endsAt: { lte: { now: true } } } }, { value: 'active' }] }) }, lifecycle: { field: 'status', actions: {} } });
    const shared: ShareData[] = [];
    offer((data) => {
      shared.push(data);
      return Promise.resolve();
    });
    const user = open({ declared, over: { status: 'expired' } });
    await user.click(await screen.findByRole('button', { name: 'Share…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Share “DIWALI 20&”' });
    expect(dialog.textContent).toContain('Its state now: Expired. Its end has passed, so it cannot be used; a later end brings it back.');
    await user.click(screen.getByText('Cancel'));
    expect(shared).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Share…' }));
    await user.click(await screen.findByRole('button', { name: 'Share anyway' }));
    expect(shared).toEqual([{ title: 'DIWALI 20&', text: WHOLE }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks nothing of what is in force', async () => {
    const declared = defineResource({ ...coupon, fields: { ...coupon.fields, status: f.choice(['active', 'expired'], { readOnly: true, default: 'active', tones: { active: 'green', expired: 'red' } }) }, lifecycle: { field: 'status', actions: { end: { from: ['active'], to: 'expired' } } } });
    const user = open({ declared, over: { status: 'active' } });
    await user.click(await screen.findByRole('button', { name: 'Share…' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy the text' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('tells of a coupon from when it holds and what it is for', async () => {
    const declared = defineResource({ ...coupon, fields: { ...coupon.fields, startsAt: f.datetime(), appliedFor: f.choice(['course']) }, share: ['code', 'appliedFor', 'startsAt'] });
    const user = open({ declared, over: { startsAt: '2026-01-31T06:00:00.000Z', appliedFor: 'course' } });
    await user.click(await screen.findByRole('button', { name: 'Share…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toMatch(/\nFor: Course\nValid from 31 Jan 2026, /);
    expect(shippedCoupon.share).toEqual(expect.arrayContaining(['appliedFor', 'startsAt']));
  });

  it('goes by the device’s own way where there is one, and by the menu where that fails', async () => {
    const shared: ShareData[] = [];
    offer((data) => {
      shared.push(data);
      return Promise.reject(shared.length === 1 ? new DOMException('closed', 'AbortError') : new DOMException('not here', 'NotAllowedError'));
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Share…' }));
    expect(shared).toEqual([{ title: 'DIWALI 20&', text: WHOLE }]);
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share…' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy the text' })).toBeTruthy();
  });

  it('is not offered where nothing is declared to share', async () => {
    const { share: _, ...unshared } = coupon;
    open({ declared: unshared });
    await screen.findByRole('heading', { level: 1, name: 'DIWALI 20&' });
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
  });
});
