import { describe, expect, it } from 'vitest';
import { subscription } from '../../../src/resources/subscription';
import { isUndoneByState, undoOf } from '../../../src/screens/actions/undo';
import { defineResource, f } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
import { normalized, superAdmin } from '../support/screens';

const room = normalized(
  defineResource({
    name: 'room',
    fields: { name: f.text({ required: true }), status: f.choice(['open', 'closed', 'locked'], { readOnly: true, default: 'open' }) },
    lifecycle: {
      field: 'status',
      actions: {
        close: { from: ['open'], to: 'closed', undo: 'open' },
        lock: { from: ['open', 'closed'], to: 'locked', undo: 'open' },
        open: { from: ['closed', 'locked'], to: 'open', undo: 'forbid' },
        forbid: { from: ['open'], to: 'closed', ask: { reason: f.text({ required: true }) } },
      },
    },
  }),
);
const reader: Actor = { ...superAdmin, role: 'sub_admin', modules: { room: { create: false, read: true, update: false, delete: false } } };

function undoing(action: string, { known, ids = Object.keys(known), actor = superAdmin }: { known: Record<string, string>; ids?: string[]; actor?: Actor }): string | undefined {
  const before = new Map(Object.entries(known).map(([id, status]) => [id, { id, status }]));
  const undo = undoOf({ resource: room, actor, action: room.lifecycle!.actions[action]!, ids, before, rules: { now: '2026-01-01T00:00:00.000Z' } });
  return undo.map((one) => `${one.action.name}: ${one.ids.join(', ')}`).join('; ') || undefined;
}

describe('what takes an action back', () => {
  it('is the declared action, for rows that come back to the state they had', () => {
    expect(undoing('close', { known: { a: 'open' } })).toBe('open: a');
    expect(undoing('lock', { known: { a: 'open', b: 'open' } })).toBe('open: a, b');
    expect(undoing('lock', { known: { b: 'closed' } })).toBeUndefined();
  });

  it('counts rows of other pages where only one state can have been theirs', () => {
    expect(undoing('close', { known: { a: 'open' }, ids: ['a', 'elsewhere'] })).toBe('open: a, elsewhere');
    expect(undoing('lock', { known: { a: 'open' }, ids: ['a', 'elsewhere'] })).toBe('open: a');
    const needs = (action: string): boolean => isUndoneByState({ resource: room, actor: superAdmin, action: room.lifecycle!.actions[action]!, rules: { now: '2026-01-01T00:00:00.000Z' } });
    expect(['close', 'lock', 'open'].map(needs)).toEqual([false, true, false]);
  });

  it('counts them, too, where every state there can have been says what was changed', () => {
    const rows = (action: string, { first }: { first: 'over' | 'shut' }): readonly string[] => {
      const shut = { value: 'shut', if: { not: { isOpen: true } } };
      const over = { value: 'over', if: { endsAt: { lte: { now: true } } } };
      const stall = normalized(defineResource({
        name: 'stall',
        fields: {
          name: f.text({ required: true }), isOpen: f.boolean({ default: true }), startsAt: f.datetime(), endsAt: f.datetime(),
          status: f.choice(['soon', 'open', 'shut', 'over'], { readOnly: true, derive: [...(first === 'over' ? [over, shut] : [shut, over]), { value: 'soon', if: { startsAt: { gt: { now: true } } } }, { value: 'open' }] }),
        },
        lifecycle: { field: 'status', actions: { shut: { from: ['soon', 'open'], set: { isOpen: false }, undo: 'open' }, open: { from: ['shut', 'over'], set: { isOpen: true }, undo: 'shut' } } },
      }));
      const asked = { resource: stall, actor: superAdmin, action: stall.lifecycle!.actions[action]!, rules: { now: '2026-01-01T00:00:00.000Z' } };
      const undo = undoOf({ ...asked, ids: ['elsewhere'], before: new Map() });
      expect(isUndoneByState(asked)).toBe(undo.length === 0);
      return undo.flatMap(({ ids }) => ids);
    };
    for (const first of ['over', 'shut'] as const) {
      expect(rows('shut', { first })).toEqual(['elsewhere']);
      // What was over may have been open.
      expect(rows('open', { first })).toEqual([]);
    }
  });

  it('counts them where a switch that nobody has touched is off: a suspended enrolment is active or upcoming again by its dates', () => {
    const enrolment = normalized(subscription);
    const asked = { resource: enrolment, actor: superAdmin, action: enrolment.lifecycle!.actions['suspend']!, rules: { now: '2026-01-01T00:00:00.000Z' } };
    expect(isUndoneByState(asked)).toBe(false);
    expect(undoOf({ ...asked, ids: ['elsewhere'], before: new Map() }).map(({ action, ids }) => [action.name, ids])).toEqual([['activate', ['elsewhere']]]);
  });

  it('is for those rows alone that it leads to the state they had', () => {
    expect(undoing('lock', { known: { a: 'open', b: 'closed', c: 'open' } })).toBe('open: a, c');
  });

  it('is nothing where the way back asks a question, or is not this user’s', () => {
    expect(undoing('open', { known: { a: 'closed' } })).toBeUndefined();
    expect(undoing('close', { known: { a: 'open' }, actor: reader })).toBeUndefined();
  });
});

it('is several actions where one leads to each state that rows had', () => {
  const desk = normalized(defineResource({
    name: 'desk',
    fields: { name: f.text({ required: true }), status: f.choice(['new', 'begun', 'left'], { readOnly: true, default: 'new' }) },
    lifecycle: { field: 'status', actions: {
      begin: { from: ['new', 'left'], to: 'begun' },
      reopen: { from: ['left'], to: 'new' },
      leave: { from: ['new', 'begun'], to: 'left', undo: ['reopen', 'begin'], ask: { reason: f.text({ required: true }) } },
    } },
  }));
  const before = new Map([['a', { status: 'new' }], ['b', { status: 'begun' }], ['c', { status: 'new' }]]);
  const undo = undoOf({ resource: desk, actor: superAdmin, action: desk.lifecycle!.actions['leave']!, ids: ['a', 'b', 'c', 'elsewhere'], before, rules: { now: '2026-01-01T00:00:00.000Z' } });
  expect(undo.map(({ action, ids }) => [action.name, ids])).toEqual([['reopen', ['a', 'c']], ['begin', ['b']]]);
});
