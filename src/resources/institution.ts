import { defineResource, f, RIGHTS_OVER_MODULES } from '../schemas';

const OPERATORS = { read: ['super_admin', 'admin'] } as const;
/** To whose plan it is, it is told by its day. */
const OWN_PLAN = { says: 'planEndsAt', leads: '/institute/membership', roles: ['institute'] } as const;
/** A plan that is chosen suggests what may be used and until when. */
const PLAN_ENDS = { by: 'billingCycle', months: { monthly: 1, yearly: 12 } } as const;
const NOT_SUSPENDED = { isSuspended: false, suspendedFor: null, suspendedAt: null, suspendedById: null } as const;

/** The tenants: each row is an institute (part 1 §3, §4, §7). Its calls live under `/institute`. */
export const institution = defineResource({
  name: 'institution', route: ['institution', 'institutions/form+'], tenant: 'self',
  menu: { group: 'organisation', icon: 'institution', order: 4 }, home: true,
  title: '{name}', subtitle: '{emailId}', picture: 'imageURL',
  endpoint: {
    path: '/institute', also: { update: ['POST /institute/{id}/addData', 'PUT /institute/{id}/updateData'] }, changesLook: true, failures: { create: 'addInstitution', update: 'updateInstitution' },
    publicFields: ['name', 'imageURL', 'circularImageURL', 'rectangularImageURL', 'description', 'timezone'],
  },
  rights: { create: ['super_admin', 'admin'], delete: ['super_admin'] }, handlers: { beforeWrite: 'planAsBefore', afterWrite: 'tellOfBin' },
  fields: {
    name: f.text({ required: true, unique: 'everywhere', searchable: true, minLength: 2, maxLength: 120 }),
    emailId: f.email({ required: true, unique: 'everywhere', searchable: true }), phoneNumber: f.phone({ required: true, searchable: true }),
    status: f.choice(['awaiting', 'active', 'suspended', 'inactive'], {
      tones: { awaiting: 'amber', active: 'green', suspended: 'red', inactive: 'grey' },
      derive: [{ value: 'awaiting', if: { isApproved: false } }, { value: 'suspended', if: { isSuspended: true } }, { value: 'active', if: { isActive: true } }, { value: 'inactive' }],
    }),
    description: f.longText({ maxLength: 2000 }), language: f.language({ default: { user: 'language' } }), timezone: f.timeZone({ default: 'Asia/Kolkata' }), tags: f.tags(), imageURL: f.image({ kind: 'institute' }), circularImageURL: f.image({ kind: 'institute' }), rectangularImageURL: f.image({ kind: 'institute' }),
    isWhiteLabelled: f.boolean({ roles: { write: ['super_admin'] } }), isPlanActive: f.boolean({ default: true, roles: { write: ['super_admin'] } }),
    plan: f.choice(['none', 'active', 'ending', 'ended'], {
      tones: { none: 'grey', active: 'green', ending: 'amber', ended: 'red' },
      derive: [{ value: 'none', if: { isApproved: false, planEndsAt: null } }, { value: 'ended', if: { any: [{ not: { isPlanActive: true } }, { planEndsAt: { lt: { today: 0 } } }] } }, { value: 'ending', if: { planEndsAt: { lte: { today: 14 } } } }, { value: 'active' }],
    }),
    membershipPlanId: f.ref('membership', { hint: true, where: { isActive: true }, onDelete: 'refuse', fills: { planEndsAt: PLAN_ENDS }, roles: { read: ['super_admin'], write: ['super_admin'] } }), planEndsAt: f.date({ shownAs: 'deadline', roles: { write: ['super_admin'] } }),
    isApproved: f.boolean({ readOnly: true }), isActive: f.boolean({ readOnly: true }), isSuspended: f.boolean({ readOnly: true }), suspendedFor: f.longText({ readOnly: true, maxLength: 500, roles: OPERATORS }), suspendedAt: f.datetime({ readOnly: true, roles: OPERATORS }), suspendedById: f.ref('user', { readOnly: true, roles: OPERATORS }),
  },
  list: {
    columns: ['name', 'status', 'plan', 'membershipPlanId', 'planEndsAt', 'emailId', 'createdAt'],
    filters: ['status', 'plan', 'membershipPlanId', 'isActive', 'isSuspended', 'isWhiteLabelled', 'planEndsAt', 'createdAt', 'language', 'tags'],
  },
  form: { sections: [
    { name: 'general', fields: ['name', 'emailId', 'phoneNumber', 'language', 'timezone', 'description', 'tags'] },
    { name: 'pictures', fields: ['imageURL', 'circularImageURL', 'rectangularImageURL'] },
    { name: 'plan', fields: ['isWhiteLabelled', 'membershipPlanId', 'isPlanActive', 'planEndsAt'] },
  ] },
  attention: {
    awaiting: { filters: { status: ['awaiting'] }, sort: 'createdAt', roles: ['super_admin', 'admin'] },
    planSoon: { filters: { plan: ['active', 'ending'], planEndsAt: { days: [8, 30] } }, sort: 'planEndsAt', right: 'read', own: OWN_PLAN }, planEnding: { filters: { plan: ['active', 'ending'], planEndsAt: { days: [0, 7] } }, sort: 'planEndsAt', tone: 'red', right: 'read', own: OWN_PLAN }, planEnded: { filters: { plan: ['ended'], planEndsAt: { days: [-30, 0] } }, sort: '-planEndsAt', tone: 'red', right: 'read' },
  },
  lifecycle: {
    field: 'status',
    actions: {
      approve: { from: ['awaiting', 'suspended', 'inactive'], set: { isApproved: true, isActive: true, ...NOT_SUSPENDED, membershipPlanId: { answer: 'membershipPlanId', orKeep: true }, planEndsAt: { answer: 'planEndsAt', orKeep: true } }, bulk: true, roles: ['super_admin', 'admin'], ask: { membershipPlanId: f.ref('membership', { hint: true, where: { isActive: true }, fills: { access: 'modules', planEndsAt: PLAN_ENDS }, roles: { write: ['super_admin'] } }), planEndsAt: f.date({ earliest: { today: 0 }, roles: { write: ['super_admin'] } }), access: f.matrix({ ...RIGHTS_OVER_MODULES, forRole: 'institute', hint: true }) }, askIf: { status: 'awaiting' }, handler: 'openInstitute', tells: ['invited', 'notInvited', 'toldHeads', 'planOpen', 'planUntil'], foresees: ['tokensOpen', 'tokensNone', 'tokensLater'], call: { method: 'PUT', path: '/institute/{id}/approveInstitute' } },
      changePlan: { from: ['active', 'suspended', 'inactive'], set: { isPlanActive: true, membershipPlanId: { answer: 'membershipPlanId' }, planEndsAt: { answer: 'planEndsAt' } }, roles: ['super_admin'], ask: { membershipPlanId: f.ref('membership', { required: true, where: { isActive: true }, fills: { newAccess: 'modules', planEndsAt: PLAN_ENDS } }), planEndsAt: f.date({ earliest: { today: 0 } }), newAccess: f.matrix({ ...RIGHTS_OVER_MODULES, toRole: 'institute', hint: true }) }, handler: 'changePlan', tells: ['planOpen', 'planUntil', 'granted'], foresees: ['plan', 'planFirst', 'planSame', 'ends', 'endsFirst', 'endsNever', 'runsAgain', 'switchedOff', 'less', 'switchedOn', 'more', 'others', 'same', 'nobody', 'kept', 'tokensCome', 'tokensNone', 'tokensLater', 'learnersOver', 'staffOver'], undo: 'restorePlan' },
      restorePlan: { from: ['active', 'suspended', 'inactive'], roles: ['super_admin'], onlyUndo: true, handler: 'restorePlan' },
      suspend: { from: ['active'], set: { isSuspended: true, suspendedFor: { answer: 'reason' }, suspendedAt: { now: true }, suspendedById: { user: 'id' } }, bulk: true, confirm: 'danger', roles: ['super_admin', 'admin'], ask: { reason: f.longText({ maxLength: 500 }) }, undo: 'approve', handler: 'tellOfClosing', call: { method: 'PUT', path: '/institute/{id}/suspendInstitute' } },
      deactivate: { from: ['active', 'suspended'], set: { isActive: false, ...NOT_SUSPENDED }, bulk: true, confirm: true, roles: ['super_admin', 'admin'], undo: 'approve', handler: 'tellOfClosing', call: { method: 'PUT', path: '/institute/{id}/deactivateInstitute' } },
    },
  },
  related: [{ resource: 'user', field: 'instituteId' }, { resource: 'branch', field: 'instituteId' }, { resource: 'coupon', field: 'instituteId' }, { resource: 'transactionHistory', field: 'instituteId' }, { resource: 'salesReport', field: 'instituteId' }, { resource: 'invoice', field: 'instituteId' }],
});
