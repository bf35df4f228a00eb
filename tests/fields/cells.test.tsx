import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCellContext, useCellContext } from '../../src/fields/cellContext';
import { cells } from '../../src/fields/cells';
import { filters } from '../../src/fields/filters';
import { inputs } from '../../src/fields/inputs';
import { portables } from '../../src/fields/portable';
import { renderCell } from '../../src/fields/renderCell';
import { defineResource, f, FIELD_TYPES } from '../../src/schemas';
import type { Field, FieldType } from '../../src/schemas';
import { FIXTURES } from '../fixtures';
import { normalized, replies, show, useServer } from '../screens/support/screens';
import { fieldOf, samples } from './samples';

const server = useServer();

function Shown({ field, value, isDetail = false, isPrinted = false }: { field: Field; value: unknown; isDetail?: boolean; isPrinted?: boolean }) {
  return <div data-testid="cell">{renderCell({ field, value, context: useCellContext('specimen', { isPrinted }), isDetail })}</div>;
}

/** A context without words, whose labels are the keys. */
const NO_WORDS = createCellContext({ resource: 'specimen', locale: 'en', translate: (key, params) => String(params?.['_'] ?? key) });

const lookup = { 'GET /list/minimal': ({ query }: { query: URLSearchParams }) => ({ body: { data: { items: query.getAll('id').flatMap((ids) => ids.split(',')).map((id) => ({ id, title: 'Great banyan' })), total: 1 } } }) };

it('what happens after a page was opened does not lie ahead of it', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const context = createCellContext({ resource: 'specimen', locale: 'en', translate: (key) => key });
  vi.advanceTimersByTime(5 * 60_000);
  expect(context.now).toBe(Date.now());
});

