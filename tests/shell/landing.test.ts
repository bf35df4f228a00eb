import { describe, expect, it, test } from 'vitest';
import { landingPath, unknownPathTarget } from '../../src/authProvider';
import { createTrustedLoader, filesSource } from '../../src/schemas';
import type { Actor } from '../../src/schemas';
import { menuOf } from '../../src/shell/nav/menu';
import redirects from '../contract/redirects.json' with { type: 'json' };
import { ACTORS, actorOf } from './support/actors';
import { expectedMenu, gateOf, APP_ROUTES } from './support/contract';

const resources = createTrustedLoader({ sources: [filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true }))] }).all();

function landingOf(actor: Actor, isWhiteLabelled = false) {
  const menu = menuOf({ resources, actor, isWhiteLabelled }).toSorted((a, b) => a.order - b.order).map(({ path, modules }) => ({ path: `/app${path}`, modules }));
  return { after: landingPath({ actor, menu }), ofUnknown: unknownPathTarget({ actor, menu }) };
}

test('the rows of the contract that are judged here are still there', () => {
  expect(redirects.map((row) => row.id)).toEqual(expect.arrayContaining(['login.superAdmin', 'login.others', 'app.unknown', 'app.plainHome']));
});

describe('after signing in', () => {
  it('leads the super admin home', () => expect(landingOf(actorOf({ role: 'super_admin' })).after).toBe('/app/home'));

  it.each(ACTORS.filter(({ actor }) => actor.role !== 'super_admin'))('leads $who to the first entry gated by a module, or home', ({ actor, isWhiteLabelled }) => {
    const first = expectedMenu({ actor, isWhiteLabelled, isPublicHost: false }).find((entry) => gateOf(APP_ROUTES.find((route) => `/${route.path}` === entry.path)!).by === 'module');
    expect(landingOf(actor, isWhiteLabelled).after).toBe(`/app${first?.path ?? '/home'}`);
  });
});

describe('an unknown path', () => {
  it('leads to the landing path', () => {
    expect(landingOf(actorOf({ role: 'super_admin' })).ofUnknown).toBe('/app/home');
    expect(landingOf(actorOf({ role: 'sub_admin', keys: ['coupon'] })).ofUnknown).toBe('/app/coupon');
    expect(landingOf(actorOf({ role: 'sub_admin', keys: ['testreport'], instituteId: null })).ofUnknown).toBe('/app/report/test-report');
  });

  it('leads home where a module is held that has no entry', () => {
    expect(landingOf(actorOf({ role: 'faculty', keys: ['subject'] })).ofUnknown).toBe('/app/home');
  });

  it('leads to sign-in without any module, though the forum is open to all', () => {
    expect(landingOf(actorOf({ role: 'admin' })).ofUnknown).toBeNull();
    expect(landingOf(actorOf({ role: 'admin' })).after).toBe('/app/home');
  });
});
