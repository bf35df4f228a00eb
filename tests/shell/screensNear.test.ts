import { describe, expect, it } from 'vitest';
import { held, OPEN } from '../../src/shell/table/consoleRoute';
import { screensNear } from '../../src/shell/routes/screensNear';

const entry = (path: string, group: 'overview' | 'organisation' | 'sales' | 'reports', isPending = false, modules: readonly string[] = []) => ({ path, group, isPending, modules });
const entries = [entry('/home', 'overview'), entry('/user', 'organisation'), entry('/faculty', 'organisation', true, ['faculty']), entry('/coupon', 'sales', false, ['coupon']), entry('/report/a', 'reports', true)];
const near = (route: Parameters<typeof screensNear>[0]['route']): string[] => screensNear({ route, entries }).map(({ path }) => path);

describe('the working screens near one that is not built yet', () => {
  it('are those of its group first, then of the groups beside it', () => {
    expect(near({ path: 'faculty', gate: held('faculty'), menu: { group: 'organisation', icon: 'users', order: 7 } })).toEqual(['/user', '/home', '/coupon']);
  });

  it('are found by the address above it, or by its module, outside the menu', () => {
    expect(near({ path: 'coupon/usage/:id', gate: OPEN })[0]).toBe('/coupon');
    expect(near({ path: 'usage/:id', gate: held('coupon') })[0]).toBe('/coupon');
    expect(near({ path: 'elsewhere', gate: OPEN })[0]).toBe('/home');
  });
});
