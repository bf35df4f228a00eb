import { describe, expect, it } from 'vitest';
import { isCallFailure, isReportedMessage } from '../../src/dataProvider';
import { openData, openList, openRecord } from '../../src/dataProvider/envelope';
import { wordsOf } from './support/console';

const rows = [{ id: '1' }, { id: '2' }];
const open = (body: unknown, headers: Record<string, string> = {}) => openList({ body, headers: new Headers(headers) });

describe('the reader of envelopes', () => {
  it.each([
    ['our list', { httpcode: 200, message: 'OK', data: { items: rows, total: 123, page: 0, size: 20 } }, {}, 123],
    ['a bare array, which does not say how many there are', rows, {}, null],
    ['{data: []}', { data: rows }, {}, null],
    ['a total that is a text', { data: { items: rows, total: '47' } }, {}, 47],
    ['a total beside the pages', { data: rows, pagination: { total: 48 } }, {}, 48],
    ['{data: []} with a total', { data: rows, total: 9 }, {}, 9],
    ['{content, totalElements}', { content: rows, totalElements: 44 }, {}, 44],
    ['{content, totalElements} in data', { data: { content: rows, totalElements: 45 } }, {}, 45],
    ['{items, total}', { items: rows, total: 3 }, {}, 3],
    ['a Content-Range header', rows, { 'Content-Range': 'items 0-1/319' }, 319],
    ['{data: []} with a Content-Range header', { data: rows }, { 'content-range': 'items 0-1/5' }, 5],
  ])('reads %s', (_name, body, headers, total) => {
    expect(open(body, headers)).toMatchObject({ items: rows, total });
  });

  it('reads totals and an estimate', () => {
    expect(open({ data: { items: rows, total: 10_000, isEstimate: true, totals: { usedCount: 7 } } })).toMatchObject({ isEstimate: true, totals: { usedCount: 7 } });
    expect(open(rows)).toMatchObject({ isEstimate: false, totals: null });
  });

  it('refuses an answer without a list', () => {
    expect(() => open({ data: { id: '1' } })).toThrow();
    try {
      open('<html>');
    } catch (error) {
      expect(isCallFailure(error)).toBe(true);
    }
  });

  it('reads a record with and without an envelope, and keeps a field that is called data', () => {
    expect(openRecord({ httpcode: 200, message: 'OK', data: { id: '1', name: 'A' } })).toEqual({ id: '1', name: 'A' });
    expect(openRecord({ id: '1', data: 'mine' })).toEqual({ id: '1', data: 'mine' });
    expect(openData({ data: null })).toBeNull();
    expect(() => openRecord({ data: null })).toThrow();
  });
});

it('the message of a failed call has words, and is told apart from one that is to be shown', () => {
  try {
    openRecord({ data: null });
  } catch (error) {
    const { message } = error as Error;
    expect(wordsOf(message)).toMatch(/could not be read/);
    expect([isReportedMessage(message), isReportedMessage('lectern.failure.forbidden'), isReportedMessage('fixed.http.error'), isReportedMessage(null)]).toEqual([true, false, false, false]);
  }
});

describe('what other platforms call a list', () => {
  it.each([
    ['{docs, totalDocs}', { docs: rows, totalDocs: 21 }, 21],
    ['{rows, count}', { data: { rows, count: '22' } }, 22],
    ['{list, count}', { list: rows, count: 23 }, 23],
    ['{result: []}', { result: rows }, null],
    ['a total in a page of its own', { content: rows, page: { totalElements: 24, size: 20 } }, 24],
  ])('%s', (_name, body, total) => {
    expect(open(body)).toMatchObject({ items: rows, total });
  });

  it('no rows may be null where the total says so, and nowhere else', () => {
    expect(open({ data: { items: null, total: 0 } })).toMatchObject({ items: [], total: 0 });
    expect(() => open({ data: { items: null, total: 3 } })).toThrow();
    expect(() => open({ data: null })).toThrow();
  });

  it('a record is known by _id where it has no id, and its field that is called data stays', () => {
    expect(openRecord({ _id: '1', data: 'mine' })).toEqual({ _id: '1', data: 'mine' });
  });
});
