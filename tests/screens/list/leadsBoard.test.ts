import { expect, it } from 'vitest';
import { undoOf } from '../../../src/screens/actions/undo';
import { actionTo } from '../../../src/screens/list/board/boardActions';
import { loader } from '../../dataProvider/support/console';
import { superAdmin } from '../support/screens';

/** Every list that can be looked at as a board, and each of its states beside each other. */
const BOARDS = loader.all().filter(({ list }) => list.isBoard);

it.each(BOARDS.map((one) => [one.name, one] as const))('what a card of %s is led to without a question is taken back from the notice', (_, resource) => {
  const { field, actions } = resource.lifecycle!;
  const states = resource.fields[field]!.choices.map(String);
  const all = states.flatMap((from) => states.map((to) => [from, to] as const)).filter(([from, to]) => from !== to);
  const asked = all.flatMap(([from, to]) => {
    const record = { id: 'r-1', [field]: from, allowed: Object.values(actions).filter(({ if: where }) => JSON.stringify(where).includes(`"${from}"`)).map(({ name }) => name) };
    const name = actionTo({ resource, actor: superAdmin, record, state: to });
    const action = name === null ? undefined : actions[name]!;
    return action?.confirm === false && Object.keys(action.ask).length === 0 ? [{ record, action }] : [];
  });
  expect(asked.length).toBeGreaterThan(0);
  for (const { record, action } of asked) {
    // Where nothing takes it back, it asks first.
    const undo = undoOf({ resource, actor: superAdmin, action, ids: ['r-1'], before: new Map([['r-1', record]]), rules: { now: '2026-01-01T00:00:00.000Z' } });
    if (record[field] !== 'lost') expect(undo.flatMap(({ ids }) => ids), `${action.name} from ${String(record[field])}`).toEqual(['r-1']);
  }
});

it('a lead that was lost comes back to the state it had, whichever that was', () => {
  const lead = loader.get('lead')!;
  const before = new Map(['new', 'contacted', 'qualified'].map((status) => [status, { id: status, status, lostReason: null }]));
  const undo = undoOf({ resource: lead, actor: superAdmin, action: lead.lifecycle!.actions['lose']!, ids: [...before.keys()], before, rules: { now: '2026-01-01T00:00:00.000Z' } });
  expect(undo.map(({ action, ids }) => [action.set['status'], ids])).toEqual([['new', ['new']], ['contacted', ['contacted']], ['qualified', ['qualified']]]);
});
