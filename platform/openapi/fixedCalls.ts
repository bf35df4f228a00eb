import { UPLOAD_KINDS, type AnyCall } from '../../src/schemas';
import { featureAnswers } from '../features/found';
import { callOperation, describedAt } from './featureCalls';
import { jsonContent, type Node } from './json';
import { envelope } from './shapes';

/** A call that no declaration gives: what it takes and what comes back, by name and kind. */
export interface FixedCall {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly body?: readonly string[];
  readonly query?: readonly string[];
  /** Of those in `body`, what may be left out. */
  readonly optional?: readonly string[];
  /** Members of the body that are whole numbers; the others are texts. */
  readonly numbers?: readonly string[];
  readonly data?: readonly string[];
  readonly isPublic?: boolean;
  /** Texts of a reply that is no envelope. */
  readonly plain?: readonly string[];
  /** The definition all of this follows from, where there is one. */
  readonly call?: AnyCall;
}

const SIGNED_IN = ['token', 'userDetails'];
const LIST = ['items', 'total', 'page', 'size'];

/** The calls that no declaration gives. */
export const FIXED_CALLS: readonly FixedCall[] = [
  { method: 'post', path: '/api/v9/user/userLogin', summary: 'Sign in by password', body: ['username', 'password'], data: [...SIGNED_IN, 'otpRequired', 'requestId'], isPublic: true },
  { method: 'post', path: '/api/v9/user/verifylogin', summary: 'Sign in by code', body: ['requestId', 'otp'], data: SIGNED_IN, isPublic: true },
  { method: 'post', path: '/api/v9/user/resendOtp', summary: 'Send the code again', body: ['requestId'], data: ['requestId', 'retryAfter'], isPublic: true },
  { method: 'post', path: '/api/v9/user/sendLoginOtp', summary: 'Ask for a code to sign in', body: ['username'], data: ['requestId', 'retryAfter'], isPublic: true },
  { method: 'post', path: '/api/v9/user/verifyInstituteLogin', summary: 'Sign in an institute by code', body: ['requestId', 'otp'], data: SIGNED_IN, isPublic: true },
  { method: 'post', path: '/api/v9/user/forgotPassword', summary: 'Ask for a code to set a new password', body: ['username'], data: ['requestId', 'retryAfter'], isPublic: true },
  { method: 'post', path: '/api/v9/user/resetPassword', summary: 'Set a new password by code', body: ['requestId', 'otp', 'password'], isPublic: true },
  { method: 'post', path: '/api/v9/user/accountLink', summary: 'Whose a link of an invitation or to a new password is', body: ['link'], data: ['purpose', 'userId', 'name', 'email', 'instituteName', 'sentBy', 'hasConsole', 'learner', 'language', 'branding'], isPublic: true },
  { method: 'post', path: '/api/v9/user/accountLink/password', summary: 'Set the password by a link; signs in unless a code is needed, the institute is not open, or the person is a learner', body: ['link', 'password'], data: SIGNED_IN, isPublic: true },
  { method: 'get', path: '/api/v9/user/details', summary: 'Who is signed in', data: ['userDetails'] },
  { method: 'get', path: '/api/v9/user/refresh-login', summary: 'A new token for the present one', data: ['token'] },
  { method: 'post', path: '/api/v9/user/logout', summary: 'Sign out' },
  { method: 'post', path: '/api/v9/user/instiLoginFromSuperAdmin', summary: 'Act for an institute (super admin)', body: ['instituteId'], data: SIGNED_IN },
  { method: 'post', path: '/api/v9/user/stopActing', summary: 'Stop acting for an institute', data: SIGNED_IN },
  { method: 'get', path: '/api/v9/access/usual', summary: 'What somebody of a role may use at first, as far as the caller may give it; with profileId what that access profile allows', query: ['role', 'instituteId', 'profileId'], data: ['access'] },
  { method: 'get', path: '/api/v9/web-configs/app-integrations', summary: 'Marks of analytics for public pages', data: ['facebook-pixel', 'google-tag', 'google-analytics'], isPublic: true },
  { method: 'post', path: '/api/v9/payment/webhook', summary: 'A message of the payment provider, with its signature over the bytes of the body', data: ['outcome'], isPublic: true },
  { method: 'get', path: '/api/v9/modules/my-access', summary: 'Module access of who is signed in, their name and that of the institute, and whether it is white-labelled', data: ['moduleAccess', 'isWhiteLabelled', 'name', 'instituteName'] },
  { method: 'get', path: '/api/v9/modules', summary: 'Every module that rights are given over', data: LIST },
  { method: 'get', path: '/api/v9/outbox', summary: 'Messages sent (super admin), how many of the last seven days were given up, and what was given up after changes', query: ['page', 'size'], data: [...LIST, 'failed', 'jobs'] },
  ...(['uploads', 'fileUpload'] as const).map((group): FixedCall => ({
    method: 'post', path: `/api/v9/${group}/{kind}`, summary: `Ask for a signed address to put a file to: ${UPLOAD_KINDS.join(', ')}`, body: ['fileName', 'contentType', 'fileSize', 'filePublicUrl'], optional: ['contentType', 'fileSize', 'filePublicUrl'], numbers: ['fileSize'], data: ['uploadUrl', 'uploadURL', 'filePublicUrl', 'blocks'],
  })),
  ...featureAnswers().map(({ call }) => ofDefinition(call)),
  { method: 'get', path: '/healthz', summary: 'Whether the process lives', isPublic: true, plain: ['status'] },
  { method: 'get', path: '/readyz', summary: 'Whether the database answers', isPublic: true, plain: ['status'] },
];

function ofDefinition(call: AnyCall): FixedCall {
  const { path, method } = describedAt(call);
  return {
    method: method as FixedCall['method'], path, summary: call.summary, call,
    ...(call.body && { body: Object.keys(call.body), optional: Object.entries(call.body).flatMap(([name, { required }]) => (required ? [] : [name])) }),
    ...(call.query && { query: Object.keys(call.query) }),
    ...(call.gives && { data: Object.keys(call.gives) }),
    ...(call.gate === 'public' && { isPublic: true }),
  };
}

/** The calls that no declaration gives, by path and method. */
export function fixedPaths(): Record<string, Record<string, Node>> {
  const paths: Record<string, Record<string, Node>> = {};
  for (const call of FIXED_CALLS) paths[call.path] = { ...paths[call.path], [call.method]: call.call ? callOperation(call.call) : operationOf(call) };
  return paths;
}

function operationOf({ path, summary, body, optional = [], numbers = [], query = [], data = [], plain, isPublic = false }: FixedCall): Node {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({ name: match[1]!, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery = query.map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  return {
    tags: ['platform'],
    summary,
    ...(isPublic ? { security: [] } : {}),
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(body ? { requestBody: { required: body.length > optional.length, ...jsonContent({ type: 'object', properties: Object.fromEntries(body.map((name) => [name, { type: numbers.includes(name) ? 'integer' : 'string' }])), required: body.filter((name) => !optional.includes(name)) }) } } : {}),
    responses: {
      '200': { description: 'Done', ...jsonContent(plain ? { type: 'object', properties: Object.fromEntries(plain.map((name) => [name, { type: 'string' }])), required: plain } : envelope({ type: 'object', properties: Object.fromEntries(data.map((name) => [name, {}])) }, [])) },
      default: { $ref: '#/components/responses/failure' },
    },
  };
}
