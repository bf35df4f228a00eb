import { defineCall, f, RIGHTS_OVER_MODULES } from '../../schemas';

/** Says what one person may use, beside the profile of that person (part 1 §7), by the rules of the form of users. */
export const setAccess = defineCall({
  method: 'POST', path: '/modules/{id}', summary: 'Set what a person may use, beside the profile', gate: { module: 'user', right: 'update' },
  body: { access: f.matrix({ ...RIGHTS_OVER_MODULES }) }, gives: { id: f.text({ required: true }), access: f.json(), version: f.integer({ required: true }) },
});
/** Has the open consoles of a person ask anew what they may use. */
export const renewAccess = defineCall({
  method: 'GET', path: '/modules/refreash-cache/{id}', summary: 'Have the open consoles of a person ask anew what they may use', gate: { module: 'user', right: 'read' }, gives: { id: f.text({ required: true }) },
});
const FORESIGHT = { lines: f.list({ says: f.text({ required: true }), params: f.json() }, { required: true }), held: f.json() } as const;

/**
 * What a change of an institute's plan would come to, as its questions are answered so far: `lines` in their order, each with what stands in
 * its sentence (lists of module keys as `modules`), and `held` what stands where nothing is answered.
 */
export const foreseePlan = defineCall({
  method: 'POST', path: '/institute/{id}/changePlan/foresight', summary: 'What a change of an institute’s plan would come to', gate: { roles: ['super_admin'] }, reading: true,
  body: { membershipPlanId: f.ref('membership'), planEndsAt: f.date(), newAccess: f.matrix({ ...RIGHTS_OVER_MODULES }) },
  gives: FORESIGHT,
});
/** What the approval of an institute would bring besides, as its questions are answered so far; of a plan those alone are told who may give one. */
export const foreseeApproval = defineCall({
  method: 'POST', path: '/institute/{id}/approveInstitute/foresight', summary: 'What the approval of an institute would bring besides', gate: { roles: ['super_admin', 'admin'] }, reading: true,
  body: { membershipPlanId: f.ref('membership'), planEndsAt: f.date(), access: f.matrix({ ...RIGHTS_OVER_MODULES }) },
  gives: FORESIGHT,
});
