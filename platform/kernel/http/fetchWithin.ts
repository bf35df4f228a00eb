interface FetchWithin {
  readonly url: string;
  readonly init: Omit<RequestInit, 'signal' | 'redirect'>;
  /** Ends the call, be it in the midst of the reply. */
  readonly signal: AbortSignal;
  /** More of a reply is not read. */
  readonly mostBytes: number;
}

/**
 * Asks a server of somebody else's, which may answer anything, or never end. What is read follows the signal by itself: `fetch`
 * lets go of it where memory is tidied while a reply comes in, and would read on for ever. No redirect is followed.
 * @throws whatever the signal was aborted with; TypeError where nobody answers, or the reply is too long
 */
export async function fetchWithin({ url, init, signal, mostBytes }: FetchWithin): Promise<Response> {
  const reply = await fetch(url, { ...init, signal, redirect: 'error' });
  const { status, statusText, headers, body } = reply;
  return new Response(body && readWithin({ body, signal, mostBytes }), { status, statusText, headers });
}

function readWithin({ body, signal, mostBytes }: { readonly body: ReadableStream<Uint8Array> } & Pick<FetchWithin, 'signal' | 'mostBytes'>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let read = 0;
  let stop: (() => void) | null = null;
  const leave = async (reason: unknown): Promise<void> => {
    if (stop) signal.removeEventListener('abort', stop);
    await reader.cancel(reason).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>({
    start: (out) => {
      stop = () => {
        out.error(signal.reason);
        void leave(signal.reason);
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    },
    pull: async (out) => {
      const { done, value } = await reader.read();
      if (signal.aborted) return;
      read += value?.byteLength ?? 0;
      if (read > mostBytes) {
        out.error(new TypeError(`the reply is longer than ${mostBytes} bytes`));
        await leave('too long');
      } else if (done) {
        await leave('read');
        out.close();
      } else {
        out.enqueue(value);
      }
    },
    cancel: leave,
  }, { highWaterMark: 0 });
}

/** Aborts after so many ms, or with another signal; `again` begins the time anew, `end` lets go of both. */
export function createPatience({ ms, late, signal }: { readonly ms: number; readonly late: () => Error; readonly signal?: AbortSignal }): { readonly signal: AbortSignal; readonly again: () => void; readonly end: () => void } {
  const own = new AbortController();
  const follow = (): void => own.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow, { once: true });
  const begin = (): ReturnType<typeof setTimeout> => setTimeout(() => own.abort(late()), ms);
  let timer = begin();
  const end = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  };
  return {
    signal: own.signal,
    again: () => {
      clearTimeout(timer);
      timer = begin();
    },
    end,
  };
}
