import { Worker } from 'node:worker_threads';
import type { Field } from '../../../src/schemas';
import type { RequestActor } from '../../kernel/context';
import { failure } from '../../kernel/errors';
import { createFairTurns } from '../../kernel/fairTurns';
import { MOST_BODY_BYTES } from '../../kernel/http/bodySize';

/**
 * The value with every rich text in it, also inside groups and lists, reduced to the safe subset of HTML. It is cleaned
 * already: cleaning afterwards could make of harmless signs what is not.
 * What no real text holds (`markupProblems`) is to be refused before, and nothing is to be held meanwhile, least of all a connection.
 * @param by who sent it: people take turns
 * @throws TOO_MANY_REQUESTS where much of the same person waits already · UNAVAILABLE when one takes longer than any real text does
 */
export async function sanitizeValue({ field, value, by }: { field: Field; value: unknown; by: Sender }): Promise<unknown> {
  // What is too long is refused for that: there is no need to read it.
  if (field.type === 'richText') return typeof value === 'string' && value.length <= field.maxLength ? sanitizeHtml({ html: value, by }) : value;
  if (!holdsRichText(field)) return value;
  if (field.type !== 'list') return sanitizeGroup({ field, value, by });
  return Array.isArray(value) && value.length <= field.maxItems ? Promise.all(value.map((row) => sanitizeGroup({ field, value: row, by }))) : value;
}

/** Who sent a text. */
export type Sender = Pick<RequestActor, 'id' | 'instituteId'>;

/** Longer than a text takes that is let through, in milliseconds: the longest real ones take 50, on a machine that does nothing besides. */
const PATIENCE_MS = 1_500;
/** The thread reads its code before its first text. */
const BEGINNING_MS = 10_000;
/** Signs of one person that are cleaned or wait to be: as many as two bodies may hold. */
const MOST_WAITING = 2 * MOST_BODY_BYTES;
/** Those who are of no institute. */
const OPERATOR = 'operator';

function holdsRichText({ fields }: Field): boolean {
  return Object.values(fields).some((inner) => inner.type === 'richText' || holdsRichText(inner));
}

async function sanitizeGroup({ field, value, by }: { field: Field; value: unknown; by: Sender }): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, inner]) => [name, Object.hasOwn(field.fields, name) ? await sanitizeValue({ field: field.fields[name]!, value: inner, by }) : inner] as const);
  return Object.fromEntries(await Promise.all(entries));
}

let worker: Worker | null = null;
/** One text after the other: a reply belongs to what was asked last. Nobody waits for all that somebody else has sent. */
const line = createFairTurns({ most: MOST_WAITING });

async function sanitizeHtml({ html, by }: { html: string; by: Sender }): Promise<string> {
  // Without these there is no tag, and no sign that could be taken for one.
  if (!/[<>&]/.test(html)) return html;
  const end = await line.take({ who: by.id, among: by.instituteId ?? OPERATOR, size: html.length });
  if (!end) throw failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '1' } });
  try {
    if (!worker) await ask({ worker: (worker = begin()), html: '', ms: BEGINNING_MS });
    return await ask({ worker: (worker ??= begin()), html, ms: PATIENCE_MS });
  } finally {
    end();
  }
}

/** The thread begins with the first text there is, and anew after one that had to be ended. */
function begin(): Worker {
  const begun = new Worker(new URL('./sanitizeWorker.mjs', import.meta.url));
  begun.on('error', () => undefined);
  begun.once('exit', () => {
    if (worker === begun) worker = null;
  });
  begun.unref();
  return begun;
}

function ask({ worker: asked, html, ms }: { worker: Worker; html: string; ms: number }): Promise<string> {
  return new Promise((done, fail) => {
    const settle = (answer: () => void): void => {
      clearTimeout(timer);
      asked.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      answer();
    };
    const onMessage = (safe: string): void => settle(() => done(safe));
    const onEnd = (reason?: unknown): void => {
      worker = null;
      void asked.terminate();
      settle(() => fail(reason instanceof Error ? reason : failure({ code: 'UNAVAILABLE', headers: { 'retry-after': '1' } })));
    };
    const timer = setTimeout(onEnd, ms);
    asked.once('message', onMessage).once('error', onEnd).once('exit', onEnd);
    asked.postMessage(html);
  });
}
