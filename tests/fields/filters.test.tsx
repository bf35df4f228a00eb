import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useCellContext } from '../../src/fields/cellContext';
import { daysFromToday, daysOfInstants, daysOfPreset, instantsOfDays } from '../../src/fields/values/datePresets';
import { presetsFor } from '../../src/fields/filtering/presetsFor';
import { formatRelativeDay } from '../../src/fields/values/format';
import { filters } from '../../src/fields/filters';
import { FilterSentence } from '../../src/fields/FilterSentence';
import { FIELD_TYPES } from '../../src/schemas';
import type { FieldType, Filter } from '../../src/schemas';
import { FIXTURES } from '../fixtures';
import { replies, show, useServer } from '../screens/support/screens';
import { fieldOf } from './samples';

const server = useServer();
const changes: unknown[] = [];

const OPS: Partial<Record<FieldType, Filter['op']>> = {
  number: 'range', integer: 'range', money: 'range', date: 'range', time: 'range', datetime: 'range', duration: 'range', choice: 'any', choices: 'any',
  ref: 'any', refs: 'any', tags: 'any', language: 'any', timeZone: 'any', boolean: 'is',
};

function filterOf(type: FieldType, op: Filter['op'] = OPS[type] ?? 'has'): Filter {
  return { field: fieldOf[type].name, op, names: [fieldOf[type].name], pinned: false, default: null, isRequired: false };
}

function Editor({ type, filter = filterOf(type), initial, isSystem = false }: { type: FieldType; filter?: Filter; initial?: unknown; isSystem?: boolean }) {
  const [value, setValue] = useState(initial);
  const context = useCellContext('specimen');
  const Component = filters[type];
  const change = (next: unknown): void => {
    changes.push(next);
    setValue(next);
  };
  return (
    <>
      <Component field={{ ...fieldOf[type], system: isSystem }} filter={filter} value={value} onChange={change} context={context} label={context.label(fieldOf[type].name)} />
      <output data-testid="sentence">
        <FilterSentence field={fieldOf[type]} filter={filter} value={value} context={context} />
      </output>
    </>
  );
}

function open(type: FieldType, options: { initial?: unknown; filter?: Filter } = {}) {
  changes.length = 0;
  show({ server: server.current, declarations: FIXTURES, children: <Editor type={type} {...options} /> });
  return { user: userEvent.setup(), last: () => changes.at(-1), sentence: () => screen.getByTestId('sentence').textContent };
}

describe('every field type', () => {
  it.each(FIELD_TYPES)('%s has a filter with a name', (type) => {
    open(type);
    const controls = document.querySelectorAll('input, select, button');
    expect(controls.length).toBeGreaterThan(0);
  });

  it.each(FIELD_TYPES)('%s says that it is empty, and that it is not', (type) => {
    open(type, { initial: { empty: true } });
    expect(screen.getByTestId('sentence').textContent).toMatch(/ is empty$/);
  });
});

