import type { FastifyInstance } from 'fastify';
import { failure } from '../errors';

/** JSON is the only body the API takes. An empty one counts as none: calls without a body often come with the header. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, undefined);
    const { depth, values } = measure(text);
    if (depth > MAX_DEPTH) return done(failure({ reason: 'tooDeep', params: { most: MAX_DEPTH } }), undefined);
    if (values > MAX_VALUES) return done(failure({ reason: 'tooManyValues', params: { most: MAX_VALUES } }), undefined);
    return parse(request, text, done);
  });
}

/** Far deeper than any declaration reaches, and far from where writing a value out again would exhaust the stack. */
const MAX_DEPTH = 100;

/** Far more than any call takes, and few enough that looking at each of them takes no time to speak of. */
const MAX_VALUES = 10_000;

const [QUOTE, BACKSLASH, COMMA] = [...'"\\,'].map((sign) => sign.charCodeAt(0)) as [number, number, number];
const OPENING = new Set([...'[{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([...']}'].map((sign) => sign.charCodeAt(0)));

/**
 * How deep lists and objects stand inside each other, and how many values there are in them, at most: before anything is
 * made of them, and no further than either is too much. What stands within texts does not count.
 */
function measure(text: string): { depth: number; values: number } {
  let [depth, deepest, values] = [0, 0, 1];
  for (let at = 0; at < text.length && deepest <= MAX_DEPTH && values <= MAX_VALUES; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at);
    else if (sign === COMMA) values++;
    else if (OPENING.has(sign)) {
      values++;
      deepest = Math.max(deepest, ++depth);
    } else if (CLOSING.has(sign)) depth--;
  }
  return { depth: deepest, values };
}

/** The place of the quotation mark that ends the text which begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === BACKSLASH) at++;
    else if (sign === QUOTE) return at;
  }
  return text.length;
}
