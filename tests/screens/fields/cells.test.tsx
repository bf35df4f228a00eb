import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCellContext } from '../../../src/screens/fields/cellContext';
import { cells } from '../../../src/screens/fields/cells';
import { filters } from '../../../src/screens/fields/filters';
import { inputs } from '../../../src/screens/fields/inputs';
import { portables } from '../../../src/screens/fields/portable';
import { renderCell } from '../../../src/screens/fields/renderCell';
import { FIELD_TYPES } from '../../../src/schemas';
import type { Field } from '../../../src/schemas';
import { FIXTURES } from '../../fixtures';
import { replies, show, useServer } from '../support/screens';
import { fieldOf, samples } from './samples';

const server = useServer();

function Shown({ field, value, isDetail = false, isPrinted = false }: { field: Field; value: unknown; isDetail?: boolean; isPrinted?: boolean }) {
  return <div data-testid="cell">{renderCell({ field, value, context: useCellContext('specimen', { isPrinted }), isDetail })}</div>;
}

const lookup = { 'GET /list/minimal': ({ query }: { query: URLSearchParams }) => ({ body: { data: { items: query.getAll('id').flatMap((ids) => ids.split(',')).map((id) => ({ id, title: 'Great banyan' })), total: 1 } } }) };

describe('every field type', () => {
  it('is in every registry', () => {
    for (const registry of [cells, inputs, filters, portables]) expect(Object.keys(registry).sort()).toEqual([...FIELD_TYPES].sort());
  });

  it.each(FIELD_TYPES)('%s shows its value in a cell', async (type) => {
    server.current.reply = replies(lookup);
    show({ server: server.current, declarations: FIXTURES, children: <Shown field={fieldOf[type]} value={samples[type].value} /> });
    await waitFor(() => expect(screen.getByTestId('cell').textContent).toMatch(samples[type].shows));
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

  it('asks for the titles of many references at once', async () => {
    server.current.reply = replies(lookup);
    const ids = Array.from({ length: 30 }, (_, index) => `018f6f7e-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`);
    show({ server: server.current, declarations: FIXTURES, children: <>{ids.map((id) => <Shown key={id} field={fieldOf.ref} value={id} />)}</> });
    await waitFor(() => expect(screen.getAllByText('Great banyan')).toHaveLength(30));
    expect(server.current.seen.filter((request) => request.path.endsWith('/list/minimal'))).toHaveLength(1);
  });
});

describe('dates', () => {
  it('are relative within a month, with the exact one on hover', () => {
    const instant = new Date(Date.now() - 3 * 3_600_000 - 1000).toISOString();
    show({ server: server.current, declarations: FIXTURES, children: <Shown field={fieldOf.datetime} value={instant} /> });
    const time = screen.getByText('3 hours ago');
    expect(time.getAttribute('title')).toMatch(/\d{4}/);
    expect(time.getAttribute('datetime')).toBe(instant);
  });
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
