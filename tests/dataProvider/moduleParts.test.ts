// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchModulePart } from '../../src/dataProvider/moduleParts';
import { isMissingPart } from '../../src/shell/signals/newRelease';

const OF = { base: '/assets/modules-x/', locale: 'fr', name: 'coupon' };
const PATH = '/assets/modules-x/fr/coupon.json';
const part = () => new Response(JSON.stringify({ declarations: [{ name: 'coupon' }], words: { name: 'Bon' } }));
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => part());
  vi.stubGlobal('fetch', fetched);
  window.__lecternPart = undefined;
});
afterEach(() => vi.unstubAllGlobals());

it('takes the part that the page’s own script has asked for, once', async () => {
  window.__lecternPart = { path: PATH, reply: Promise.resolve(part()) };
  expect((await fetchModulePart(OF)).words).toEqual({ name: 'Bon' });
  expect(fetched).not.toHaveBeenCalled();
  expect((await fetchModulePart(OF)).declarations).toEqual([{ name: 'coupon' }]);
  expect(fetched.mock.calls).toEqual([[PATH]]);
});

it('leaves the part of another module, or of another language, to who wants that', async () => {
  window.__lecternPart = { path: PATH.replace('fr', 'en'), reply: Promise.reject(new Error('not this one')) };
  window.__lecternPart.reply.catch(() => undefined);
  expect((await fetchModulePart(OF)).words).toEqual({ name: 'Bon' });
  expect(window.__lecternPart).toBeDefined();
});

it('asks again for one that was lost on its way', async () => {
  window.__lecternPart = { path: PATH, reply: Promise.reject(new TypeError('lost')) };
  expect((await fetchModulePart(OF)).words).toEqual({ name: 'Bon' });
});

it.each([['is gone, as after a new release', async () => new Response('', { status: 404 })], ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))]])('one that %s is a missing part of the console', async (_, reply) => {
  fetched.mockImplementation(reply);
  const error = await fetchModulePart(OF).catch((failure: unknown) => failure);
  expect(isMissingPart(error)).toBe(true);
});
