import { UPLOAD_HEADER } from './files';

/** How a platform of the specification's family may speak where the text leaves it open. Each is one switch. */
export interface Speech {
  readonly idName: 'id' | '_id' | 'couponUid';
  readonly ids: 'uuid' | 'number' | 'objectId' | 'oid' | 'long';
  readonly list: 'ours' | 'bare' | 'spring' | 'docs' | 'rows' | 'list' | 'result' | 'pagination';
  readonly total: 'number' | 'text' | 'header';
  readonly noRows: 'empty' | 'null';
  readonly record: 'data' | 'bare';
  readonly dates: 'iso' | 'ms' | 's' | 'dd/MM/yyyy' | 'parts' | 'naive';
  readonly flags: 'plain' | 'text' | 'number' | 'letter';
  readonly numbers: 'plain' | 'text';
  readonly choices: 'plain' | 'upper';
  readonly references: 'id' | 'object';
  readonly put: 'whole' | 'changes';
  readonly written: 'record' | 'nothing' | 'message' | 'id';
  readonly refusal: 'status' | 'code' | 'codeText';
  readonly problems: 'map' | 'list' | 'sentences';
  readonly unknown: 404 | 401 | 405 | 501;
  readonly page: { readonly in: 'query' | 'body'; readonly first: number; readonly most: number };
  readonly token: 'token' | 'accessToken' | 'nested' | 'header' | 'text';
  readonly person: 'userDetails' | 'user' | 'asked';
  readonly role: 'plain' | 'spring';
  readonly username: 'username' | 'email';
  /** What the share of a coupon is called. */
  readonly percent: 'percentOff' | 'discount' | 'percent_off';
  /** Whether the place of files wants a header of its own. */
  readonly upload: 'plain' | 'header';
  /** Which headers of its answers a page may read. */
  readonly exposed: 'all' | 'none';
  readonly otp: 'none' | 'withId' | 'withoutId';
  /** Whether it does something besides other than it says: nothing is destroyed, but nothing is done. */
  readonly lies: 'never' | 'update' | 'filter';
  /** Whether institutes can be chosen by a call of their own; what it is otherwise answered with. */
  readonly lookups?: 404 | 501 | 'soft';
  /** Whether private coupons are left out of a search until `showPrivate` asks for them. */
  readonly privateOnes?: 'hidden';
  /** Whether it knows PATCH. */
  readonly patch?: 'refused';
}

const GENTLE: Speech = {
  idName: 'id', ids: 'uuid', list: 'ours', total: 'number', noRows: 'empty', record: 'data', dates: 'iso', flags: 'plain', numbers: 'plain', choices: 'plain', references: 'id',
  put: 'changes', written: 'record', refusal: 'status', problems: 'map', unknown: 404, page: { in: 'query', first: 0, most: 1_000 }, token: 'token', person: 'userDetails', role: 'plain',
  username: 'username', percent: 'percentOff', upload: 'plain', exposed: 'all', otp: 'none', lies: 'never',
};

/** As many of these as are usual in Java. */
const SPRING: Speech = {
  ...GENTLE, ids: 'number', list: 'spring', record: 'bare', dates: 'ms', choices: 'upper', references: 'object', put: 'whole', written: 'nothing', problems: 'list', unknown: 405,
  page: { in: 'query', first: 0, most: 20 }, token: 'header', person: 'asked', role: 'spring', username: 'email',
};

/** And in JavaScript over a store of documents. */
const MONGO: Speech = {
  ...GENTLE, idName: '_id', ids: 'objectId', list: 'docs', flags: 'text', dates: 'dd/MM/yyyy', numbers: 'text', references: 'object', put: 'whole', written: 'message', refusal: 'codeText', problems: 'sentences',
  unknown: 401, page: { in: 'body', first: 1, most: 50 }, token: 'accessToken', person: 'user', percent: 'discount', upload: 'header', total: 'text', noRows: 'null',
};

export const NAMED = { gentle: GENTLE, spring: SPRING, mongo: MONGO } as const;

