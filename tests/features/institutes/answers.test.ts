import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asPeople, createTestPlatform, INSTITUTES, type AsPeople, type TestPlatform } from '../../platform/support';

interface Named {
  readonly id?: string;
  readonly name: string;
}

describe('what an institute has beside its record', () => {
  let platform: TestPlatform;
  let people: AsPeople;
  const call: AsPeople['call'] = (...of) => people.call(...of);
  const made = async (who: string, url: string, body: unknown): Promise<string> => String((await people.made(who, url, body))['id']);
  const names = (data: Readonly<Record<string, unknown>>): string[] => (data['items'] as Named[]).map(({ name }) => name);
  let [science, physics] = ['', ''];
  beforeAll(async () => {
    platform = await createTestPlatform();
    people = asPeople(platform);
    science = await made('super_admin', '/category', { name: 'Science' });
    physics = await made('super_admin', '/category', { name: 'Physics', parentId: science });
    const course = async (who: string, values: object): Promise<void> => {
      const id = await made(who, '/course/courseMaster', values);
      expect((await call(who, 'PUT', `/course/${id}/activate`)).status).toBe(200);
    };
    await course('institute', { name: 'Motion', planType: 'paid', price: 100, mainCategories: [science], subCategories: [physics] });
    await course('institute', { name: 'Light', planType: 'both', price: 100, mainCategories: [science] });
    await course('institute', { name: 'Letters', planType: 'free' });
    await course('institute2', { name: 'Of another institute', planType: 'free', mainCategories: [science] });
    // A new one is offered to nobody until somebody says so.
    await made('institute', '/course/courseMaster', { name: 'Closed', planType: 'free', mainCategories: [science] });
  });
  afterAll(() => platform.close());

  it('tells its open courses, those that are paid for, and those that are free', async () => {
    const at = `/institute/${INSTITUTES.north}/getAllCourses`;
    expect(names((await call('institute', 'POST', at, {})).data)).toEqual(['Letters', 'Light', 'Motion']);
    expect(names((await call('institute', 'POST', at, { type: 'free' })).data)).toEqual(['Letters', 'Light']);
    expect(names((await call('super_admin', 'POST', at, { type: 'paid', categories: [science] })).data)).toEqual(['Light', 'Motion']);
    expect((await call('institute', 'POST', `${at}?size=1&page=1`, {})).data).toMatchObject({ items: [{ name: 'Light', planType: 'both', price: 100 }], total: 3, page: 1, size: 1 });
    expect((await call('institute', 'POST', at, { type: 'gold' })).status).toBe(422);
    expect((await call('institute2', 'POST', at, {})).status).toBe(404);
  });

  it('tells the categories that its open courses are in', async () => {
    expect((await call('institute', 'GET', `/institute/${INSTITUTES.north}/categories`)).data['items']).toEqual([
      { id: physics, name: 'Physics', parentId: science, courses: 1 }, { id: science, name: 'Science', parentId: null, courses: 2 },
    ]);
    expect((await call('institute2', 'GET', `/institute/${INSTITUTES.north}/categories`)).status).toBe(404);
  });

  it('tells who gives the rooms of live classes, those that are connected first', async () => {
    const items = async (who: string): Promise<unknown> => (await call(who, 'GET', '/institute/defaultLiveProviders')).data['items'];
    expect(await items('institute')).toEqual([{ provider: 'zoom', isConnected: false }, { provider: 'merithub', isConnected: false }]);
    const id = await made('institute', '/integration', { name: 'Rooms', provider: 'merithub', clientId: 'client-of-ours', clientSecret: 'a-secret-of-ours' });
    expect((await call('institute', 'PUT', `/integration/${id}/activate`)).status).toBe(200);
    expect(await items('institute')).toEqual([{ provider: 'merithub', isConnected: true }, { provider: 'zoom', isConnected: false }]);
    expect(await items('institute2')).toEqual([{ provider: 'zoom', isConnected: false }, { provider: 'merithub', isConnected: false }]);
    expect((await call('super_admin', 'GET', `/institute/defaultLiveProviders?instituteId=${INSTITUTES.north}`)).data['items']).toMatchObject([{ provider: 'merithub', isConnected: true }, {}]);
  });

  it('finds places by how they begin, those of its branches first', async () => {
    await made('institute', '/branch', { name: 'Old town', code: 'OLD', city: 'Kovilpatti' });
    expect(names((await call('institute', 'POST', '/place/search', { query: 'ko' })).data).slice(0, 2)).toEqual(['Kovilpatti', 'Kolkata']);
    expect(names((await call('institute2', 'POST', '/place/search', { query: 'ko' })).data)).not.toContain('Kovilpatti');
    expect(names((await call('institute', 'POST', '/place/search', { query: '%' })).data)).toEqual([]);
    expect((await call('institute', 'POST', '/place/search', {})).status).toBe(422);
  });
});
