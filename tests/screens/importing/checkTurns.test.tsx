import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RowPlan } from '../../../src/screens/importing/checkRow';
import type { FileTable } from '../../../src/screens/importing/fileTable';
import type { UseChecking } from '../../../src/screens/importing/useChecking';
import { useImport, type UseImport } from '../../../src/screens/importing/useImport';
import { normalized, show, superAdmin, useServer } from '../support/screens';
import { parcel } from './support';

const server = useServer();
const resource = normalized(parcel);
const table: FileTable = { head: ['Code'], rows: [{ line: 2, cells: ['P-1'] }], sheets: [], sheet: null };
const source = { table, mapping: { code: { column: 0 } } } as unknown as Parameters<UseImport['begin']>[0];

/** A check that ends when it is told to, and not before. */
interface Asked {
  readonly existing: string;
  readonly signal: AbortSignal | undefined;
  readonly answer: (kind: RowPlan['kind']) => void;
}

it('a check that another has followed changes nothing any more: neither its rows, nor how far the later one is', async () => {
  const asked: Asked[] = [];
  const plan: UseChecking['plan'] = ({ rows, existing, signal, onProgress }) =>
    new Promise((resolve) => asked.push({
      existing, signal,
      answer: (kind) => {
        onProgress?.(1);
        resolve(new Map(rows.map(({ line }) => [line, { kind, faults: {}, sent: {}, before: null, values: {} }])));
      },
    }));
  let importing: UseImport;
  function Probe() {
    importing = useImport({ resource, actor: superAdmin, plan });
    return <p role="status">{`${importing.checked} ${importing.rows.map((row) => row.plan?.kind).join()}`}</p>;
  }
  show({ server: server.current, declarations: [parcel], children: <Probe /> });
  const said = (): string | null => screen.getByRole('status').textContent;
  await screen.findByRole('status');
  act(() => void importing.begin(source, 'change'));
  act(() => void importing.begin(source, 'skip'));
  expect(asked.map(({ existing, signal }) => [existing, signal?.aborted])).toEqual([['change', true], ['skip', false]]);
  await act(async () => asked[0]!.answer('change'));
  expect(said()).toBe('0 ');
  await act(async () => asked[1]!.answer('skipped'));
  expect(said()).toBe('null skipped');
});

it('cells are checked as their column is written, those of the file and those that are mended', async () => {
  const checked: unknown[] = [];
  const plan: UseChecking['plan'] = async ({ rows }) => {
    checked.push(...rows.map(({ cells }) => cells['sentOn']));
    return new Map();
  };
  let importing: UseImport;
  function Probe() {
    importing = useImport({ resource, actor: superAdmin, plan });
    return <p role="status">{importing.rows.map(({ cells }) => cells['sentOn']).join()}</p>;
  }
  show({ server: server.current, declarations: [parcel], children: <Probe /> });
  await screen.findByRole('status');
  await act(() => importing.begin({ table: { ...table, rows: [{ line: 2, cells: ['04/05/2026'] }] }, mapping: { sentOn: { column: 0, isMonthFirst: true } } }, 'change'));
  expect(screen.getByRole('status').textContent).toBe('04/05/2026');
  expect(importing!.isBegun, 'nothing would be lost').toBe(false);
  await act(() => importing.mend({ line: 2, field: 'sentOn', text: '06/07/2026' }));
  expect(importing!.isBegun).toBe(true);
  expect(checked).toEqual(['2026-04-05', '2026-06-07']);
});
