import { Worker } from 'node:worker_threads';
import type { Field } from '../../../src/schemas';
import { failure } from '../../kernel/errors';
import { createTurns } from '../../kernel/turns';

/**
 * The value with every rich text in it, also inside groups and lists, reduced to the safe subset of HTML. It is cleaned
 * already: cleaning afterwards could make of harmless signs what is not.
 * @throws UNAVAILABLE when one takes longer than any real text does
 */
export async function sanitizeValue({ field, value }: { field: Field; value: unknown }): Promise<unknown> {
  // What is too long is refused for that: there is no need to read it.
  if (field.type === 'richText') return typeof value === 'string' && value.length <= field.maxLength ? sanitizeHtml(value) : value;
  if (!holdsRichText(field)) return value;
  if (field.type !== 'list') return sanitizeGroup(field, value);
  return Array.isArray(value) && value.length <= field.maxItems ? Promise.all(value.map((row) => sanitizeGroup(field, row))) : value;
}

/** Text longer than this takes at the most, in milliseconds; real ones take a few. */
const PATIENCE_MS = 5_000;

function holdsRichText({ fields }: Field): boolean {
  return Object.values(fields).some((inner) => inner.type === 'richText' || holdsRichText(inner));
}

async function sanitizeGroup(field: Field, value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, inner]) => [name, Object.hasOwn(field.fields, name) ? await sanitizeValue({ field: field.fields[name]!, value: inner }) : inner] as const);
  return Object.fromEntries(await Promise.all(entries));
}

let worker: Worker | null = null;
/** One text after the other: a reply belongs to what was asked last. */
const line = createTurns({ atOnce: 1 });

async function sanitizeHtml(html: string): Promise<string> {
  // Without these there is no tag, and no sign that could be taken for one.
  if (!/[<>&]/.test(html)) return html;
  const end = await line.take();
  try {
    return await ask({ worker: (worker ??= begin()), html });
  } finally {
    end?.();
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

function ask({ worker: asked, html }: { worker: Worker; html: string }): Promise<string> {
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
    const timer = setTimeout(onEnd, PATIENCE_MS);
    asked.once('message', onMessage).once('error', onEnd).once('exit', onEnd);
    asked.postMessage(html);
  });
}
