import { describe, expect, it, vi } from 'vitest';
import { shippedDeclarations } from '../../platform/declarations';
import { createLazyLoader, createTrustedLoader, packHead, unpackHead, type Head } from '../../src/schemas';
import { openChapter } from '../fixtures/openChapter';
import { section } from '../fixtures/section';

const eager = createTrustedLoader({ sources: [shippedDeclarations] });
const heads = eager.all().map((resource) => unpackHead(JSON.parse(JSON.stringify(packHead(resource)))));
const lazy = (fetchPart = vi.fn(async (name: string) => [eager.inputOf(name)!])) => ({ fetchPart, loader: createLazyLoader({ heads, fetchPart }) });

describe('the heads of modules', () => {
  it.each(eager.all())('$name says of itself what its declaration does, after it was written down', (resource) => {
    const head = heads.find(({ name }) => name === resource.name)!;
    for (const key of Object.keys(head) as (keyof Head)[]) {
      // A single record is never chosen.
      if (key === 'endpoint' && resource.isSingle) continue;
      if (key === 'endpoint' || key === 'list') expect(resource[key]).toMatchObject(head[key]);
      else if (key === 'of') expect(head.of?.name).toBe(resource.of?.name);
      else if (key === 'attention') expect(head.attention).toEqual(resource.attention.map(({ name, right, roles }) => ({ name, right, roles })));
      else expect(head[key]).toEqual(resource[key]);
    }
  });

  it('take no more room than what is not as usual', () => {
    const { name, menu } = eager.require('branch');
    expect(packHead(eager.require('branch'))).toEqual({ name, menu: [menu!.group, menu!.icon, menu!.order], isOnHome: true });
  });
});

describe('modules that are fetched when they are needed', () => {
  it('are known by their heads, in the order of the menu, without a call', () => {
    const { loader, fetchPart } = lazy();
    expect(loader.all().map(({ name }) => name)).toEqual(eager.all().map(({ name }) => name));
    expect(loader.require('coupon').routes).toEqual(['coupon']);
    expect(loader.loaded('coupon')).toBeUndefined();
    expect(() => loader.require('nothing')).toThrow(RangeError);
    expect(fetchPart).not.toHaveBeenCalled();
  });

  it('are the same as if they had been there from the start, and asked for once', async () => {
    const { loader, fetchPart } = lazy();
    const [one, other] = await Promise.all([loader.load('coupon'), loader.load('coupon')]);
    expect(one).toEqual(eager.require('coupon'));
    expect(other).toBe(one);
    expect(loader.loaded('coupon')).toBe(one);
    expect(await loader.load('coupon')).toBe(one);
    expect(fetchPart).toHaveBeenCalledTimes(1);
    await expect(loader.load('nothing')).rejects.toThrow(RangeError);
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it('are whole where they are some rows of another, with what comes of it', async () => {
    const all = createTrustedLoader({ sources: [{ name: 'test', read: () => [section, openChapter] }] });
    const loader = createLazyLoader({ heads: all.all().map(packHead).map(unpackHead), fetchPart: async () => [openChapter, section] });
    const { kept: _kept, ...view } = all.require('openChapter');
    expect(await loader.load('openChapter')).toMatchObject(view);
    expect(loader.require('openChapter').of).toEqual({ name: view.of!.name });
  });

  it('that could not be had are asked for again, but not by each drawing of the failure', async () => {
    vi.useFakeTimers();
    const fetchPart = vi.fn(async (name: string) => [eager.inputOf(name)!]).mockRejectedValueOnce(new Error('away'));
    const { loader } = lazy(fetchPart);
    await expect(loader.load('coupon')).rejects.toThrow('away');
    await expect(loader.load('coupon')).rejects.toThrow('away');
    expect(fetchPart).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await loader.load('coupon')).name).toBe('coupon');
    vi.useRealTimers();
  });
});
