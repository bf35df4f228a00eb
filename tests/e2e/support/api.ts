/** The demo accounts, by the part before the @. */
export type Account = 'super_admin' | 'admin' | 'sub_admin' | 'institute' | 'institute2' | 'whitelabel' | 'faculty' | 'expired' | 'student';

export const PASSWORD = 'Lectern-demo-1';
export const emailOf = (account: Account): string => `${account}@demo.lectern.test`;

export interface Reply<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string; readonly data: T; readonly errors?: Record<string, string> };
}

export interface Api {
  readonly call: <T = Record<string, unknown>>(method: string, path: string, body?: unknown) => Promise<Reply<T>>;
  readonly token: string;
  /** Of the person, as the sign-in gives them. */
  readonly details: Record<string, unknown>;
}

/** Calls of the platform as one of the demo accounts, past the console. */
export async function signInToApi({ address, account }: { address: string; account: Account }): Promise<Api> {
  const reply = await send<{ token: string; userDetails: Record<string, unknown> }>({ address, method: 'POST', path: '/user/userLogin', body: { username: emailOf(account), password: PASSWORD } });
  if (reply.status !== 200) throw new Error(`${account} could not sign in: ${JSON.stringify(reply.body)}`);
  const { token, userDetails } = reply.body.data;
  const authorization = token.startsWith('Bearer ') ? token : `Bearer ${token}`;
  return { token, details: userDetails, call: (method, path, body) => send({ address, method, path, body, authorization }) };
}

/** Lets a person who was invited join: with the link of the last message to the address, as the super admin's outbox has it. */
export async function joinByLink({ address, email, password = PASSWORD }: { address: string; email: string; password?: string }): Promise<void> {
  const admin = await signInToApi({ address, account: 'super_admin' });
  const { body } = await admin.call<{ items: { recipient: string; body: string }[] }>('GET', '/outbox?size=50');
  const link = /#link=([\w-]+)/.exec(body.data.items.find(({ recipient }) => recipient === email)?.body ?? '')?.[1];
  const joined = await send<{ token: string }>({ address, method: 'POST', path: '/user/accountLink/password', body: { link, password } });
  if (joined.status !== 200) throw new Error(`${email} could not join: ${JSON.stringify(joined.body)}`);
  const { token } = joined.body.data;
  await send({ address, method: 'POST', path: '/user/logout', body: {}, authorization: token.startsWith('Bearer ') ? token : `Bearer ${token}` });
}

async function send<T>({ address, method, path, body, authorization }: { address: string; method: string; path: string; body?: unknown; authorization?: string }): Promise<Reply<T>> {
  // A module of the other client names its base itself.
  const response = await fetch(`${address}${path.startsWith('/api/') ? path : `/api/v9${path}`}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(authorization ? { authorization } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Reply<T>['body'] };
}
