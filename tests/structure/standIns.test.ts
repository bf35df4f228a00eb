import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';

const require = createRequire(import.meta.url);
const standIn = (name: string): unknown => require(`../../scripts/lib/standIns/${name}.cjs`);

describe('what is put in the place of packages does what they do, as far as they are used', () => {
  it('reads and writes a query', () => {
    const [ours, theirs] = [standIn('queryString'), require('query-string')] as { parse: (text: string) => object; stringify: (query: object) => string }[];
    for (const text of ['', '?', '?a=1&b=2', 'a=1&a=2&a', '?filter=%7B%22q%22%3A%22a+b%26c%22%7D&page=2', '#x=%C3%A9', '?a==b&=c', '?a=%E3%81%82']) {
      expect({ ...ours!.parse(text) }, text).toEqual({ ...theirs!.parse(text) });
    }
    for (const query of [{}, { b: 1, a: 'x y' }, { a: undefined, b: null }, { a: ['1', 'é'], sort: '["a","ASC"]' }, { a: "it's (so)!*", b: true }]) {
      expect(ours!.stringify(query), JSON.stringify(query)).toBe(theirs!.stringify(query));
    }
    expect({ ...ours!.parse('?a=%E0%A4%A') }).toHaveProperty('a');
  });

  it('picks properties', () => {
    const [ours, theirs] = [standIn('pick'), require('lodash/pick')] as ((of: unknown, ...names: unknown[]) => object)[];
    for (const [of, ...names] of [[{ a: 1, b: undefined, c: 3 }, ['a', 'b', 'd']], [{ a: 1, b: 2 }, 'a', 'b'], [undefined, ['a']]]) expect(ours!(of, ...names)).toEqual(theirs!(of, ...names));
  });

  it('sets by a path', () => {
    const [ours, theirs] = [standIn('set'), require('lodash/set')] as ((of: unknown, path: unknown, value: unknown) => unknown)[];
    const cases = (): [unknown, unknown][] => [[{}, 'a'], [{ a: { b: 1 } }, 'a.c'], [{}, 'rows[0].name'], [{}, 'rows.1'], [{ 'a.b': 1 }, 'a.b'], [{ a: 3 }, 'a.b'], [{}, ['x', 'y']], [null, 'a'], [{}, '__proto__.polluted']];
    const [mine, yours] = [cases(), cases()];
    mine.forEach(([of, path], at) => expect(ours!(of, path, 7), String(path)).toEqual(theirs!(yours[at]![0], yours[at]![1], 7)));
    expect({}).not.toHaveProperty('polluted');
  });

  it('waits until nothing more comes', () => {
    vi.useFakeTimers();
    const called: unknown[] = [];
    const later = (standIn('debounce') as (call: (one: unknown) => void, wait: number) => ((one: unknown) => void) & { cancel: () => void })((one) => called.push(one), 100);
    later(1);
    vi.advanceTimersByTime(99);
    later(2);
    vi.advanceTimersByTime(99);
    expect(called).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(called).toEqual([2]);
    later(3);
    later.cancel();
    vi.advanceTimersByTime(200);
    expect(called).toEqual([2]);
    vi.useRealTimers();
  });
});
