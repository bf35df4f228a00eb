import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'ra-core';
import { expect, it } from 'vitest';
import { useCellContext } from '../../../src/fields/cellContext';
import { CheckStep } from '../../../src/screens/importing/CheckStep';
import { countsOf } from '../../../src/screens/importing/importRow';
import type { FileTable } from '../../../src/screens/importing/fileTable';
import type { CellFault } from '../../../src/screens/importing/readRow';
import type { UseChecking } from '../../../src/screens/importing/useChecking';
import { useImport, type UseImport } from '../../../src/screens/importing/useImport';
import { ListModelProvider } from '../../../src/screens/model/listModel';
import { platformOf } from '../list/support';
import { normalized, show, superAdmin, useServer } from '../support/screens';
import { depot, parcel } from './support';

const held = useServer();
const resource = normalized(parcel);
const visit = { entry: '', search: '', selected: [], scope: '', place: { top: 0, left: 0, page: 0 }, recordId: null, sequence: null };
const mapping = { code: { column: 0 }, weight: { column: 1 }, depotId: { column: 2 } };
const table: FileTable = { head: ['Code', 'Weight', 'Depot'], rows: [{ line: 2, cells: ['P-1', 'much', 'Nowhere'] }, { line: 3, cells: ['P-2', 'more', 'Twice'] }], sheets: [], sheet: null };
const twins = [{ id: 'd-1', title: 'Twice' }, { id: 'd-2', title: 'Twice' }] as const;

function faultsOfCells({ weight = '', depotId = '' }: Readonly<Record<string, string>>): Record<string, CellFault> {
  const depotFault: CellFault | null = depotId === 'Twice' ? { code: 'severalSo', to: 'depot', text: depotId, items: [...twins] } : depotId === 'North' ? null : { code: 'nothingSo', to: 'depot', text: depotId };
  return { ...(/^\d+$/.test(weight) ? {} : { weight: { code: 'number' } as const }), ...(depotFault ? { depotId: depotFault } : {}) };
}

it('what is typed while a cell before it is checked again stays where it is typed', async () => {
  held.current.reply = platformOf([], () => null);
  /** Checks that are under way after the first. */
  const asked: (() => void)[] = [];
  const plan: UseChecking['plan'] = async ({ rows }) => {
    if (asked.length > 0 || rows.length < table.rows.length) await new Promise<void>((resolve) => asked.push(resolve));
    return new Map(rows.map(({ line, cells }) => {
      const faults = faultsOfCells(cells);
      return [line, { kind: Object.keys(faults).length > 0 ? 'wrong' : 'new', faults, sent: {}, before: null, values: {} }] as const;
    }));
  };
  let importing: UseImport;
  function Probe() {
    importing = useImport({ resource, actor: superAdmin, plan });
    const context = useCellContext('parcel');
    return <CheckStep importing={importing} fields={['code', 'weight', 'depotId'].map((name) => resource.fields[name]!)} counts={countsOf(importing.rows)} contexts={[context]} mapping={mapping} known={[]} onDownload={null} />;
  }
  show({ server: held.current, declarations: [parcel, depot], at: '/parcel', children: <ListBase resource="parcel" disableAuthentication><ListModelProvider resource={resource} visit={visit}><Probe /></ListModelProvider></ListBase> });
  await screen.findByRole('status');
  await act(() => importing.begin({ table, mapping }, 'change'));
  const cell = (line: number, column: string): HTMLInputElement => screen.getByLabelText(new RegExp(`${line}\\D*${column}`));
  const user = userEvent.setup();
  const mendAll = () => act(async () => asked.splice(0).forEach((settle) => settle()));

  // Tab: the next cell of the same row is one that is chosen by a name.
  await user.click(cell(2, 'B'));
  await user.clear(cell(2, 'B'));
  await user.type(cell(2, 'B'), '7');
  await user.tab();
  const next = cell(2, 'C');
  expect(document.activeElement).toBe(next);
  await user.keyboard('{Control>}a{/Control}No');
  await mendAll();
  expect(document.activeElement).toBe(next);
  await user.keyboard('rth');
  expect(next.value).toMatch(/North$/);

  // A click straight into the next, of another row and of the same.
  await user.clear(next);
  await user.type(next, 'North');
  await user.click(cell(3, 'B'));
  expect(document.activeElement).toBe(cell(3, 'B'));
  await mendAll();
  await user.clear(cell(3, 'B'));
  await user.type(cell(3, 'B'), '8');
  await user.click(cell(3, 'C'));
  expect(document.activeElement).toBe(cell(3, 'C'));
  await mendAll();
  expect(document.activeElement).toBe(cell(3, 'C'));
  expect(importing!.rows.map(({ cells }) => cells)).toMatchObject([{ weight: '7', depotId: 'North' }, { weight: '8' }]);

  // A name that several bear is chosen among them, once who types it has left.
  await user.click(cell(2, 'C'));
  await user.clear(cell(2, 'C'));
  await user.type(cell(2, 'C'), 'Twice');
  const typed = cell(2, 'C');
  await act(async () => void importing.mend({ line: 2, field: 'depotId', text: 'Twice' }));
  await mendAll();
  expect(document.activeElement).toBe(typed);
  await user.tab();
  expect(cell(2, 'C').tagName).toBe('SELECT');
});

