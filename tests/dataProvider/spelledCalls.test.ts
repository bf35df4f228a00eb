import { describe, expect, it, vi } from 'vitest';
import { normalize, type Declarations, type ResourceInput } from '../../src/schemas';
import { createBin } from '../../src/dataProvider/bin';
import type { Clients } from '../../src/dataProvider/client';
import { createWrites } from '../../src/dataProvider/writes';
import { addressIn } from '../../src/dataProvider/dataContext';
import { recordOf } from '../../src/dataProvider/recordOf';
import { searchCall } from '../../src/dataProvider/searchCall';
import { section, topic } from '../fixtures';

const [listed, below] = [normalize(section), normalize(topic)];

describe('calls spelled by the declaration', () => {
  it('ask a list by its address where there is no search, with flat filters', () => {
    expect(searchCall({ resource: listed, filter: { q: ' alg ', kind: ['open', 'closed'], createdAt: { from: '2026-01-01' }, deleted: true }, sort: { field: 'title', order: 'ASC' }, page: 2, size: 50, fields: ['id', 'title'], totals: true })).toEqual({
      method: 'GET',
      path: '/sections/all/',
      endsInSlash: true,
      query: { size: 50, page: 2, query: 'alg', sortField: 'title', sortOrder: 'asc', fields: 'id,title', totals: 'true', deleted: 'true', kind: ['open', 'closed'], 'createdAt.from': '2026-01-01' },
    });
  });

  it('put what rows stand below into the address, and not into the filters', () => {
    const { path, body } = searchCall({ resource: below, filter: { sectionId: ['s/1'], instituteId: 'i' }, page: 0, size: 20 });
    expect({ path, body }).toMatchObject({ path: '/sections/s%2F1/topics/search', body: { filters: { instituteId: 'i' } } });
    expect((body as { filters: object }).filters).toEqual({ instituteId: 'i' });
    expect(searchCall({ resource: below, filter: {}, page: 0, size: 20 }).path).toBe('/sections/-/topics/search');
    // Several are no one address.
    expect(searchCall({ resource: below, filter: { sectionId: ['a', 'b'] }, page: 0, size: 20 })).toMatchObject({ path: '/sections/-/topics/search', body: { filters: { sectionId: ['a', 'b'] } } });
  });

  it('fill the address of a record from what is known of it, then from the open address, else leave it open', () => {
    const call = below.endpoint.get;
    expect(addressIn({ resource: below, call, id: '7', known: { sectionId: 's1' } })).toBe('/sections/s1/topics/7');
    expect(addressIn({ resource: below, call, id: '7' })).toBe('/sections/-/topics/7');
  });

  it('name a record by the field that the declaration says, where it is known, else by its id', () => {
    const seats = normalize({ ...topic, endpoint: { path: '/sections/{sectionId}/seats', id: 'title' } });
    const call = seats.endpoint.get;
    expect(addressIn({ resource: seats, call, id: '7', known: { sectionId: 's1', title: 'a b' } })).toBe('/sections/s1/seats/a%20b');
    expect(addressIn({ resource: seats, call, id: '7', known: { sectionId: 's1' } })).toBe('/sections/s1/seats/7');
    // Without an id no call is made, whatever else is known.
    expect(addressIn({ resource: seats, call, id: '', known: { sectionId: 's1', title: 'a' } })).toBe('/sections/s1/seats/');
    expect(recordOf({ title: 'a', sectionId: 's1' }, seats)).toMatchObject({ id: 'a' });
    expect(recordOf({ id: 7, title: 'a' }, seats)).toMatchObject({ id: '7' });
  });

  it('name what was deleted by its id: several may bear what names it elsewhere', async () => {
    const send = vi.fn(async () => ({ data: {}, body: {} }));
    const loader = { load: async () => normalize({ ...topic, endpoint: { path: '/sections/{sectionId}/seats', id: 'title' } }) } as unknown as Declarations;
    const { restore, history } = createBin({ loader, clients: { main: { send } } as unknown as Clients });
    await restore('chapterTopic', { id: '7', known: { sectionId: 's1', title: 'a b' } });
    await history('chapterTopic', { id: '7', known: { sectionId: 's1', title: 'a b' }, page: 0 });
    expect(send.mock.calls).toMatchObject([[{ method: 'PUT', path: expect.stringMatching(/^\/sections\/s1\/seats\/7\//) }], [{ method: 'GET', path: expect.stringMatching(/^\/sections\/s1\/seats\/7\//) }]]);
  });

  it('name a record in the body where the declaration says so, by the field it says', async () => {
    const send = vi.fn(async () => ({ data: { id: '7' } }));
    const seats: ResourceInput = { ...topic, endpoint: { ...topic.endpoint, id: 'title' } };
    const loader = { load: async () => normalize(seats) } as unknown as Declarations;
    const { act } = createWrites({ loader, clients: { main: { send } } as unknown as Clients });
    await act('chapterTopic', { id: '7', action: 'withdraw', answers: { reason: 'Old' }, known: { sectionId: 's1', title: 'a b' } });
    await act('chapterTopic', { id: '7', action: 'withdraw' });
    expect(send.mock.calls).toMatchObject([[{ method: 'POST', path: '/sections/s1/withdrawTopic', body: { topicId: 'a b', reason: 'Old' } }], [{ path: '/sections/-/withdrawTopic', body: { topicId: '7' } }]]);
  });
});
