import { describe, expect, test } from 'vitest';
import { ENGLISH, leaves, TRANSLATIONS } from '../../scripts/checks/translations';
import { readSources } from '../../scripts/checks/files';
import { ERRORS, failure, type ErrorCode } from '../../platform/kernel/errors';
import { PEOPLES_REASONS, PROGRAMS_REASONS, REASONS, type Reason } from '../../platform/kernel/reasons';
import { answerKey, answerText } from '../../src/dataProvider/answerWords';
import { PROBLEM_CODES } from '../../src/schemas';
import { ROOT } from './support/example';

const LANGUAGES = [['en', new Map(ENGLISH)] as const, ...Object.entries(TRANSLATIONS).map(([locale, messages]) => [locale, leaves(messages)] as const)];

describe.each(LANGUAGES)('in %s', (_locale, words) => {
  test('every code the platform can send has words', () => {
    const keys = Object.keys(ERRORS).map((code) => [code, answerKey({ reason: null, code })] as const);
    expect(keys.filter(([, key]) => key === null || !words.get(key))).toEqual([]);
  });

  test('every reason a person can meet has words, the others those of their code', () => {
    for (const [reason, { code }] of Object.entries(REASONS)) {
      const key = answerKey({ reason, code });
      expect(key, reason).toBe(reason in PEOPLES_REASONS ? `lectern.reason.${reason}` : answerKey({ reason: null, code }));
      expect(words.get(key!), reason).toBeTruthy();
    }
  });

  test('every problem of a field has words', () => {
    expect(PROBLEM_CODES.filter((code) => !words.get(`lectern.problem.${code}`))).toEqual([]);
  });
});

test('the words for a reason take no parameter that is not sent', () => {
  const placesIn = (text: string): string[] => [...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]!);
  for (const [locale, words] of LANGUAGES) {
    for (const [reason, { message }] of Object.entries(PEOPLES_REASONS)) {
      const unsent = placesIn(words.get(`lectern.reason.${reason}`)!).filter((name) => !placesIn(message).includes(name));
      expect(unsent, `${locale} ${reason}`).toEqual([]);
    }
  }
});

test('a reason stands under one code, and every sentence in a table', () => {
  expect(Object.keys(PEOPLES_REASONS).filter((reason) => reason in PROGRAMS_REASONS)).toEqual([]);
  expect(failure({ reason: 'fileExtension', params: { found: 'svg', allowed: 'png' } })).toMatchObject({ code: 'WRONG_TYPE', status: 415, message: 'Files of the type “.svg” are not accepted here; allowed are: png.', body: { reason: 'fileExtension', params: { found: 'svg', allowed: 'png' } } });
  // @ts-expect-error A code outside the table.
  const unknown: ErrorCode = 'MADE_UP';
  // @ts-expect-error A reason outside the table.
  const other: Reason = 'madeUp';
  expect([unknown, other]).toHaveLength(2);
  // @ts-expect-error A sentence of one's own.
  failure({ code: 'FORBIDDEN', message: 'No.' });
  // @ts-expect-error A reason without what it speaks of.
  failure({ reason: 'fileExtension', params: { found: 'svg' } });
});

test('the platform sends no failure past the table', () => {
  const sources = readSources({ root: ROOT, folders: ['platform'], extensions: ['.ts'] });
  // Every reply beyond 399 is made by `failure`; 416, of a part of a file, has no body, and what an institute's site answers in its own frame is read by visitors.
  const said = ({ path, text }: { readonly path: string; readonly text: string }): string => (path === 'platform/features/webBuilder/serve.ts' ? text.replace('reply.code(404)', '') : text);
  const past = sources.filter((source) => source.path !== 'platform/kernel/errors.ts' && /\.code\(\s*(?!416)[45]\d\d\s*\)|statusCode\s*=\s*[45]\d\d/.test(said(source)));
  expect(past.map(({ path }) => path)).toEqual([]);
});

test('a code nobody knows is answered in the platform’s words, a wait is told in its unit', () => {
  const answer = { reason: null, params: {}, code: 'NEW_ONE', serverMessage: 'Brand new.', retryAfter: null };
  expect(answerText(answer)).toEqual({ words: 'Brand new.' });
  expect(answerText({ ...answer, code: null, serverMessage: null })).toBeNull();
  expect(answerText({ ...answer, code: 'LOCKED', retryAfter: 301 })).toEqual({ key: 'lectern.answer.locked', args: { smart_count: 6 } });
  expect(answerText({ ...answer, code: 'TOO_MANY_REQUESTS', retryAfter: 12 })).toEqual({ key: 'lectern.signIn.tooMany', args: { smart_count: 12 } });
  expect(answerText({ ...answer, code: 'FORBIDDEN', reason: 'fromTheFuture' })).toEqual({ key: 'lectern.failure.forbidden' });
});
