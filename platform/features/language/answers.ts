import { keepLanguage } from '../../../src/shell/language/calls';
import { answer } from '../../calls/answer';
import { findPersonById } from '../../identity/people/people';
import { rememberLanguage } from '../../messages/personLanguage';

/** The language of messages to oneself. */
export const answers = [
  answer(keepLanguage, async ({ context, actor, input: { language } }) =>
    context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      // One's own institute, also while acting for another.
      const person = await findPersonById({ trx, id: actor.id });
      await rememberLanguage({ trx, userId: actor.id, instituteId: person?.institute?.id ?? null, language });
      return { language };
    })),
];