describe('filters', () => {
  it('text contains', async () => {
    const { user, last, sentence } = open('text');
    await user.type(screen.getByRole('searchbox', { name: 'Label' }), 'pine');
    expect(last()).toBe('pine');
    expect(sentence()).toBe('Label contains “pine”');
    await user.clear(screen.getByRole('searchbox'));
    expect(last()).toBeUndefined();
  });

  it('any of the choices', async () => {
    const { user, last, sentence } = open('choice');
    await user.click(screen.getByRole('checkbox', { name: 'Stone' }));
    await user.click(screen.getByRole('checkbox', { name: 'Plant' }));
    expect(last()).toEqual(['plant', 'stone']);
    expect(sentence()).toBe('Kind is Plant or Stone');
    await user.click(screen.getByRole('checkbox', { name: 'Stone' }));
    await user.click(screen.getByRole('checkbox', { name: 'Plant' }));
    expect(last()).toBeUndefined();
  });

  it('a range of amounts, either side open', async () => {
    const { user, last, sentence } = open('money');
    await user.type(screen.getByRole('textbox', { name: 'Price: From' }), '500');
    expect(last()).toEqual({ from: 500 });
    expect(sentence()).toBe('Price from ₹500.00');
    await user.type(screen.getByRole('textbox', { name: 'Price: To' }), '1000');
    expect(last()).toEqual({ from: 500, to: 1000 });
    expect(sentence()).toBe('Price from ₹500.00 to ₹1,000.00');
  });

  it.each([
    ['money', { from: 500, to: 500 }, 'Price: ₹500.00'],
    ['date', { from: '2026-03-09', to: '2026-03-09' }, 'Found on: 9 Mar 2026'],
    ['datetime', instantsOfDays({ from: '2026-03-09', to: '2026-03-09' }), 'Seen at: 9 Mar 2026'],
    ['date', { from: '2026-03-09', to: '2026-03-10' }, 'Found on from 9 Mar 2026 to 10 Mar 2026'],
  ] as const)('a range of %s that ends where it begins is said as one: %o', (type, initial, said) => {
    expect(open(type, { initial }).sentence()).toBe(said);
  });

  it('a range the wrong way round, and a bound that is no number, are said and not sent', async () => {
    const { user, last } = open('money');
    const [from, to] = [screen.getByRole<HTMLInputElement>('textbox', { name: 'Price: From' }), screen.getByRole<HTMLInputElement>('textbox', { name: 'Price: To' })];
    await user.type(from, '500');
    await user.type(to, '100');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe('“From” must not be more than “To”.');
    expect(last()).toEqual({ from: 500 });
    await user.clear(to);
    expect(last()).toEqual({ from: 500 });
    await user.type(to, '1,5x');
    await user.tab();
    expect(to.value).toBe('1,5x');
    expect(screen.getByRole('alert').textContent).toBe('This is not a number. Write it like 1,20,000.50.');
    expect(last()).toEqual({ from: 500 });
    await user.clear(to);
    await user.type(to, '1.5L');
    expect(last()).toEqual({ from: 500, to: 150_000 });
  });

  it.each(['date', 'datetime', 'time'] as const)('a range of %s the wrong way round is said and not sent', async (type) => {
    const { user } = open(type);
    const [from, to] = [...document.querySelectorAll<HTMLInputElement>('input')].slice(-2) as [HTMLInputElement, HTMLInputElement];
    const [early, late] = type === 'time' ? ['08:00', '19:00'] : ['2026-03-01', '2026-03-20'];
    await user.type(from, late);
    const sent = changes.length;
    await user.type(to, early);
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe('“From” must not be later than “To”.');
    expect(to.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(changes).toHaveLength(sent);
  });

  it('the presets of the specification, on instants by whole days of the reader', async () => {
    const { user, last, sentence } = open('datetime');
    await user.click(screen.getByRole('button', { name: 'This Month' }));
    const days = daysOfPreset({ preset: 'thisMonth', now: Date.now(), type: 'datetime' });
    expect(last()).toEqual(instantsOfDays(days));
    expect(sentence()).toBe('Seen at: This Month');
    expect(daysOfInstants(last() as object)).toEqual(days);
  });

  it('all time, where a list is never without a period, and nowhere else', async () => {
    const { user, last, sentence } = open('datetime', { filter: { ...filterOf('datetime'), isRequired: true } });
    await user.click(screen.getByRole('button', { name: 'All Time' }));
    expect(last()).toEqual({ from: new Date('1900-01-01T00:00:00').toISOString() });
    expect(sentence()).toBe('Seen at: All Time');
    expect(screen.getByRole('button', { name: 'All Time' }).getAttribute('aria-pressed')).toBe('true');
    cleanup();
    open('datetime');
    expect(screen.queryByRole('button', { name: 'All Time' })).toBeNull();
  });

  it('a period that is pressed again is taken back, and stays where a list is never without one', async () => {
    const thisMonth = instantsOfDays(daysOfPreset({ preset: 'thisMonth', now: Date.now(), type: 'datetime' }));
    for (const isRequired of [false, true]) {
      const { user, last, sentence } = open('datetime', { filter: { ...filterOf('datetime'), isRequired }, initial: thisMonth });
      await user.click(screen.getByRole('button', { name: 'This Month' }));
      expect(last()).toEqual(isRequired ? thisMonth : undefined);
      if (isRequired) expect(sentence()).toBe('Seen at: This Month');
      cleanup();
    }
  });

  it('yes, no and either', async () => {
    const { user, last, sentence } = open('boolean');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(last()).toBe(false);
    expect(sentence()).toBe('Is rare: No');
    await user.click(screen.getByRole('radio', { name: 'Either' }));
    expect(last()).toBeUndefined();
  });

  it('what is otherwise left out is shown among the others, or alone', async () => {
    const { user, last, sentence } = open('boolean', { filter: { ...filterOf('boolean'), op: 'include' } });
    await user.click(screen.getByRole('radio', { name: 'Shown' }));
    expect(last()).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Only these' }));
    expect(last()).toBe('only');
    expect(sentence()).toBe('Only “Is rare”');
    await user.click(screen.getByRole('radio', { name: 'Hidden' }));
    expect(last()).toBeUndefined();
  });

  it('references, named in the sentence', async () => {
    const item = { id: '018f6f7e-0000-7000-8000-00000000000a', title: 'Great banyan' };
    server.current.reply = replies({ 'GET /list/minimal': () => ({ body: { data: { items: [item], total: 1 } } }) });
    const { user, last, sentence } = open('ref');
    await user.type(screen.getByRole('combobox'), 'ban');
    await user.click(await screen.findByRole('option', { name: /Great banyan/ }));
    expect(last()).toEqual([item.id]);
    await waitFor(() => expect(sentence()).toBe('Parent is Great banyan'));
  });
});

describe('date presets', () => {
  const now = new Date(2026, 0, 1, 12).getTime();
  it.each([
    ['today', '2026-01-01', '2026-01-01'], ['yesterday', '2025-12-31', '2025-12-31'], ['thisWeek', '2025-12-29', '2026-01-04'], ['lastWeek', '2025-12-22', '2025-12-28'],
    ['thisMonth', '2026-01-01', '2026-01-31'], ['lastMonth', '2025-12-01', '2025-12-31'], ['thisYear', '2026-01-01', '2026-12-31'], ['lastYear', '2025-01-01', '2025-12-31'],
    ['next7Days', '2026-01-01', '2026-01-07'], ['next30Days', '2026-01-01', '2026-01-30'], ['thisAcademicYear', '2025-04-01', '2026-03-31'], ['lastAcademicYear', '2024-04-01', '2025-03-31'],
  ] as const)('%s', (preset, from, to) => {
    expect(daysOfPreset({ preset, now, type: 'datetime' })).toEqual({ from, to });
  });

  it('of days without a clock begin when they are called today, and of instants by the reader’s clock', () => {
    vi.stubEnv('TZ', 'America/New_York');
    // Half past three in the afternoon there, and two at night of the next day in India.
    const evening = Date.parse('2026-11-28T20:28:00Z');
    const days = (['date', 'datetime'] as const).map((type) => ['today', 'next7Days', 'thisMonth'].map((preset) => Object.values(daysOfPreset({ preset: preset as 'today', now: evening, type }))));
    expect(days).toEqual([
      [['2026-11-29', '2026-11-29'], ['2026-11-29', '2026-12-05'], ['2026-11-01', '2026-11-30']],
      [['2026-11-28', '2026-11-28'], ['2026-11-28', '2026-12-04'], ['2026-11-01', '2026-11-30']],
    ]);
    expect(['2026-11-28', '2026-11-29', '2026-11-30'].map((value) => formatRelativeDay({ value, now: evening, locale: 'en' }))).toEqual(['yesterday', 'today', 'tomorrow']);
    expect([daysFromToday({ days: [null, 0], now: evening, type: 'date' }), daysFromToday({ days: [0, 1], now: evening, type: 'datetime' })]).toEqual([{ from: null, to: '2026-11-29' }, { from: '2026-11-28', to: '2026-11-29' }]);
    vi.unstubAllEnvs();
  });

  it('the academic year begins in April', () => {
    expect(daysOfPreset({ preset: 'thisAcademicYear', now: new Date(2026, 2, 31, 23).getTime(), type: 'datetime' }).to).toBe('2026-03-31');
    expect(daysOfPreset({ preset: 'thisAcademicYear', now: new Date(2026, 3, 1).getTime(), type: 'datetime' })).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  });

  it('those ahead are not asked of when a record was made', () => {
    const { unmount } = show({ server: server.current, declarations: FIXTURES, children: <Editor type="datetime" /> });
    expect(screen.getByRole('button', { name: 'Next 7 Days' })).toBeTruthy();
    unmount();
    show({ server: server.current, declarations: FIXTURES, children: <Editor type="datetime" isSystem /> });
    expect(screen.queryByRole('button', { name: 'Next 7 Days' })).toBeNull();
    expect(screen.getByRole('button', { name: 'This Academic Year' })).toBeTruthy();
  });

  it.each([
    ['an instant of a report, or of an action', { readOnly: true, shownAs: null }, true],
    ['a day up to today', { type: 'date', latest: { today: 0 } }, true],
    ['what ends', { readOnly: true, shownAs: 'deadline' }, false],
    ['what begins to the minute', { readOnly: true, shownAs: 'exact' }, false],
    ['a day that a report tells', { type: 'date', readOnly: true }, false],
    ['a day up to some day to come', { type: 'date', latest: { today: 366 } }, false],
  ] as const)('%s: whether it can only lie in the past', (_what, of, isPast) => {
    const presets = presetsFor({ ...fieldOf.datetime, readOnly: false, latest: null, ...of });
    expect(presets.includes('next30Days')).toBe(!isPast);
    expect(presets).toContain('thisYear');
  });
});
