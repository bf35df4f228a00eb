import type { FastifyInstance } from 'fastify';
import { failure } from '../errors';

/** JSON is the only body the API takes. An empty one counts as none: calls without a body often come with the header. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, undefined);
    if (isTooDeep(text)) return done(failure({ reason: 'tooDeep', params: { most: MAX_DEPTH } }), undefined);
    return parse(request, text, done);
  });
}

/** Far deeper than any declaration reaches, and far from where writing a value out again would exhaust the stack. */
const MAX_DEPTH = 100;

/** Whether lists and objects stand inside each other too often. Brackets within texts do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    else if (sign === '[' || sign === '{') {
      if (++depth > MAX_DEPTH) return true;
    } else if (sign === ']' || sign === '}') depth--;
  }
  return false;
}

/** The place of the quotation mark that ends the text which begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