it('how far away an instant is stays true while it is shown, without the list being read again', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-04T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const context = createCellContext({ resource: 'specimen', locale: 'en', translate: (key) => (key.endsWith('justNow') ? 'just now' : key) });
  const { instant, day } = normalized(defineResource({ name: 'moment', fields: { instant: f.datetime(), day: f.date() }, list: { columns: ['day'], filters: [] } })).fields as Record<string, Field> as { instant: Field; day: Field };
  render(<>{renderCell({ field: instant, value: '2026-03-04T10:00:00Z', context })}{renderCell({ field: day, value: '2026-03-04', context })}</>);
  const times = (): (string | null)[] => [...document.querySelectorAll('time')].map((time) => time.textContent);
  expect(times()).toEqual(['just now', 'today']);
  act(() => vi.advanceTimersByTime(75_000));
  expect(times()).toEqual(['1 minute ago', 'today']);
  act(() => vi.advanceTimersByTime(24 * 60 * 60_000));
  expect(times()).toEqual(['yesterday', 'yesterday']);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

describe('every field type', () => {
  it('is in every registry', () => {
    for (const registry of [cells, inputs, filters, portables]) expect(Object.keys(registry).sort()).toEqual([...FIELD_TYPES].sort());
  });

  it.each(FIELD_TYPES)('%s shows its value in a cell', async (type) => {
    server.current.reply = replies(lookup);
    show({ server: server.current, declarations: FIXTURES, children: <Shown field={fieldOf[type]} value={samples[type].value} /> });
    await waitFor(() => expect(screen.getByTestId('cell').textContent).toMatch(samples[type].shows));
  });

  it.each([false, true])('phone shows a number behind the prefix of its country, as files do (on the record’s page: %s)', (isDetail) => {
    show({ server: server.current, declarations: FIXTURES, children: <Shown field={fieldOf.phone} value="+33601020307" isDetail={isDetail} /> });
    const link = screen.getByRole('link', { name: '+33 601020307' });
    expect(link.getAttribute('href')).toBe('tel:+33601020307');
  });

  it.each(FIELD_TYPES.filter((type) => type !== 'password'))('%s shows a dash where there is nothing', (type) => {
    show({ server: server.current, declarations: FIXTURES, children: <Shown field={fieldOf[type]} value={null} /> });
    expect(screen.getByTestId('cell').textContent).toBe('–');
  });

  it.each(FIELD_TYPES)('%s shows its value on the record’s page', async (type) => {
    server.current.reply = replies(lookup);
    show({ server: server.current, declarations: FIXTURES, children: <Shown field={fieldOf[type]} value={samples[type].value} isDetail /> });
    await waitFor(() => expect(screen.getByTestId('cell').childElementCount + (screen.getByTestId('cell').textContent ?? '').length).toBeGreaterThan(0));
    expect(screen.getByTestId('cell').querySelector('script')).toBeNull();
  });

  it('of a person or a record who cannot be looked up now says no more than that, on its page and in a list', async () => {
    const person = { ...fieldOf.ref, isPerson: true };
    const cellsOf = () => screen.getAllByTestId('cell').map(({ textContent }) => textContent);
    const shown = (ids: readonly string[]) => <>{[person, fieldOf.ref].flatMap((field, at) => [<Shown key={`a${at}`} field={field} value={ids[at]} isDetail />, <Shown key={`b${at}`} field={field} value={ids[at]} />])}</>;
    server.current.reply = replies({ 'GET /list/minimal': () => ({ status: 503, body: { message: 'Away' } }) });
    const { unmount } = show({ server: server.current, declarations: FIXTURES, children: shown(['018f6f7e-0000-7000-8000-000000000001', '018f6f7e-0000-7000-8000-000000000002']) });
    await waitFor(() => expect(cellsOf()).toEqual(Array<string>(4).fill('Name not available now')));
    unmount();
    server.current.reply = replies({ 'GET /list/minimal': () => ({ body: { data: { items: [], total: 0 } } }) });
    show({ server: server.current, declarations: FIXTURES, children: shown(['018f6f7e-0000-7000-8000-000000000003', '018f6f7e-0000-7000-8000-000000000004']) });
    await waitFor(() => expect(cellsOf()).toEqual(['Platform staff', 'Platform staff', 'No longer there', 'No longer there']));
  });

  it('asks for the titles of many references at once', async () => {
    server.current.reply = replies(lookup);
    const ids = Array.from({ length: 30 }, (_, index) => `018f6f7e-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`);
    show({ server: server.current, declarations: FIXTURES, children: <>{ids.map((id) => <Shown key={id} field={fieldOf.ref} value={id} />)}</> });
    await waitFor(() => expect(screen.getAllByText('Great banyan')).toHaveLength(30));
    expect(server.current.seen.filter((request) => request.path.endsWith('/list/minimal'))).toHaveLength(1);
  });
});

describe('what no value of its type should be', () => {
  const hostile: readonly unknown[] = [
    0, -1, 1.5, 1e308, true, false, 'x', ' ', 'constructor', '__proto__', '2026-02-31', '2026-13-01', '0000-00-00', '2026-01-31T06:00:00.000Z', '2026-01-31T99:99', 'Invalid Date',
    '9999999-01-01', '31/01/2026', '24:00', '25:61', '12,50', '<b>x</b>', 'javascript:alert(1)', { a: 1 }, { toString: 1 }, {}, [null], [{}], [[1]], [1, 'a', null], '\u0000', '\ud800',
  ];

  it.each(FIELD_TYPES)('is shown by %s as what it is, in a list, on a page and on paper', (type) => {
    server.current.reply = replies(lookup);
    const ways = [{}, { isDetail: true }, { isPrinted: true }];
    const fields = [fieldOf[type], ...(type === 'date' || type === 'datetime' ? [{ ...fieldOf[type], shownAs: 'deadline' as const }] : [])];
    for (const field of fields) {
      for (const value of hostile) {
        const { unmount } = show({ server: server.current, declarations: FIXTURES, children: <>{ways.map((way, at) => <Shown key={at} field={field} value={value} {...way} />)}</> });
        for (const shown of screen.getAllByTestId('cell')) expect(shown.textContent).not.toMatch(/NaN|\[object|Invalid time/);
        const words = cells[type].text?.({ field, value, context: NO_WORDS });
        expect(words === undefined || typeof words === 'string').toBe(true);
        unmount();
      }
    }
  }, 300_000);

  it('dates and numbers that cannot be read stay as they came', () => {
    const said = (type: FieldType, value: unknown): string => {
      const { unmount } = show({ server: server.current, declarations: FIXTURES, children: <Shown field={fieldOf[type]} value={value} /> });
      const text = screen.getByTestId('cell').textContent ?? '';
      unmount();
      return text;
    };
    expect([said('date', '2026-01-31T06:00:00.000Z'), said('date', '31/01/2026'), said('datetime', 'soon'), said('time', 'noon')]).toEqual(['2026-01-31T06:00:00.000Z', '31/01/2026', 'soon', 'noon']);
    expect([said('money', 'a lot'), said('money', '1500.5'), said('integer', { a: 1 }), said('duration', 'long'), said('boolean', 'perhaps'), said('group', 'MG Road'), said('list', 'one')]).toEqual(['a lot', '₹1,500.50', '{"a":1}', 'long', 'perhaps', 'MG Road', 'one']);
  });
});

describe('a large amount', () => {
  it('is read in lakhs and crores beside it on a record’s page, and behind it in a list', () => {
    const { unmount } = show({ server: server.current, declarations: FIXTURES, children: <Shown field={fieldOf.money} value={150_000} isDetail /> });
    expect(screen.getByTestId('cell').textContent).toBe('₹1,50,000.00 · 1.5 lakh');
    unmount();
    show({ server: server.current, declarations: FIXTURES, children: <Shown field={fieldOf.money} value={20_000_000} /> });
    expect(screen.getByTitle('2 crore').textContent).toBe('₹2,00,00,000.00');
  });
});

describe('dates', () => {
  it('are relative within a month, with the exact one on hover', () => {
    const noon = new Date(2026, 2, 9, 12).getTime();
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    onTestFinished(() => void vi.useRealTimers());
    const instant = new Date(noon - 3 * 3_600_000 - 1000).toISOString();
    show({ server: server.current, declarations: FIXTURES, children: <Shown field={fieldOf.datetime} value={instant} /> });
    const time = screen.getByText('3 hours ago');
    expect(time.getAttribute('title')).toMatch(/\d{4}/);
    expect(time.getAttribute('datetime')).toBe(instant);
  });
});

it('an instant of which the minute counts is read in full, however near', () => {
  const soon = new Date(Date.now() + 3 * 60_000).toISOString();
  show({ server: server.current, declarations: FIXTURES, children: <Shown field={{ ...fieldOf.datetime, shownAs: 'exact' }} value={soon} /> });
  expect(screen.getByTestId('cell').textContent).toContain(String(new Date(soon).getFullYear()));
});

it.each([['Asia/Kolkata', '1 Dec 2026, 11:00 am'], ['America/New_York', '1 Dec 2026, 12:30 am GMT-5']])('an instant on a page read in %s is %s: with its zone where clocks are not India’s', async (zone, text) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  // Formatters are kept, of the clock that the page was opened by.
  vi.resetModules();
  const { cell } = await import('../../src/fields/types/datetime/cell');
  const { createCellContext: contextOf } = await import('../../src/fields/cellContext');
  const shown = (isDetail: boolean): string => {
    const { container, unmount } = render(<>{cell.render!({ field: { ...fieldOf.datetime, shownAs: 'exact' }, value: '2026-12-01T05:30:00.000Z', context: contextOf({ resource: 'specimen', locale: 'en-IN', translate: (key) => key }), isDetail } as never)}</>);
    const told = container.textContent.replace(/[\u00a0\u202f]/g, ' ');
    unmount();
    return told;
  };
  expect(shown(true)).toBe(text);
  // A column has no room for it.
  expect(shown(false)).not.toContain('GMT');
});

describe('on paper', () => {
  const printed = (field: Field, value: unknown): string => {
    show({ server: server.current, declarations: FIXTURES, children: <Shown field={field} value={value} isPrinted /> });
    return screen.getByTestId('cell').textContent ?? '';
  };

  it('dates and deadlines are dates', () => {
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    expect(printed({ ...fieldOf.datetime, shownAs: 'deadline' }, soon)).toContain(String(new Date(soon).getFullYear()));
  });

  it('a time that a list tells by how far away it is gives the style sheet its date, also where nothing hears of the printing', () => {
    const value = new Date(Date.now() - 11 * 60_000).toISOString();
    show({ server: server.current, declarations: FIXTURES, children: <><Shown field={fieldOf.datetime} value={value} /><Shown field={fieldOf.datetime} value={value} isDetail /></> });
    const [listed, detailed] = screen.getAllByTestId('cell').map((cell) => cell.querySelector('time')!);
    expect(listed!.textContent).toBe('11 minutes ago');
    expect(listed!.matches('[data-apart]') && listed!.title.includes(String(new Date(value).getFullYear()))).toBe(true);
    expect(detailed!.matches('[data-apart]')).toBe(false);
  });

  it('all of several values are there', () => {
    expect(printed(fieldOf.tags, ['a', 'b', 'c', 'd'])).toBe('abcd');
  });
});

describe('a state', () => {
  const Chips = ({ resource }: { resource: string }) => <div data-testid="cell">{renderCell({ field: { ...fieldOf.choice, tones: { inactive: 'grey' } }, value: 'inactive', context: useCellContext(resource), path: 'status' })}</div>;

  it('is explained on hover where the module’s words explain it, and stays a word elsewhere', () => {
    const { unmount } = show({ server: server.current, declarations: FIXTURES, children: <Chips resource="coupon" /> });
    expect(screen.getByTitle('Inactive – Cannot be used until it is activated.')).toBeTruthy();
    unmount();
    show({ server: server.current, declarations: FIXTURES, children: <Chips resource="specimen" /> });
    expect(screen.getByTestId('cell').querySelector('[title]')).toBeNull();
  });
});

it.each([
  ['date', '2026-02-03T18:30:00.000Z'], ['date', 1770057000000], ['date', '03/02/2026'],
  ['datetime', 1770057000000], ['datetime', '03/02/2026'], ['datetime', '2026-02-03 10:00:00'], ['datetime', '2026-02-03T10:00:00'],
] as const)('a value that is none of a %s is shown as it came: %s', (type, value) => {
  const { container } = render(<>{renderCell({ field: fieldOf[type], value, context: NO_WORDS })}</>);
  expect(container.textContent).toBe(String(value));
});
