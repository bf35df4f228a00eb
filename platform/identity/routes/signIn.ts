import type { FastifyInstance, FastifyRequest } from 'fastify';
import { f } from '../../../src/schemas';
import { codeTransaction } from '../signIn/codeTurns';
import { failingInEvenTime, inEvenTime } from '../signIn/evenTime';
import { knownRequest } from '../signIn/knownRequest';
import { resetPassword } from '../account/resetPassword';
import { resendOtp, OTP_RETRY_SECONDS } from '../signIn/otp';
import { requestCode, signInByCode, signInByPassword, type SignInParts } from '../signIn/signIn';
import { readLink, setPasswordByLink } from '../links/byLink';
import { askedLanguage } from '../../kernel/language';
import { ok, readBody } from '../../kernel/http/readBody';

/** The calls of people who are not signed in yet (part 1 §7, part 2 §7 “Auth”; wire.md “Sign-in”). */
export function registerSignInRoutes(app: FastifyInstance, parts: SignInParts): void {
  const open = { onRequest: app.attempts, config: { public: true } };
  const post = (path: string, answer: (body: unknown, request: FastifyRequest) => Promise<unknown>): void => {
    app.post(`${BASE}${path}`, open, async (request) => ok((await answer(request.body, request)) ?? {}));
  };
  const codeCall = ({ body, request, purpose }: { body: unknown; request: FastifyRequest; purpose: 'login' | 'reset' }) => {
    const { username } = readBody({ body, fields: USERNAME });
    return inEvenTime(() => requestCode({ parts, request, purpose, username }));
  };
  const byCode = ({ body, request }: { body: unknown; request: FastifyRequest }) => {
    const sent = readCode(body);
    return failingInEvenTime(() => signInByCode({ parts, request, ...sent }));
  };
  post('/user/userLogin', (body, request) => {
    const sent = readBody({ body, fields: LOGIN });
    return failingInEvenTime(() => signInByPassword({ parts, request, ...sent }));
  });
  post('/user/verifylogin', (body, request) => byCode({ body, request }));
  post('/user/verifyInstituteLogin', (body, request) => byCode({ body, request }));
  post('/user/sendLoginOtp', (body, request) => codeCall({ body, request, purpose: 'login' }));
  post('/user/forgotPassword', (body, request) => codeCall({ body, request, purpose: 'reset' }));
  post('/user/resendOtp', async (body, request) => {
    const { requestId } = knownRequest(readBody({ body, fields: { requestId: REQUIRED } }));
    await inEvenTime(() => codeTransaction({ context: parts.context, about: requestId }, (trx) => resendOtp({ trx, context: parts.context, now: parts.context.clock(), id: requestId, asked: askedLanguage(request.headers['accept-language']) })));
    return { requestId, retryAfter: OTP_RETRY_SECONDS };
  });
  post('/user/resetPassword', (body, request) => {
    const sent = knownRequest(readBody({ body, fields: { requestId: REQUIRED, otp: OTP, password: PASSWORD } }));
    return failingInEvenTime(() => resetPassword({ parts, request, ...sent }));
  });
  post('/user/accountLink', (body) => readLink({ parts, token: readBody({ body, fields: { link: LINK } }).link }));
  post('/user/accountLink/password', (body, request) => {
    const { link, password } = readBody({ body, fields: { link: LINK, password: PASSWORD } });
    return setPasswordByLink({ parts, request, token: link, password });
  });
}

const BASE = '/api/v9';
const REQUIRED = f.text({ required: true });
const OTP = f.text({ required: true, maxLength: 12 });
const PASSWORD = f.password({ required: true, minLength: 1, maxLength: 128 });
const LINK = f.text({ required: true, maxLength: 100 });
const USERNAME = { username: f.text({ required: true, maxLength: 254 }) } as const;
const LOGIN = { username: f.text({ required: true, maxLength: 254 }), password: PASSWORD } as const;

function readCode(body: unknown): { requestId: string; otp: string } {
  return knownRequest(readBody({ body, fields: { requestId: REQUIRED, otp: OTP } }));
}
