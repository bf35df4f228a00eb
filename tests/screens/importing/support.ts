import { defineResource, f } from '../../../src/schemas';

/** A small module of every kind of cell that a file brings: required, unique, numbers, days, names of choices, references. */
export const parcel = defineResource({
  name: 'parcel',
  menu: { group: 'sales' },
  home: true,
  fields: {
    code: f.text({ required: true, searchable: true, unique: true }),
    weight: f.number({ required: true, min: 0, decimals: 2 }),
    kind: f.choice(['small', 'large']),
    sentOn: f.date(),
    dueOn: f.date({ after: 'sentOn' }),
    isInsured: f.boolean(),
    depotId: f.ref('depot'),
    status: f.choice(['packed', 'sent'], { readOnly: true, default: 'packed' }),
  },
  tenant: 'platform',
});

export const depot = defineResource({ name: 'depot', menu: { group: 'sales' }, home: true, tenant: 'platform', fields: { name: f.text({ required: true, searchable: true }) } });
