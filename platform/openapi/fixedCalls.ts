import { UPLOAD_KINDS } from '../../src/schemas';
import { jsonContent, type Node } from './json';

/** A call that no declaration gives: what it takes and what comes back, by name and kind. */
interface FixedCall {
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly summary: string;
  readonly body?: readonly string[];
  readonly query?: readonly string[];
  readonly data?: readonly string[];
  readonly isPublic?: boolean;
}

const SIGNED_IN = ['token', 'userDetails'];

const CALLS: readonly FixedCall[] = [
  { method: 'post', path: '/api/v9/user/userLogin', summary: 'Sign in by password', body: ['username', 'password'], data: [...SIGNED_IN, 'otpRequired', 'requestId'], isPublic: true },
  { method: 'post', path: '/api/v9/user/verifylogin', summary: 'Sign in by code', body: ['requestId', 'otp'], data: SIGNED_IN, isPublic: true },
  { method: 'post', path: '/api/v9/user/resendOtp', summary: 'Send the code again', body: ['requestId'], data: ['requestId', 'retryAfter'], isPublic: true },
  { method: 'post', path: '/api/v9/user/sendLoginOtp', summary: 'Ask for a code to sign in', body: ['username'], data: ['requestId', 'retryAfter'], isPublic: true },
  { method: 'post', path: '/api/v9/user/verifyInstituteLogin', summary: 'Sign in an institute by code', body: ['requestId', 'otp'], data: SIGNED_IN, isPublic: true },
  { method: 'post', path: '/api/v9/user/instituteRegistration', summary: 'Register an institute', body: ['name', 'emailId', 'phoneNumber', 'password'], data: ['requestId'], isPublic: true },
  { method: 'post', path: '/api/v9/user/verifyOtp', summary: 'Confirm a registration by code', body: ['requestId', 'otp'], data: ['instituteId'], isPublic: true },
  { method: 'post', path: '/api/v9/auth/signup', summary: 'Register an institute', body: ['name', 'email', 'phoneNumber', 'password'], data: ['requestId'], isPublic: true },
  { method: 'post', path: '/api/v9/user/forgotPassword', summary: 'Ask for a code to set a new password', body: ['username'], data: ['requestId', 'retryAfter'], isPublic: true },
  { method: 'post', path: '/api/v9/user/resetPassword', summary: 'Set a new password by code', body: ['requestId', 'otp', 'password'], isPublic: true },
  { method: 'get', path: '/api/v9/user/details', summary: 'Who is signed in', data: ['userDetails'] },
  { method: 'get', path: '/api/v9/user/refresh-login', summary: 'A new token for the present one', data: ['token'] },
  { method: 'post', path: '/api/v9/user/logout', summary: 'Sign out' },
  { method: 'post', path: '/api/v9/user/instiLoginFromSuperAdmin', summary: 'Act for an institute (super admin)', body: ['instituteId'], data: SIGNED_IN },
  { method: 'get', path: '/api/v9/modules/my-access', summary: 'Module access of who is signed in', data: ['moduleAccess'] },
  { method: 'get', path: '/api/v9/branding', summary: 'Name and pictures for an address', query: ['host'], isPublic: true },
  { method: 'get', path: '/api/v9/outbox', summary: 'Messages sent (super admin)', query: ['page', 'size'], data: ['items', 'total', 'page', 'size'] },
  ...(['uploads', 'fileUpload'] as const).map((group): FixedCall => ({
    method: 'post', path: `/api/v9/${group}/{kind}`, summary: `Ask for a signed address to put a file to: ${UPLOAD_KINDS.join(', ')}`, body: ['fileName', 'contentType'], data: ['uploadUrl', 'uploadURL', 'filePublicUrl'],
  })),
  { method: 'get', path: '/healthz', summary: 'Whether the process lives', isPublic: true },
  { method: 'get', path: '/readyz', summary: 'Whether the database answers', isPublic: true },
];

/** The calls that no declaration gives, by path and method. */
export function fixedPaths(): Record<string, Record<string, Node>> {
  const paths: Record<string, Record<string, Node>> = {};
  for (const call of CALLS) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  return paths;
}

function operationOf({ path, summary, body, query = [], data = [], isPublic = false }: FixedCall): Node {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({ name: match[1]!, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery = query.map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  return {
    tags: ['platform'],
    summary,
    ...(isPublic ? { security: [] } : {}),
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(body ? { requestBody: { required: true, ...jsonContent({ type: 'object', properties: Object.fromEntries(body.map((name) => [name, { type: 'string' }])), required: body }) } } : {}),
    responses: {
      '200': { description: 'Done', ...jsonContent({ type: 'object', properties: { httpcode: { type: 'integer' }, message: { type: 'string' }, data: { type: 'object', properties: Object.fromEntries(data.map((name) => [name, {}])) } } }) },
      default: { $ref: '#/components/responses/failure' },
    },
  };
}
