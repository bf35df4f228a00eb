// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../../src/authProvider';
import { doubtAccess, followAccess } from '../../src/authProvider/followAccess';
import { createErrorSignals } from '../../src/dataProvider';

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function follow(answers: unknown[]) {
  const session = createSession();
  session.store({ token: 'Bearer a-token', userDetails: { id: 'u-1', name: 'Asha', email: null, role: 'faculty', instituteId: 'i-1', moduleAccess: [{ key: 'coupon' }] } as never });
  const signals = createErrorSignals();
  const changes: unknown[] = [];
  const myAccess = vi.fn(() => Promise.resolve(answers.shift() ?? []));
  stop = followAccess({ session, api: { myAccess }, signals, onChange: () => changes.push(Object.keys(session.actor()!.modules)) });
  return { session, signals, myAccess, changes, settle: () => vi.advanceTimersByTimeAsync(0) };
}

it('takes the first mark as that of the rights it has, and reads them anew at another, once', async () => {
  const { session, signals, myAccess, changes, settle } = follow([[{ key: 'coupon' }, { key: 'banner' }]]);
  signals.noteRights('one');
  signals.noteRights('one');
  await settle();
  expect(myAccess).not.toHaveBeenCalled();
  signals.noteRights('two');
  signals.noteRights('two');
  await settle();
  expect(myAccess).toHaveBeenCalledTimes(1);
  expect(changes).toEqual([['coupon', 'banner']]);
  expect(session.rightsMark()).toBe('two');
  // It is kept past a reload, which would otherwise take whatever comes for what it knows.
  expect(createSession().rightsMark()).toBe('two');
});

it('tells of a white label that was given, though the rights are the same', async () => {
  const { session, signals, changes, settle } = follow([{ moduleAccess: [{ key: 'coupon' }], isWhiteLabelled: true }]);
  signals.noteRights('one');
  signals.noteRights('two');
  await settle();
  expect(changes).toEqual([['coupon']]);
  expect(session.user()?.isWhiteLabelled).toBe(true);
});

it('tells of another mark, though rights and white label are the same: names or look are others', async () => {
  const { session, signals, changes, settle } = follow([{ moduleAccess: [{ key: 'coupon' }], instituteName: 'Kochi Maths' }]);
  signals.noteRights('one');
  signals.noteRights('two');
  await settle();
  expect(changes).toEqual([['coupon']]);
  expect(session.user()?.instituteName).toBe('Kochi Maths');
});

it('reads them anew for a screen that was refused, however short ago the page was opened, and not again and again', async () => {
  const { myAccess, changes, settle } = follow([[{ key: 'coupon' }, { key: 'banner' }]]);
  doubtAccess();
  doubtAccess();
  await settle();
  expect(myAccess).toHaveBeenCalledTimes(1);
  expect(changes).toEqual([['coupon', 'banner']]);
  await vi.advanceTimersByTimeAsync(5_001);
  doubtAccess();
  await settle();
  expect(myAccess).toHaveBeenCalledTimes(2);
});

it('asks nothing once the session has ended, and nothing of a mark that belongs to none', async () => {
  const { session, signals, myAccess, settle } = follow([]);
  signals.noteRights('one');
  session.clear();
  signals.noteRights('two');
  doubtAccess();
  await settle();
  expect(myAccess).not.toHaveBeenCalled();
  expect(localStorage.getItem('lectern.rightsMark')).toBeNull();
});

it('reads them again with the next reply where they could not be read', async () => {
  const { session, signals, myAccess, changes, settle } = follow([[{ key: 'banner' }]]);
  signals.noteRights('one');
  myAccess.mockRejectedValueOnce(new Error('away'));
  signals.noteRights('two');
  await settle();
  expect(changes).toEqual([]);
  expect(session.rightsMark()).toBe('one');
  signals.noteRights('two');
  await settle();
  expect(changes).toEqual([['banner']]);
  expect(session.rightsMark()).toBe('two');
});

it('reads them again where they have changed while they were read', async () => {
  const { session, signals, myAccess, changes, settle } = follow([[{ key: 'banner' }], [{ key: 'branch' }]]);
  signals.noteRights('one');
  signals.noteRights('two');
  // The reply’s own mark, and one that came by another way before the reply was taken over.
  signals.noteRights('two');
  signals.noteRights('three');
  await settle();
  expect(myAccess).toHaveBeenCalledTimes(2);
  expect(changes).toEqual([['banner'], ['branch']]);
  expect(session.rightsMark()).toBe('three');
});
