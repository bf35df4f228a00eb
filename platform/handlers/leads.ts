import type { lead } from '../../src/resources/lead';
import { declared } from '../kernel/db/declaredTables';
import { refuseProblems } from '../kernel/http/problems';
import { handlerFor } from '../records/handler';
import { operationOf } from '../records/operation';
import { createRecord } from '../records/write/create';
import { within } from '../records/write/within';

/**
 * Makes a learner of a lead, at the institute that was answered, as the list of learners would: by the same rules, and with an
 * invitation. A learner of that address who is there already is the one; bears that one another name, only after it was said that they are
 * the same person.
 */
export const convertLead = handlerFor<typeof lead>(async ({ operation, trx, id, before, after, answers }) => {
  const { emailId = null, institutionId = null, name, phoneNumber, city } = after;
  if (before?.learnerId || emailId === null || institutionId === null) return;
  const there = await declared(trx).selectFrom('app.user').select(['id', 'name', 'role', 'institute_id']).where('email_id', '=', emailId.toLowerCase()).where('deleted_at', 'is', null).executeTakeFirst();
  if (there && (there.role !== 'student' || there.institute_id !== institutionId)) refuseProblems({ emailId: { code: 'unique' } });
  if (there && answers?.['isSamePerson'] !== true && spelled(there.name) !== spelled(name)) refuseProblems({ emailId: { code: 'rule', params: { says: 'otherPerson', name: there.name } } });
  const { context, actor, requestId, consoleAddress, asking: { language } } = operation;
  const learners = context.loader.require('student');
  const ofPhone = phoneNumber ? await declared(trx).selectFrom('app.user').select('id').where('phone_number', '=', phoneNumber).where('deleted_at', 'is', null).executeTakeFirst() : undefined;
  const learnerId = there?.id ?? String((await createRecord({
    operation: within({ operation: operationOf({ context, resource: learners, actor, requestId, consoleAddress, language }), trx }),
    // A number that somebody else signs in with stays theirs.
    body: { instituteId: institutionId, name, emailId, ...(phoneNumber && !ofPhone && { phoneNumber }), ...(city && { city }) },
  }))['id']);
  await declared(trx).updateTable('app.lead').set({ learner_id: learnerId }).where('id', '=', id).execute();
});

/** A name without what is no difference of persons: case, and how many blanks stand between its parts. */
function spelled(name: string | null | undefined): string {
  return (name ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
