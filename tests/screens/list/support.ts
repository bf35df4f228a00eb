import { configure } from '@testing-library/react';
import { defineResource, f } from '../../../src/schemas';
import type { SeenRequest, ScriptedReply } from '../../dataProvider/support/server';

// Parts of a list are fetched when first used; on a busy machine that takes a moment.
configure({ asyncUtilTimeout: 40_000 });

/** A small module with search, a status, a sum and actions. */
export const parcel = defineResource({
  name: 'parcel',
  menu: { group: 'sales' },
  home: true,
  fields: {
    label: f.text({ required: true, searchable: true }),
    weight: f.integer(),
    status: f.choice(['packed', 'sent', 'lost'], { readOnly: true, default: 'packed', tones: { packed: 'amber', sent: 'green', lost: 'red' } }),
    sentOn: f.date(),
  },
  list: { columns: ['label', 'status', 'weight', 'sentOn'], filters: ['status', 'sentOn', 'weight'], totals: ['weight'], sort: 'label' },
  lifecycle: {
    field: 'status',
    actions: {
      send: { from: ['packed'], to: 'sent', bulk: true, confirm: true },
      lose: { from: ['sent'], to: 'lost', bulk: true, confirm: 'danger', ask: { reason: f.text({ required: true }) } },
    },
  },
});

export interface Parcel {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly status: string;
  readonly sentOn: string | null;
  readonly allowed: readonly string[];
}

export function parcels(count: number): Parcel[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`, label: `Parcel ${String(index + 1).padStart(2, '0')}`, weight: index + 1, status: 'packed', sentOn: null, allowed: ['update', 'delete', 'send'],
  }));
}

/** Answers as a platform would that holds these rows: text search, page, size, sums. */
export function platformOf(rows: readonly Parcel[], others: (request: SeenRequest) => ScriptedReply | null = () => null): (request: SeenRequest) => ScriptedReply {
  return (request) => {
    const other = others(request);
    if (other) return other;
    if (!request.path.endsWith('/parcel/search')) return { body: { data: { items: [], total: 0, page: 0, size: 20 } } };
    const { query = '', totals: isSum } = request.json as { query?: string; totals?: boolean };
    const found = rows.filter((row) => row.label.toLowerCase().includes(query.toLowerCase()));
    const size = Number(request.query.get('size') ?? 20);
    const page = Number(request.query.get('page') ?? 0);
    const totals = isSum ? { totals: { weight: found.reduce((sum, row) => sum + row.weight, 0) } } : {};
    return { body: { data: { items: found.slice(page * size, (page + 1) * size), total: found.length, page, size, ...totals } } };
  };
}
