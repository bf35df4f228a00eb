import { defineResource, f } from '../schemas';

/** Addresses of other systems that are to be told what happens (part 1 §2, `integrations`). Kept as rows: nothing is delivered yet. */
export const webhook = defineResource({
  name: 'webhook',
  route: 'integrations',
  subtitle: '{url}',
  demo: 18,
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80, example: ['Admissions desk', 'Accounts', 'Website', 'Messages to parents'] }),
    url: f.url({ required: true, searchable: true, pattern: '^https://', hint: true, example: ['https://admissions.example.com/hooks/lectern', 'https://accounts.example.com/in', 'https://www.example.com/hooks', 'https://messages.example.com/in'] }),
    events: f.choices(['learnerJoined', 'courseJoined', 'paymentReceived', 'testSubmitted', 'liveClassStarted'], { required: true, hint: true }),
    isActive: f.boolean({ readOnly: true, default: true }),
  },
  list: { columns: ['name', 'url', 'events', 'instituteId', 'isActive', 'updatedAt'], filters: ['isActive', 'events', 'instituteId', 'createdAt'] },
  lifecycle: {
    field: 'isActive',
    actions: {
      activate: { if: { isActive: false }, set: { isActive: true }, bulk: true, undo: 'deactivate' },
      deactivate: { if: { isActive: true }, set: { isActive: false }, bulk: true, confirm: true, undo: 'activate' },
    },
  },
});
