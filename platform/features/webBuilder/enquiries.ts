import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanValue, validateValue } from '../../../src/schemas';
import { ENQUIRY_POT, type EnquiryProblem, type EnquiryValues } from '../../../src/schemas/site';
import type { PlatformContext } from '../../kernel/context';
import { PlatformError, failure } from '../../kernel/errors';
import { isOwnOrigin } from '../../kernel/http/ownOrigin';
import { perHour, perMinute, type PassesSoOften } from '../../kernel/http/perMinute';
import { drawDocument, THANKS, type SiteParts } from './document';
import { keepEnquiry } from './enquiryStore';
import { readParts } from './sites';

/** Of one address within a minute and within an hour, and of one institute within an hour: what comes faster comes from no people. */
const MOST_PER_MINUTE = 5;
const MOST_OF_ADDRESS = 20;
const MOST_PER_HOUR = 120;
const BODY_BYTES = 16_384;

interface EnquiriesParams {
  readonly app: FastifyInstance;
  readonly context: PlatformContext;
  /** Whose site is asked for, `null` for nobody's: by the address below `/sites/`, else by the host. */
  readonly ownerOf: (request: FastifyRequest, id: string | null) => Promise<string | null>;
  readonly nothing: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

type AskRequest = FastifyRequest<{ Params: { id?: string; course: string }; Body: EnquiryValues & Readonly<Record<string, string>> }>;

/**
 * Takes what visitors of a course's page ask, as its form sends it: a lead of the institute, with the course. What cannot be taken is
 * answered by the page with what was written and what is wrong, everything else by the way to the page that thanks.
 */
export function registerEnquiries({ app, context, ownerOf, nothing }: EnquiriesParams): void {
  void app.register(async (scope) => {
    // What a form sends, and nothing else.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))));
    const limits = [perMinute({ app: scope, max: MOST_PER_MINUTE }), perHour({ app: scope, max: MOST_OF_ADDRESS })];
    const options = { config: { public: true } };
    const take = async (request: AskRequest, reply: FastifyReply, id: string | null): Promise<FastifyReply> => {
      const owner = await ownerOf(request, id);
      const base = id === null ? '' : `/sites/${owner}`;
      const parts = owner === null ? null : await readParts({ context, id: owner, base, isListed: id === null, source: 'published' });
      const course = parts?.rows.courses.find((one) => one.id === request.params.course.toLowerCase());
      if (!parts || !course) return nothing(request, reply);
      const values = request.body ?? {};
      const thanked = (): FastifyReply => reply.header('cache-control', 'no-store').redirect(`${base}/courses/${course.id}/${THANKS}`, 303);
      const again = (status: number, asked: Parameters<typeof drawDocument>[2]): FastifyReply => answerAgain({ reply, parts, path: `courses/${course.id}`, status, asked: { ...asked, values } });
      // Agreed to is what was read: a form that stands elsewhere is shown here first.
      if (!isOwnOrigin({ request, config: context.config })) return again(failure({ code: 'FORBIDDEN' }).status, {});
      const tooOften = await refusedBy({ limits, request });
      if (tooOften) return again(tooOften.status, { isTooOften: true });
      if ((values[ENQUIRY_POT] ?? '') !== '') return thanked();
      const { wrong, lead } = readEnquiry({ context, values });
      if (wrong.length > 0) return again(failure({ code: 'VALIDATION' }).status, { wrong });
      const isKept = await keepEnquiry({ context, owner: parts.owner.id, course, lead, requestId: request.id, most: MOST_PER_HOUR });
      return isKept ? thanked() : again(failure({ code: 'TOO_MANY_REQUESTS' }).status, { isTooOften: true });
    };
    scope.post('/courses/:course', options, (request, reply) => take(request as AskRequest, reply, null));
    scope.post('/sites/:id/courses/:course', options, (request, reply) => take(request as AskRequest, reply, (request as AskRequest).params.id ?? null));
  });
}

async function refusedBy({ limits, request }: { readonly limits: readonly PassesSoOften[]; readonly request: FastifyRequest }): Promise<PlatformError | null> {
  try {
    for (const passes of limits) await passes(request);
    return null;
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}

function answerAgain({ reply, parts, path, status, asked }: { readonly reply: FastifyReply; readonly parts: SiteParts; readonly path: string; readonly status: number; readonly asked: Parameters<typeof drawDocument>[2] }): FastifyReply {
  const page = drawDocument(parts, path, asked)!;
  return reply.code(status).headers({ 'cache-control': 'no-store', 'content-security-policy': page.policy }).type('text/html; charset=utf-8').send(page.html);
}

/** Of a message. */
const MOST_SIGNS = 1_000;
/** Signs that steer and are not seen, but for line breaks and tabs. */
const UNSEEN = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What a lead is made of, by the rules of its declaration; and what of it is not right. */
function readEnquiry({ context, values }: { readonly context: PlatformContext; readonly values: EnquiryValues }): { readonly wrong: readonly EnquiryProblem[]; readonly lead: { readonly name: string; readonly phoneNumber: string; readonly emailId: string | null; readonly notes: string | null } } {
  const { fields } = context.loader.require('lead');
  const read = (name: string, text: string | undefined): { readonly value: string | null; readonly isWrong: boolean } => {
    const field = fields[name]!;
    const value = cleanValue({ field, value: text?.trim() || null }) as string | null;
    return { value, isWrong: value === null ? field.required : validateValue({ field, value }) !== null };
  };
  const [name, phone, email] = [read('name', values.name), read('phoneNumber', values.phone), read('emailId', values.email)];
  // A message that is too long is cut, and not within a sign.
  const { value: notes } = read('notes', [...(values.message ?? '').replaceAll('\r\n', '\n').replace(UNSEEN, '').trim()].slice(0, MOST_SIGNS).join(''));
  const wrong = ([['name', name.isWrong], ['phone', phone.isWrong], ['email', email.isWrong], ['consent', values.consent !== 'yes']] as const).filter(([, isWrong]) => isWrong).map(([one]) => one);
  return { wrong, lead: { name: name.value ?? '', phoneNumber: phone.value ?? '', emailId: email.value, notes } };
}
