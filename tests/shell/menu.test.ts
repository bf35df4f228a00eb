import { describe, expect, it } from 'vitest';
import { defineResource, f, normalize } from '../../src/schemas';
import type { Actor } from '../../src/schemas';
import { firstEntry, isNarrowPage, menuOf } from '../../src/shell/nav/menu';

const make = (name: string, menu: Parameters<typeof defineResource>[0]['menu']) => normalize(defineResource({ name, menu: menu ?? false, fields: { name: f.text() } }));
const resources = [
  make('late', { group: 'sales', order: 9 }),
  make('early', { group: 'sales', order: 2, hiddenFor: ['whiteLabelled'] }),
  make('person', { group: 'organisation', order: 5 }),
  make('unlisted', false),
];
const may = { create: false, read: true, update: false, delete: false };
const actor: Actor = { id: 'u', role: 'sub_admin', instituteId: 'i', allowAllInstitutes: false, modules: { late: may, early: may, person: may, unlisted: may } };
const names = (of: Parameters<typeof menuOf>[0]) => menuOf(of).map((entry) => entry.name);

describe('the side navigation', () => {
  it('stands in groups, in the order of the specification inside them', () => {
    expect(names({ resources, actor, isWhiteLabelled: false })).toEqual(['person', 'early', 'late']);
  });

  it('leaves out what is not granted and what the white-label flag takes away', () => {
    expect(names({ resources, actor: { ...actor, modules: { late: may } }, isWhiteLabelled: false })).toEqual(['late']);
    expect(names({ resources, actor, isWhiteLabelled: true })).toEqual(['person', 'late']);
  });

  it('leads to the first entry of the specification’s order, whatever its group', () => {
    expect(firstEntry(menuOf({ resources, actor, isWhiteLabelled: false }))?.name).toBe('early');
    expect(firstEntry([])).toBeUndefined();
  });

  it('narrows by itself on the pages the specification names', () => {
    expect(['/details/1/x/course-curriculum/2', '/testManagment', '/test-management/a'].every(isNarrowPage)).toBe(true);
    expect(isNarrowPage('/coupon')).toBe(false);
  });
});
