import { isBody } from '../dataProvider/envelope';
import { failureDetails, type FailureDetails } from '../dataProvider/callFailure';
import { answerText } from '../dataProvider/answerWords';
import type { SignalText } from '../dataProvider/errorSignals';
import { problemText } from '../dataProvider/problemWords';

/** What the form of a sign-in shows; null: nothing, and what it showed before goes away. */
export type SignInMessage = SignalText | null;

/**
 * The message for a failed sign-in (part 1 §5, §8): 404 and 498 what the platform answered, in the visitor's language; 403 an inactive account with its support
 * contact, 423 none but for the code LOCKED. What the shared catalogue has shown already is not said again.
 */
export function signInMessage(error: unknown): SignInMessage {
  const details = failureDetails(error);
  if (!details) return { key: 'lectern.failure.other' };
  if (details.kind === 'unreadable') return { key: 'lectern.failure.unreadable' };
  switch (details.status) {
    case 401: case 404: case 498:
      return answerText(details) ?? { key: 'lectern.failure.other' };
    case 403:
      return inactive(details);
    case 423:
      // Part 1 §8 has the message dismissed; a platform that says by code that it counts tries is told on.
      return details.code === 'LOCKED' ? answerText(details) : null;
    case 429:
      return { key: 'lectern.signIn.tooMany', args: { smart_count: details.retryAfter ?? 1 } };
    case 0:
      return { key: details.kind === 'timeout' ? 'lectern.failure.timeout' : 'lectern.signIn.offline' };
    default:
      return details.kind === 'validation' ? firstProblem(details) : null;
  }
}

/** Why an institute's people may not sign in at present. */
export type Standing = 'awaiting' | 'suspended' | 'closed' | 'deleted';

const STANDINGS: Readonly<Record<string, Standing>> = { awaitingApproval: 'awaiting', instituteSuspended: 'suspended', instituteClosed: 'closed', instituteDeleted: 'deleted' };

/** What is said of an institute that may not sign in at present, for a page of its own; `null` for every other refusal. */
export function standingOf(error: unknown): { readonly standing: Standing; readonly institute: string; readonly contact: string } | null {
  const details = failureDetails(error);
  const standing = STANDINGS[details?.reason ?? ''];
  if (!details || !standing) return null;
  const institute = isBody(details.data) && typeof details.data['institute'] === 'string' ? details.data['institute'] : '';
  return { standing, institute, contact: supportContact(details.data) ?? '' };
}

function inactive(details: FailureDetails): SignalText {
  if (details.code === 'NO_CONSOLE') return { key: 'lectern.signIn.learner' };
  // Says more than that the account is not active.
  if (details.reason !== null) return answerText(details) ?? { key: 'lectern.signIn.inactive' };
  const contact = supportContact(details.data);
  if (contact) return { key: 'lectern.signIn.inactiveContact', args: { contact } };
  return answerText(details) ?? { key: 'lectern.signIn.inactive' };
}

/** The contact stands in the body, in its `data`, or as an object of contacts. */
function supportContact(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const own = body as Readonly<Record<string, unknown>>;
  const contact = own['supportContact'] ?? own['supportContactInfo'];
  if (typeof contact === 'string') return contact || null;
  if (typeof contact === 'object' && contact !== null) {
    return Object.values(contact).find((value): value is string => typeof value === 'string' && value !== '') ?? null;
  }
  return 'data' in own ? supportContact(own['data']) : null;
}

function firstProblem(details: FailureDetails): SignalText | null {
  const problem = Object.values(details.problems)[0];
  return problem ? problemText(problem) : answerText(details);
}
