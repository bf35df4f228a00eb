import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOnlyDraftsOf } from '../../../src/authProvider/forgetPerson';
import { isListOf, isNumber, isText, keptInTab } from '../../../src/screens/common/keptInTab';
import type { Actor } from '../../../src/schemas';

interface Note {
  readonly at: number;
  readonly words: readonly string[];
}

const notes = keptInTab<Note>({ kind: 'note', shape: { at: isNumber, words: isListOf(isText) } });
const others = keptInTab<Note>({ kind: 'other', shape: { at: isNumber, words: isListOf(isText) } });
const actor: Actor = { id: 'u1', role: 'institute', instituteId: 'i1', allowAllInstitutes: false, modules: {} };
const whose = { resource: 'coupon', actor };
const note: Note = { at: 1, words: ['one', 'two'] };

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it('a value stays with the tab, one a kind and module, until another takes its place or it is given up', () => {
  expect(notes.kept(whose)).toBeNull();
  expect(notes.keep(whose, note)).toBe(true);
  expect(notes.kept(whose)).toEqual(note);
  expect(others.kept(whose)).toBeNull();
  expect(notes.kept({ ...whose, resource: 'branch' })).toBeNull();
  notes.keep(whose, { ...note, at: 2 });
  expect(notes.kept(whose)).toEqual({ ...note, at: 2 });
  expect(notes.keep(whose, null)).toBe(false);
  expect(notes.kept(whose)).toBeNull();
});

it.each([['another person', { id: 'u2' }], ['another role', { role: 'faculty' }], ['another institute', { instituteId: 'i2' }]] as const)('it is nothing to %s, whose own takes no place of it', (_, other) => {
  const theirs = { ...whose, actor: { ...actor, ...other } };
  notes.keep(whose, note);
  expect(notes.kept(theirs)).toBeNull();
  notes.keep(theirs, { ...note, at: 2 });
  expect([notes.kept(theirs)?.at, notes.kept(whose)?.at]).toEqual([2, 1]);
  notes.keep(theirs, null);
  expect(notes.kept(whose)).toEqual(note);
});

it('it goes with the drafts once somebody else signs in', () => {
  notes.keep(whose, note);
  keepOnlyDraftsOf('u1');
  expect(notes.kept(whose)).toEqual(note);
  keepOnlyDraftsOf('u2');
  expect(notes.kept(whose)).toBeNull();
});

it.each([
  ['no JSON', () => 'cut off {'],
  ['another kind of value', (text: string) => JSON.stringify([text])],
  ['a value without a member', (text: string) => text.replace('"at":1,', '')],
  ['a member of another type', (text: string) => text.replace('"at":1', '"at":"1"')],
  ['a list with something else in it', (text: string) => text.replace('"two"', '2')],
])('%s in its place is not taken for one', (_, change) => {
  notes.keep(whose, note);
  const [key, text] = Object.entries(sessionStorage)[0] as [string, string];
  expect(change(text)).not.toBe(text);
  sessionStorage.setItem(key, change(text));
  expect(notes.kept(whose)).toBeNull();
});

it('a full storage keeps nothing, not even the one before; a forbidden one is as an empty one', () => {
  notes.keep(whose, note);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(notes.keep(whose, { ...note, at: 2 })).toBe(false);
  expect(notes.kept(whose)).toBeNull();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(notes.keep(whose, note)).toBe(false);
  expect(notes.kept(whose)).toBeNull();
});
