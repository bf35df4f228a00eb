import { beforeEach, expect, it } from 'vitest';
import { forgetRestored, keepDone, keptDone, takeRunBack, type KeptRun } from '../../../src/screens/common/keptRun';
import type { Actor } from '../../../src/schemas';

const actor: Actor = { id: 'u1', role: 'institute', instituteId: 'i1', allowAllInstitutes: false, modules: {} };
const whose = { resource: 'coupon', actor };
const run = (at: number): KeptRun => ({ at, said: '3 coupons changed.', action: 'update', ids: ['1', '2', '3'], records: [], after: [], fields: [], isLeft: false });

beforeEach(() => sessionStorage.clear());

it('keeps of a run that was taken back in part the rows that a second try may reach, and what was said of them', async () => {
  keepDone(whose, run(1));
  await takeRunBack({ ...whose, run: run(1), perform: async () => ({ ids: ['2'], said: 'B could not be undone: no answer.' }) });
  expect(keptDone(whose)).toMatchObject({ ids: ['2'], said: 'B could not be undone: no answer.', isLeft: true });
});

it('keeps nothing where no second try would come to more', async () => {
  keepDone(whose, run(10));
  await takeRunBack({ ...whose, run: run(10), perform: async () => ({ ids: [], said: 'B could not be undone: it has been deleted.' }) });
  expect(keptDone(whose)).toBeNull();
});

it('forgets rows of a deletion that are back from the bin, and of another run nothing', () => {
  keepDone(whose, { ...run(20), action: 'delete' });
  forgetRestored({ ...whose, ids: ['1', '9'] });
  expect(keptDone(whose)).toMatchObject({ ids: ['2', '3'] });
  forgetRestored({ ...whose, ids: ['2', '3'] });
  expect(keptDone(whose)).toBeNull();
  keepDone(whose, run(21));
  forgetRestored({ ...whose, ids: ['1', '2', '3'] });
  expect(keptDone(whose)).toMatchObject({ ids: ['1', '2', '3'] });
});
