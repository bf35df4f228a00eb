import { expect, it } from 'vitest';
import { cleanAccess, isAccess, withinRights } from '../../src/schemas';

it('what is given is kept in the order of rights, each once, without modules of none', () => {
  expect(cleanAccess({ lesson: ['update', 'read', 'update'], course: [], branch: ['delete'] })).toEqual({ lesson: ['read', 'update'], branch: ['delete'] });
  expect(Object.keys(cleanAccess({ course: [] }) as object)).toEqual([]);
});

it.each([[['read']], ['read'], [null], [{ lesson: ['export'] }], [{ lesson: 'read' }], [{ 'a b': ['read'] }], [{ '': ['read'] }]])('%j is no access, and left as it is', (value) => {
  expect(isAccess(value)).toBe(false);
  expect(cleanAccess(value)).toBe(value);
});

it('names 200 modules at most, each of sixty signs at most', () => {
  const of = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, ['read']]));
  expect([isAccess(of(200)), isAccess(of(201))]).toEqual([true, false]);
  expect([isAccess({ ['m'.repeat(60)]: ['read'] }), isAccess({ ['m'.repeat(61)]: ['read'] })]).toEqual([true, false]);
});

it('nobody gives what they do not hold, but for the super admin', () => {
  const modules = { lesson: { create: false, read: true, update: false, delete: false } };
  const access = { lesson: ['read', 'update'], course: ['read'] } as const;
  expect(withinRights({ access, actor: { role: 'institute', modules } })).toEqual({ lesson: ['read'] });
  expect(withinRights({ access, actor: { role: 'super_admin', modules } })).toEqual(access);
});