/** One switch away from the gentlest each. */
const SINGLE: readonly Partial<Speech>[] = [
  { put: 'whole' }, { written: 'nothing', put: 'whole' }, { written: 'id' }, { written: 'message' }, { refusal: 'code' }, { refusal: 'codeText' },
  { idName: '_id' }, { idName: 'couponUid' }, { ids: 'number' }, { ids: 'long', put: 'whole' }, { ids: 'long', references: 'object', record: 'bare' }, { ids: 'objectId' }, { ids: 'oid', idName: '_id' },
  { dates: 'ms' }, { dates: 's' }, { dates: 'dd/MM/yyyy' }, { dates: 'parts' }, { dates: 'naive' },
  { flags: 'text' }, { flags: 'number' }, { flags: 'letter' }, { numbers: 'text' }, { choices: 'upper' }, { references: 'object' },
  { list: 'bare', total: 'header' }, { list: 'spring' }, { list: 'docs' }, { list: 'rows' }, { list: 'list' }, { list: 'result' }, { list: 'pagination', total: 'text' }, { list: 'docs', noRows: 'null' }, { record: 'bare' },
  { page: { in: 'body', first: 0, most: 1_000 } }, { page: { in: 'query', first: 1, most: 10 } },
  { unknown: 401 }, { unknown: 501, problems: 'list' }, { token: 'text', person: 'asked' }, { token: 'nested', person: 'user', role: 'spring' }, { otp: 'withoutId', username: 'email' },
];

/** Forty dialects: the three named ones, what is one switch away, and some that have much at once. */
export const DIALECTS: readonly { readonly name: string; readonly speech: Speech }[] = [
  ...Object.entries(NAMED).map(([name, speech]) => ({ name, speech })),
  ...SINGLE.map((change) => ({ name: Object.entries(change).map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`).join(', '), speech: { ...GENTLE, ...change } })),
];

/** The nastiest that there is: as much at once as fits together. */
export const NASTIEST: Speech = { ...MONGO, ids: 'oid', references: 'object', dates: 'dd/MM/yyyy', flags: 'letter', choices: 'upper', token: 'nested', role: 'spring', person: 'user', username: 'email', otp: 'none' };

/** The settings with which the console speaks a dialect. */
export function settingsOf({ speech, base, modules }: { speech: Speech; base: string; modules: readonly string[] }): Record<string, unknown> {
  const { page, dates } = speech;
  const names = { ...(speech.percent === 'percentOff' ? {} : { percentOff: speech.percent }), ...(speech.idName === 'couponUid' ? { id: 'couponUid' } : {}) };
  const named = Object.keys(names).length > 0 ? { endpoint: { update: 'PUT', names } } : { endpoint: { update: 'PUT' } };
  return {
    apiBase: `${base}/api/v9`, apiV2Base: `${base}/api/v2`,
    platform: {
      ...(speech.put === 'changes' ? { put: 'changes' } : {}),
      ...(dates === 'dd/MM/yyyy' || dates === 'ms' || dates === 's' ? { dates } : {}),
      ...(dates === 'dd/MM/yyyy' || dates === 'naive' || dates === 'parts' ? { zone: '+05:30' } : {}),
      page: { in: page.in, first: page.first, most: page.most },
      ...(speech.username === 'email' ? { signIn: { username: 'email' } } : {}),
      ...(speech.person === 'asked' ? { details: '/user/me' } : {}),
      ...(speech.upload === 'header' ? { uploadHeaders: UPLOAD_HEADER } : {}),
    },
    modules: {
      ...Object.fromEntries(modules.filter((name) => !HAS.includes(name)).map((name) => [name, false])),
      // A coupon here has neither kind nor amount: it is always a share.
      coupon: { ...named, fields: { membershipPlanId: null } },
      institution: { ...(speech.idName === 'couponUid' ? { endpoint: { names: { id: 'couponUid' } } } : {}), list: { filters: ['isActive', 'isSuspended'] } },
    },
  };
}

/** The modules that it has. */
export const HAS: readonly string[] = ['coupon', 'institution', 'refundPolicy', 'socialMedia'];
