import { defineResource, f } from '../schemas';

/** Those who asked about courses and are not learners yet (part 1 §2, `lead_management`): the operator's office follows them up. */
export const lead = defineResource({
  name: 'lead',
  route: 'lead_management',
  module: null,
  tenant: 'platform',
  institute: 'institutionId',
  rights: { create: ['super_admin'], read: ['super_admin'], update: ['super_admin'], delete: ['super_admin'], export: ['super_admin'] },
  menu: { group: 'learners', icon: 'target', order: 18 },
  demo: 60,
  fields: {
    name: f.text({ required: true, searchable: true, maxLength: 120, example: ['Anjali Menon', 'Rahul Verma', 'Sneha Pillai', 'Arjun Das', 'Fathima Beevi', 'Karthik Iyer', 'Divya Rao', 'Joseph Mathew', 'Neha Gupta', 'Vishnu Prasad', 'Meera Krishnan', 'Sanjay Patil'] }),
    phoneNumber: f.phone({ required: true, searchable: true }),
    emailId: f.email({ searchable: true }),
    city: f.text({ maxLength: 80, suggest: 'POST /place/search', example: ['Kochi', 'Chennai', 'Bengaluru', 'Pune', 'Delhi', 'Thrissur'] }),
    source: f.choice(['website', 'walkIn', 'phone', 'referral', 'campaign', 'social'], { required: true, default: 'phone' }),
    institutionId: f.ref('institution'),
    interest: f.text({ searchable: true, maxLength: 200, example: ['NEET repeaters', 'Spoken English', 'Class 10 mathematics', 'Accounting', 'Bank examinations'] }),
    courseId: f.ref('course', { readOnly: true, onDelete: 'name' }), consentedAt: f.datetime({ readOnly: true }),
    ownerId: f.ref('user', { default: { user: 'id' }, hint: true, where: { instituteId: null, role: 'super_admin', status: ['invited', 'active'] } }),
    followUpOn: f.date({ shownAs: 'deadline' }),
    learnerId: f.ref('student', { readOnly: true, onDelete: 'name' }),
    lostReason: f.text({ readOnly: true, maxLength: 200 }),
    notes: f.longText({ maxLength: 2000 }),
    status: f.choice(['new', 'contacted', 'qualified', 'converted', 'lost'], { readOnly: true, default: 'new', tones: { new: 'blue', contacted: 'amber', qualified: 'amber', converted: 'green', lost: 'grey' } }),
  },
  import: { key: ['name', 'phoneNumber'] },
  list: {
    columns: ['name', 'status', 'source', 'phoneNumber', 'interest', 'institutionId', 'ownerId', 'followUpOn', 'createdAt'],
    filters: ['status', 'source', 'institutionId', 'courseId', 'ownerId', 'followUpOn', 'city', 'createdAt'],
    segments: ['new', 'contacted', 'qualified', 'converted', 'lost', 'deleted'],
    board: true,
  },
  form: {
    sections: [
      { name: 'general', fields: ['name', 'phoneNumber', 'emailId', 'city'] },
      { name: 'interest', fields: ['source', 'institutionId', 'interest', 'ownerId', 'followUpOn', 'notes'] },
    ],
  },
  attention: { asked: { filters: { status: ['new'], source: ['website'] }, sort: 'createdAt' }, due: { filters: { status: ['new', 'contacted', 'qualified'], followUpOn: { days: [null, 0] } }, sort: 'followUpOn' } },
  summary: { by: ['createdAt:month', 'source', 'status', 'institutionId'], measures: { leads: 'count' } },
  lifecycle: {
    field: 'status',
    actions: {
      contact: { from: ['new'], to: 'contacted', bulk: true, undo: 'reopen' },
      qualify: { from: ['contacted', 'lost'], to: 'qualified', bulk: true, undo: 'unqualify', set: { lostReason: null } },
      unqualify: { from: ['qualified', 'lost'], to: 'contacted', undo: 'qualify', set: { lostReason: null } },
      convert: { from: ['contacted', 'qualified'], to: 'converted', confirm: true, ask: { institutionId: f.ref('institution', { required: true }), emailId: f.email({ required: true }), isSamePerson: f.boolean({ hint: true }) }, set: { institutionId: { answer: 'institutionId' }, emailId: { answer: 'emailId' } }, handler: 'convertLead' },
      lose: { from: ['new', 'contacted', 'qualified'], to: 'lost', bulk: true, ask: { lostReason: f.text({ required: true, maxLength: 200 }) }, set: { lostReason: { answer: 'lostReason' } }, undo: ['reopen', 'unqualify', 'qualify'] },
      reopen: { from: ['contacted', 'lost'], to: 'new', undo: 'contact', set: { lostReason: null } },
    },
  },
});
