import { failureDetails } from '../../src/dataProvider/callFailure';
import { consoleInNode, type ConsoleInNode } from './consoleInNode';
import { rawCall } from './raw';
import type { Report } from './report';

type Raw = Record<string, unknown>;

const USERNAMES = ['username', 'email', 'emailId', 'phoneNumber', 'login', 'userName'];
const DETAILS = ['/user/details', '/user/me', '/user/profile', '/auth/me', '/me'];

/** The settings with which somebody gets in, and the console that did; null where nothing does. */
export async function findSignIn({ raw, base, user, password, report }: { raw: Raw; base: string; user: string; password: string; report: Report }): Promise<{ raw: Raw; opened: ConsoleInNode } | null> {
  let last: unknown = null;
  for (const name of USERNAMES) {
    for (const details of [undefined, ...DETAILS]) {
      const given = (raw['platform'] ?? {}) as Raw;
      const platform = { ...given, ...(name === 'username' || given['signIn'] ? {} : { signIn: { username: name } }), ...(details === undefined || given['details'] ? {} : { details }) };
      const tried = { ...raw, platform };
      const opened = consoleInNode(tried);
      try {
        const reply = await opened.signIn.withPassword({ username: user, password });
        if (reply.kind === 'otp') {
          report.add('FAIL', 'sign-in', 'a one-time code is asked for: name somebody who signs in by the password alone');
          return null;
        }
        report.add(name === 'username' && details === undefined ? 'ok' : 'set', 'sign-in', `as ${opened.session.user()?.role ?? ''}${name === 'username' ? '' : `, the name goes as “${name}”`}${details === undefined ? '' : `, who it is says ${details}`}`);
        await checkRefusals({ base, name, user, opened, report });
        return { raw: tried, opened };
      } catch (error) {
        last ??= error;
        // The token came and nobody it is for: another call may say who.
        if (failureDetails(error)?.kind !== 'absent' && details === undefined) break;
      }
    }
  }
  const failure = failureDetails(last);
  report.add('FAIL', 'sign-in', `POST /user/userLogin: ${failure ? `${failure.status} ${failure.serverMessage ?? failure.kind}` : String(last)}`);
  return null;
}

async function checkRefusals({ base, name, user, opened, report }: { base: string; name: string; user: string; opened: ConsoleInNode; report: Report }): Promise<void> {
  const wrong = await opened.api.login({ username: user, password: 'not this one' }).then(() => null, failureDetails);
  report.add(wrong && wrong.status >= 400 ? 'ok' : 'FAIL', 'sign-in with a wrong password', wrong ? `is refused with ${wrong.status}` : `is let in (“${name}”)`);
  const unsigned = await rawCall({ base, method: 'POST', path: '/coupon/search', query: { size: 1, page: 0 }, body: {}, token: 'Bearer wrong' });
  const code = Number((unsigned.body as { httpcode?: unknown } | null)?.httpcode ?? unsigned.status);
  report.add(code === 401 || code === 404 ? 'ok' : 'note', 'a wrong token', `is answered with ${code}; the console ends a session at 401`);
  const unknown = await rawCall({ base, method: 'GET', path: '/no/such/call', token: opened.session.authorization() });
  report.add('ok', 'a call nobody knows', `is answered with ${unknown.status}; it ends no session here`);
}
