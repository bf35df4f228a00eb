import { failureDetails, type FailureDetails } from '../dataProvider/callFailure';
import type { SignalText } from '../dataProvider/errorSignals';

/** What the form of a sign-in shows; null: nothing, and what it showed before goes away. */
export type SignInMessage = SignalText | null;

/**
 * The message for a failed sign-in (part 1 §5, §8): 404 and 498 the server's own, 403 an inactive account with its support
 * contact, 423 none. What the shared catalogue has shown already is not said again.
 */
export function signInMessage(error: unknown): SignInMessage {
  const details = failureDetails(error);
  if (!details) return { key: 'lectern.failure.other' };
  switch (details.status) {
    case 401: case 404: case 498:
      return serverWords(details) ?? { key: 'lectern.failure.other' };
    case 403:
      return inactive(details);
    case 423:
      return null;
    case 429:
      return { key: 'lectern.signIn.tooMany', args: { smart_count: details.retryAfter ?? 1 } };
    case 0:
      return { key: details.kind === 'timeout' ? 'lectern.failure.timeout' : 'lectern.signIn.offline' };
    default:
      return details.kind === 'validation' ? firstProblem(details) : null;
  }
}

function inactive(details: FailureDetails): SignalText {
  if (details.code === 'NO_CONSOLE') return { key: 'lectern.signIn.learner' };
  const contact = supportContact(details.data);
  if (contact) return { key: 'lectern.signIn.inactiveContact', args: { contact } };
  return serverWords(details) ?? { key: 'lectern.signIn.inactive' };
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
  if (!problem) return serverWords(details);
  const { code, params, message } = problem;
  // By its code where it has one, so that it follows the language.
  return code === null ? { words: message } : { key: `lectern.problem.${code}`, args: { ...params, smart_count: Number(params['min'] ?? params['max'] ?? 1), _: message } };
}

function serverWords({ serverMessage }: FailureDetails): SignalText | null {
  return serverMessage ? { words: serverMessage } : null;
}
