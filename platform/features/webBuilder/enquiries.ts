import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanValue, validateValue } from '../../../src/schemas';
import { ENQUIRY_POT, type EnquiryProblem, type EnquiryValues } from '../../../src/schemas/site';
import type { PlatformContext } from '../../kernel/context';
import { PlatformError, failure } from '../../kernel/errors';
import { perMinute } from '../../kernel/http/perMinute';
import { drawDocument, THANKS, type SiteParts } from './document';
import { countEnquiries, keepEnquiry } from './enquiryStore';
import { readParts } from './sites';

/** Of one address within a minute, and of one institute within an hour: what comes faster comes from no people. */
const MOST_PER_MINUTE = 5;
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
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))));
    const passes = perMinute({ app: scope, max: MOST_PER_MINUTE });
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
      const tooOften = await passes(request).then(() => null, (error: unknown) => { if (error instanceof PlatformError) return error; throw error; });
      if (tooOften) return again(tooOften.status, { isTooOften: true });
      if ((values[ENQUIRY_POT] ?? '') !== '') return thanked();
      const { wrong, lead } = readEnquiry({ context, values });
      if (wrong.length > 0) return again(failure({ code: 'VALIDATION' }).status, { wrong });
      if ((await countEnquiries({ context, owner: parts.owner.id })) >= MOST_PER_HOUR) return again(failure({ code: 'TOO_MANY_REQUESTS' }).status, { isTooOften: true });
      await keepEnquiry({ context, owner: parts.owner.id, course, lead, requestId: request.id });
      return thanked();
    };
    scope.post('/courses/:course', options, (request, reply) => take(request as AskRequest, reply, null));
    scope.post('/sites/:id/courses/:course', options, (request, reply) => take(request as AskRequest, reply, (request as AskRequest).params.id ?? null));
  });
}

function answerAgain({ reply, parts, path, status, asked }: { readonly reply: FastifyReply; readonly parts: SiteParts; readonly path: string; readonly status: number; readonly asked: Parameters<typeof drawDocument>[2] }): FastifyReply {
  const page = drawDocument(parts, path, asked)!;
  return reply.code(status).headers({ 'cache-control': 'no-store', 'content-security-policy': page.policy }).type('text/html; charset=utf-8').send(page.html);
}

/** What a lead is made of, by the rules of its declaration; and what of it is not right. */
function readEnquiry({ context, values }: { readonly context: PlatformContext; readonly values: EnquiryValues }): { readonly wrong: readonly EnquiryProblem[]; readonly lead: { readonly name: string; readonly phoneNumber: string; readonly emailId: string | null; readonly notes: string | null } } {
  const { fields } = context.loader.require('lead');
  const read = (name: string, text: string | undefined): { readonly value: string | null; readonly isWrong: boolean } => {
    const field = fields[name]!;
    const value = cleanValue({ field, value: text?.trim() || null }) as string | null;
    return { value, isWrong: value === null ? field.required : validateValue({ field, value }) !== null };
  };
  const [name, phone, email] = [read('name', values.name), read('phoneNumber', values.phone), read('emailId', values.email)];
  const notes = values.message?.replaceAll('\r\n', '\n').trim().slice(0, 1_000) || null;
  const wrong = ([['name', name.isWrong], ['phone', phone.isWrong], ['email', email.isWrong], ['consent', values.consent !== 'yes']] as const).filter(([, isWrong]) => isWrong).map(([one]) => one);
  return { wrong, lead: { name: name.value ?? '', phoneNumber: phone.value ?? '', emailId: email.value, notes } };
}
