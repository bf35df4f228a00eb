import { pipeline, Transform, type Readable } from 'node:stream';
import { failure } from '../kernel/errors';

/**
 * The same bytes, if there are so many: at fewer it fails instead of ending, at more before the first of them that is too many is let
 * through. Who sends it on, having said how many there are, breaks the connection off then; a reply of another length than it said
 * would be read as the beginning of the next.
 * @param bytes how many were said to come
 * @returns a stream that fails as one of a store that failed; ending it early ends the source
 */
export function exactly({ source, bytes }: { readonly source: Readable; readonly bytes: number }): Readable {
  let passed = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      passed += chunk.length;
      if (passed > bytes) done(otherLength({ bytes, found: `${passed} or more` }));
      else done(null, chunk);
    },
    flush: (done) => done(passed < bytes ? otherLength({ bytes, found: String(passed) }) : null),
  });
  // Whoever reads hears of a failure of either.
  pipeline(source, counted, () => undefined);
  return counted;
}

/** What a store is for whoever asked it when it gives something else than it was asked; the log has the reason. */
export function storeFailed(cause: unknown): Error {
  return Object.assign(failure({ reason: 'storeFailed', headers: { 'retry-after': '2' } }), { cause });
}

function otherLength({ bytes, found }: { bytes: number; found: string }): Error {
  return storeFailed(new Error(`${bytes} bytes were to come from the store, and ${found} came.`));
}

interface RangeAnswer {
  readonly status: number | undefined;
  /** Of the reply. */
  readonly contentRange: string | undefined;
  readonly body: Readable | undefined;
  readonly start: number;
  readonly end: number;
}

/**
 * The content of an answer to a range of bytes.
 * @throws Error where it is not that range, as of a store that sends the whole object
 */
export function rangeOf({ status, contentRange, body, start, end }: RangeAnswer): Readable {
  if (status === 206 && body && contentRange?.startsWith(`bytes ${start}-${end}/`)) return body;
  body?.destroy();
  throw new Error(`The store was asked for bytes ${start}-${end}, and answered ${status} with “${contentRange ?? 'no range'}”.`);
}
