import type { FastifyInstance, FastifyRequest } from 'fastify';
import { f } from '../../src/schemas';
import { failingInEvenTime, inEvenTime } from '../auth/evenTime';
import { confirmRegistration, register, resetPassword } from '../auth/registration';
import { logoAddress, setRegistrationLogo } from '../auth/registrationLogo';
import { resendOtp, OTP_RETRY_SECONDS } from '../auth/otp';
import { requestCode, signInByCode, signInByPassword, type SignInParts } from '../auth/signIn';
import { failure } from '../errors';
import { readLink, setPasswordByLink } from '../links/byLink';
import { askedLanguage } from '../messages/language';
import { isUuid, ok, readBody } from './readBody';

/** The calls of people who are not signed in yet (part 1 §7, part 2 §7 “Auth”; wire.md “Sign-in”). */
export function registerSignInRoutes(app: FastifyInstance, parts: SignInParts): void {
  const { config } = parts.context;
  const count = app.createRateLimit({ max: config.signInsPerMinute, timeWindow: '1 minute' });
  // One count over all calls of an address: else trying them in turn would multiply the limit.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': String(counted.ttlInSeconds) } });
  };
  const open = { onRequest, config: { public: true } };
  const post = (path: string, answer: (body: unknown, request: FastifyRequest) => Promise<unknown>): void => {
    app.post(`${BASE}${path}`, open, async (request) => ok((await answer(request.body, request)) ?? {}));
  };
  const codeCall = ({ body, request, purpose }: { body: unknown; request: FastifyRequest; purpose: 'login' | 'reset' }) => {
    const { username } = readBody({ body, fields: USERNAME });
    return inEvenTime(() => requestCode({ parts, request, purpose, username }));
  };
  post('/user/userLogin', (body, request) => {
    const sent = readBody({ body, fields: LOGIN });
    return failingInEvenTime(() => signInByPassword({ parts, request, ...sent }));
  });
  post('/user/verifylogin', (body, request) => signInByCode({ parts, request, ...readCode(body) }));
  post('/user/verifyInstituteLogin', (body, request) => signInByCode({ parts, request, ...readCode(body) }));
  post('/user/sendLoginOtp', (body, request) => codeCall({ body, request, purpose: 'login' }));
  post('/user/forgotPassword', (body, request) => codeCall({ body, request, purpose: 'reset' }));
  post('/user/resendOtp', async (body, request) => {
    const { requestId } = knownRequest(readBody({ body, fields: { requestId: REQUIRED } }));
    await parts.context.database.transaction({ scope: { kind: 'all' } }, (trx) => resendOtp({ trx, context: parts.context, now: parts.context.clock(), id: requestId, asked: askedLanguage(request.headers['accept-language']) }));
    return { requestId, retryAfter: OTP_RETRY_SECONDS };
  });
  post('/user/resetPassword', (body, request) => resetPassword({ parts, request, ...knownRequest(readBody({ body, fields: { requestId: REQUIRED, otp: OTP, password: PASSWORD } })) }));
  post('/user/accountLink', (body) => readLink({ parts, token: readBody({ body, fields: { link: LINK } }).link }));
  post('/user/accountLink/password', (body, request) => {
    const { link, password } = readBody({ body, fields: { link: LINK, password: PASSWORD } });
    return setPasswordByLink({ parts, request, token: link, password });
  });
  post('/user/instituteRegistration', (body, request) => {
    const { name, emailId, phoneNumber, password } = readBody({ body, fields: { name: NAME, emailId: EMAIL, phoneNumber: PHONE, password: PASSWORD } });
    return inEvenTime(() => register({ parts, request, registration: { name, email: emailId, phone: phoneNumber, password } }));
  });
  post('/auth/signup', (body, request) => {
    const { name, email, phoneNumber, password } = readBody({ body, fields: { name: NAME, email: EMAIL, phoneNumber: PHONE, password: PASSWORD } });
    return inEvenTime(() => register({ parts, request, registration: { name, email, phone: phoneNumber, password } }));
  });
  post('/user/verifyOtp', (body, request) => confirmRegistration({ parts, trace: request.id, ...readCode(body) }));
  post('/user/registrationLogo/address', (body) => logoAddress({ context: parts.context, ...readBody({ body, fields: { ticket: TICKET, fileName: FILE_NAME, contentType: f.text({ maxLength: 255 }) } }) }));
  post('/user/registrationLogo', (body, request) => setRegistrationLogo({ context: parts.context, trace: request.id, ...readBody({ body, fields: { ticket: TICKET, imageURL: f.text({ required: true, maxLength: 500 }) } }) }));
}

const BASE = '/api/v9';
const REQUIRED = f.text({ required: true });
const OTP = f.text({ required: true, maxLength: 12 });
const NAME = f.text({ required: true, minLength: 2, maxLength: 120 });
const EMAIL = f.email({ required: true });
const PHONE = f.phone({ required: true });
const PASSWORD = f.password({ required: true, minLength: 1, maxLength: 128 });
const LINK = f.text({ required: true, maxLength: 100 });
const TICKET = f.text({ required: true, maxLength: 100 });
const FILE_NAME = f.text({ required: true, maxLength: 255 });
const USERNAME = { username: f.text({ required: true, maxLength: 254 }) } as const;
const LOGIN = { username: f.text({ required: true, maxLength: 254 }), password: PASSWORD } as const;

function readCode(body: unknown): { requestId: string; otp: string } {
  return knownRequest(readBody({ body, fields: { requestId: REQUIRED, otp: OTP } }));
}

/** What is no id at all cannot be the id of a request. */
function knownRequest<B extends { readonly requestId: string }>(body: B): B {
  if (!isUuid(body.requestId)) throw failure({ code: 'WRONG_OTP' });
  return body;
}
