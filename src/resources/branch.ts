import { WEEK, defineResource, f } from '../schemas';

/** Places where an institute teaches. */
export const branch = defineResource({
  name: 'branch',
  menu: { group: 'learners', icon: 'branch', order: 15 },
  home: true,
  title: '{name}',
  subtitle: '{city}',
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 120 }),
    code: f.text({ unique: true, searchable: true, letterCase: 'upper', pattern: '^[A-Z0-9-]{2,12}$', maxLength: 12 }),
    city: f.text({ required: true, searchable: true, maxLength: 80, suggest: 'POST /place/search' }),
    address: f.group({
      line1: f.text(), line2: f.text(), state: f.text({ maxLength: 80 }), pinCode: f.text({ pattern: '^[1-9][0-9]{5}$', example: '682001', maxLength: 6 }),
    }),
    managerId: f.ref('user', { onDelete: 'clear', where: { role: ['institute', 'faculty', 'sub_admin'] }, warns: { status: 'inactive' } }),
    managerPhone: f.from('managerId', 'phoneNumber', f.phone()),
    phoneNumber: f.phone(),
    emailId: f.email(),
    capacity: f.integer({ min: 1, max: 100000 }),
    learners: f.count('student', 'branchId'),
    seatsLeft: f.formula('capacity', '-', 'learners'),
    monthlyRent: f.money(),
    openingHours: f.list(
      { day: f.choice(WEEK, { required: true }), opens: f.time({ required: true }), closes: f.time({ required: true, after: 'opens' }) },
      { maxItems: 14, apart: { by: 'day', from: 'opens', to: 'closes' } },
    ),
    openedOn: f.date(),
    status: f.choice(['open', 'closed'], { readOnly: true, default: 'open', tones: { open: 'green', closed: 'grey' } }),
    closedFor: f.longText({ readOnly: true, maxLength: 500 }), closedAt: f.datetime({ readOnly: true }), closedById: f.ref('user', { readOnly: true }),
  },
  list: {
    columns: ['name', 'code', 'city', 'managerId', 'capacity', 'learners', 'monthlyRent', 'status'],
    filters: ['status', 'city', 'managerId', 'capacity', 'monthlyRent', 'openedOn'],
    sortable: ['name', 'code', 'capacity', 'monthlyRent', 'openedOn', 'createdAt'],
    totals: ['capacity', 'monthlyRent'],
  },
  form: {
    layout: 'tabs',
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'code', 'city', 'managerId', 'openedOn'] },
      { name: 'contact', fields: ['phoneNumber', 'emailId', 'address'] },
      { name: 'rooms', fields: ['capacity', 'monthlyRent', 'openingHours'] },
    ],
  },
  related: [{ resource: 'student', field: 'branchId' }, { resource: 'batch', field: 'branchId' }],
  lifecycle: {
    field: 'status',
    actions: {
      close: {
        from: ['open'], to: 'closed', bulk: true, confirm: true, undo: 'reopen', ask: { reason: f.longText({ required: true, maxLength: 500 }) },
        set: { closedFor: { answer: 'reason' }, closedAt: { now: true }, closedById: { user: 'id' } },
        foretells: [{ says: 'batches', resource: 'batch', where: { status: ['upcoming', 'running'] } }, { says: 'learners', resource: 'student', where: { status: ['invited', 'active'] } }],
      },
      reopen: { from: ['closed'], to: 'open', bulk: true, set: { closedFor: null, closedAt: null, closedById: null } },
    },
  },
});
