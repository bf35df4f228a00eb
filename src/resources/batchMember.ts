import { defineResource, f } from '../schemas';

/** Who is in a batch: listed and added below it, and named by the learner. */
export const batchMember = defineResource({
  name: 'batchMember',
  route: 'batch/:batchId/members',
  module: 'batch',
  fields: {
    name: f.text({ readOnly: true, searchable: true, maxLength: 120 }),
    batchId: f.ref('batch', { required: true, where: { status: ['upcoming', 'running'] }, onDelete: 'refuse' }),
    userId: f.ref('student', { required: true, createOnly: true, hint: true, onDelete: 'cascade', finds: ['emailId', 'phoneNumber'], warns: { status: 'inactive' } }),
    emailId: f.from('userId', 'emailId', f.email()),
    phoneNumber: f.from('userId', 'phoneNumber', f.phone()),
    joinedOn: f.date({ required: true, default: { today: 0 }, newWithin: 3653 }),
    rollNumber: f.text({ searchable: true, maxLength: 20 }),
  },
  unique: [['batchId', 'userId']],
  list: { columns: ['name', 'batchId', 'rollNumber', 'emailId', 'phoneNumber', 'joinedOn'], filters: ['batchId', 'userId', 'joinedOn', 'createdAt'], segments: ['deleted'] },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'batchId', 'userId', 'joinedOn', 'rollNumber'] }] },
  actions: {
    add: { on: 'module', handler: 'addMembers', ask: { batchId: f.ref('batch', { required: true, where: { status: ['upcoming', 'running'] } }), userIds: f.refs('student', { required: true, hint: true, warns: { status: 'inactive' } }), joinedOn: f.date({ required: true, default: { today: 0 }, earliest: { today: -3653 } }) } },
  },
  handlers: { beforeWrite: 'holdSeat' },
});
