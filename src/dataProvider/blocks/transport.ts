/** What came of one request to a store; status 0: no reply. */
export interface SentReply {
  readonly status: number;
  readonly text: string;
}

export interface SendRequest {
  readonly url: string;
  readonly body: Blob | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes sent so far. */
  readonly onSent?: (bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Puts something to an address. @throws DOMException AbortError when `signal` is aborted */
export type Send = (request: SendRequest) => Promise<SentReply>;

/** By XMLHttpRequest, which tells how much has been sent. */
export const sendByRequest: Send = ({ url, body, headers = {}, onSent, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const givenUp = (): DOMException => new DOMException('The upload was given up.', 'AbortError');
    if (signal?.aborted) return reject(givenUp());
    const abort = (): void => request.abort();
    const end = (finish: () => void): void => {
      signal?.removeEventListener('abort', abort);
      finish();
    };
    signal?.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded }) => onSent?.(loaded));
    request.addEventListener('load', () => end(() => resolve({ status: request.status, text: request.responseText })));
    request.addEventListener('error', () => end(() => resolve({ status: 0, text: '' })));
    request.addEventListener('abort', () => end(() => reject(givenUp())));
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
