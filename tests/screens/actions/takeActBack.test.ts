import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import type { ActParams, LecternDataProvider, LecternRecord } from '../../../src/dataProvider';
import { asLeft, takeActBack } from '../../../src/screens/actions/takeActBack';
import { defineResource, f, normalize } from '../../../src/schemas';

const shop = normalize(defineResource({
  name: 'shop',
  fields: {
    name: f.text(), isShut: f.boolean({ readOnly: true }), why: f.text({ readOnly: true }), isClosed: f.boolean({ readOnly: true }),
    status: f.choice(['open', 'shut', 'closed'], { derive: [{ value: 'closed', if: { isClosed: true } }, { value: 'shut', if: { isShut: true } }, { value: 'open' }] }),
  },
  lifecycle: { field: 'status', actions: {
    shut: { from: ['open'], set: { isShut: true, why: { answer: 'why' } }, ask: { why: f.text() }, undo: 'reopen' },
    reopen: { from: ['shut', 'closed'], set: { isShut: false, isClosed: false, why: null } },
  } },
}));
const { shut, reopen } = shop.lifecycle!.actions;
const open: LecternRecord = { id: 's-1', name: 'Vidya', isShut: null, why: null, isClosed: null, status: 'open', version: 3 };
const left = asLeft({ resource: shop, action: shut!, record: { ...open, isShut: true, why: 'Rain', status: 'shut', version: 4 } });

/** What was sent where the record is by now as given, and the platform holds calls to its version and its state. */
async function takenBack({ now, ...known }: { now: LecternRecord; before?: LecternRecord | undefined; after?: LecternRecord | undefined }): Promise<readonly unknown[]> {
  const { before, after } = { before: open, after: left, ...known };
  const said: unknown[] = [];
  const provider = {
    act: (_: string, { action, version }: ActParams) => {
      said.push([action, version]);
      if (version !== undefined && version !== now.version) return Promise.reject(new HttpError('stale', 412));
      return now.status === 'open' ? Promise.reject(new HttpError('not now', 409)) : Promise.resolve({ data: now });
    },
    getOne: () => {
      said.push('read');
      return Promise.resolve({ data: now });
    },
  } as unknown as LecternDataProvider;
  await takeActBack({ provider, resource: shop, action: shut!, inverse: reopen!, id: 's-1', before, after }).catch((error: HttpError) => said.push(error.status));
  return said;
}

const SHUT: LecternRecord = { ...open, isShut: true, why: 'Rain', status: 'shut', version: 4 };

it.each<[string, Parameters<typeof takenBack>[0], readonly unknown[]]>([
  ['over the version that the action made', { now: SHUT }, [['reopen', 4]]],
  ['not where somebody has led the record on since', { now: { ...SHUT, isClosed: true, status: 'closed', version: 5 } }, [['reopen', 4], 'read', 412]],
  ['nor where somebody has written anew what the action wrote', { now: { ...SHUT, why: 'Flood', version: 5 } }, [['reopen', 4], 'read', 412]],
  ['over what has become of the record besides, which stays', { now: { ...SHUT, name: 'Vidya Sagar', version: 5 } }, [['reopen', 4], 'read', ['reopen', 5]]],
  ['and is done where the record is as it was already', { now: { ...open, isShut: false, version: 5 } }, [['reopen', 4], 'read']],
  ['also where it is not known how it was', { now: { ...open, isShut: false, isClosed: false, version: 5 }, before: undefined, after: undefined }, [['reopen', undefined], 'read']],
  ['over any version where none is known', { now: { ...SHUT, version: 9 }, after: undefined }, [['reopen', undefined]]],
])('an action is taken back %s', async (_, given, sent) => {
  expect(await takenBack(given)).toEqual(sent);
});

it('what the network or the platform says otherwise is said, and nothing is looked at', async () => {
  const provider = { act: () => Promise.reject(new HttpError('gone', 403)), getOne: () => Promise.reject(new Error('not asked')) } as unknown as LecternDataProvider;
  await expect(takeActBack({ provider, resource: shop, action: shut!, inverse: reopen!, id: 's-1', before: open, after: left })).rejects.toMatchObject({ status: 403 });
});