it.each([['same', 'There is nothing to import: nothing differs.'], ['wrong', 'No row can be imported as it is.']] as const)('where nothing can be imported it is said why: every row is %s', async (kind, words) => {
  held.current.reply = platformOf([], () => null);
  const plan: UseChecking['plan'] = async ({ rows }) => new Map(rows.map(({ line }) => [line, { kind, faults: (kind === 'wrong' ? { weight: { code: 'number' } } : {}) as Record<string, CellFault>, sent: {}, before: null, values: {} }] as const));
  let importing: UseImport;
  function Probe() {
    importing = useImport({ resource, actor: superAdmin, plan });
    return <CheckStep importing={importing} fields={[resource.fields['weight']!]} counts={countsOf(importing.rows)} contexts={[useCellContext('parcel')]} mapping={mapping} known={[]} onDownload={null} />;
  }
  show({ server: held.current, declarations: [parcel, depot], at: '/parcel', children: <ListBase resource="parcel" disableAuthentication><ListModelProvider resource={resource} visit={visit}><Probe /></ListModelProvider></ListBase> });
  await screen.findByRole('status');
  await act(() => importing.begin({ table, mapping }, 'change'));
  expect(await screen.findByText(words)).toBeDefined();
});

it('what would be changed is shown to whoever asks, each field before and after, twenty rows at a time', async () => {
  held.current.reply = platformOf([], () => null);
  const many: FileTable = { ...table, rows: Array.from({ length: 22 }, (_, at) => ({ line: at + 2, cells: [`P-${at}`, '7', ''] })) };
  const plan: UseChecking['plan'] = async ({ rows }) => new Map(rows.map(({ line, cells }) => [line, { kind: line === 3 ? 'same' : 'change', faults: {}, sent: line === 3 ? {} : { weight: 7 }, before: { id: `r-${line}`, code: `${cells['code']}`, weight: 5 }, values: { code: cells['code'], weight: 7 } }] as const));
  let importing: UseImport;
  function Probe() {
    importing = useImport({ resource, actor: superAdmin, plan });
    return <CheckStep importing={importing} fields={['code', 'weight'].map((name) => resource.fields[name]!)} counts={countsOf(importing.rows)} contexts={[useCellContext('parcel')]} mapping={mapping} known={[]} onDownload={null} />;
  }
  show({ server: held.current, declarations: [parcel, depot], at: '/parcel', children: <ListBase resource="parcel" disableAuthentication><ListModelProvider resource={resource} visit={visit}><Probe /></ListModelProvider></ListBase> });
  await screen.findByRole('status');
  await act(() => importing.begin({ table: many, mapping }, 'change'));
  await userEvent.click(await screen.findByRole('button', { name: 'Show what is changed' }));
  const told = screen.getByRole('region', { name: 'What is changed' });
  expect(document.activeElement).toBe(told);
  const rows = () => within(told).getAllByRole('listitem');
  expect(rows()).toHaveLength(20);
  expect(rows()[0]!.textContent).toMatch(/^Row 2: P-0.*5.*→.*7/);
  expect(rows()[1]!.textContent).toMatch(/^Row 4: P-2/);
  await userEvent.click(within(told).getByRole('button', { name: 'Show 1 more' }));
  expect(rows()).toHaveLength(21);
});
