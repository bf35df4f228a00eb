import type { Send } from '../../../src/dataProvider/blocks/transport';

/** What the console does by XMLHttpRequest, where there is no browser. */
export const sendByFetch: Send = async ({ url, body, headers = {}, onSent, signal }) => {
  try {
    const reply = await fetch(url, { method: 'PUT', body, headers, ...(signal && { signal }) });
    const text = await reply.text();
    onSent?.(typeof body === 'string' ? body.length : body.size);
    return { status: reply.status, text };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { status: 0, text: '' };
  }
};
