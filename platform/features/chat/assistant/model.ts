import { askElsewhere } from '../../../kernel/db/elsewhere';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { AssistantSettings } from '../../../kernel/config/assistantSettings';
import { createPatience, fetchWithin } from '../../../kernel/http/fetchWithin';

/** The endpoint did not answer as it should; `status` where it answered at all. */
export class AssistantFailure extends Error {
  constructor(message: string, readonly status: number | null = null) {
    super(message);
    this.name = 'AssistantFailure';
  }
}

export interface Said {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** So long the endpoint may be silent. In ms. */
const PATIENCE_MS = 20_000;
/** Answers are cut here, in characters. */
export const MOST_ANSWER = 8_000;
/** Of any reply, in bytes: speech, or an answer with all that stands around its words. */
const MOST_BYTES = 4_000_000;

interface Asking {
  readonly settings: AssistantSettings;
  readonly signal: AbortSignal;
  /** @default 20 s */
  readonly patienceMs?: number;
}

/** The answer piece by piece, as it comes. @throws AssistantFailure where none comes, or the rest does not */
export async function* streamAnswer({ settings, signal, messages, patienceMs = PATIENCE_MS }: Asking & { readonly messages: readonly Said[] }): AsyncGenerator<string> {
  askElsewhere('The assistant');
  const wait = patience({ signal, ms: patienceMs });
  try {
    const reply = await post({ settings, path: '/chat/completions', signal: wait.signal, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ model: settings.model, stream: true, temperature: 0.2, max_tokens: 900, messages }) });
    let length = 0;
    for await (const text of piecesOf(reply)) {
      wait.again();
      length += text.length;
      if (text !== '') yield text.slice(0, Math.max(0, text.length - (length - MOST_ANSWER)));
      if (length >= MOST_ANSWER) return;
    }
    if (length === 0) throw new AssistantFailure('the endpoint sent an empty answer');
  } catch (error) {
    throw asFailure(error);
  } finally {
    wait.end();
  }
}

async function* piecesOf(reply: Response): AsyncGenerator<string> {
  if (!reply.headers.get('content-type')?.includes('text/event-stream')) {
    const whole = (await reply.json()) as { choices?: readonly { message?: { content?: unknown } }[] };
    yield textIn(whole.choices?.[0]?.message?.content);
    return;
  }
  let isDone = false;
  const events = reply.body!.pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>).pipeThrough(new EventSourceParserStream());
  for await (const { data } of events as unknown as AsyncIterable<{ readonly data: string }>) {
    if (data === '[DONE]') return;
    const part = JSON.parse(data) as { error?: { message?: unknown }; choices?: readonly { delta?: { content?: unknown }; finish_reason?: unknown }[] };
    if (part.error) throw new AssistantFailure(`the endpoint broke off: ${textIn(part.error.message).slice(0, 200)}`);
    yield textIn(part.choices?.[0]?.delta?.content);
    isDone ||= typeof part.choices?.[0]?.finish_reason === 'string';
  }
  if (!isDone) throw new AssistantFailure('the endpoint ended in the middle of its answer');
}

/** What was said in a recording. @throws AssistantFailure */
export async function hear({ settings, signal, audio, language, patienceMs = PATIENCE_MS }: Asking & { readonly audio: Buffer; readonly language: string }): Promise<string> {
  const form = new FormData();
  const { type, ending } = containerOf(audio);
  form.set('file', new Blob([new Uint8Array(audio)], { type }), `speech.${ending}`);
  form.set('model', settings.hearing!);
  form.set('language', language);
  form.set('response_format', 'json');
  askElsewhere('The assistant');
  const wait = patience({ signal, ms: patienceMs });
  try {
    const reply = await post({ settings, path: '/audio/transcriptions', signal: wait.signal, body: form });
    return textIn(((await reply.json()) as { text?: unknown }).text).trim().slice(0, 2_000);
  } catch (error) {
    throw asFailure(error);
  } finally {
    wait.end();
  }
}

/** The same in words that are heard, as an MP3. @throws AssistantFailure */
export async function speak({ settings, signal, text, patienceMs = PATIENCE_MS }: Asking & { readonly text: string }): Promise<Buffer> {
  askElsewhere('The assistant');
  const wait = patience({ signal, ms: patienceMs });
  try {
    const reply = await post({ settings, path: '/audio/speech', signal: wait.signal, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ model: settings.speech, voice: settings.voice, input: text, response_format: 'mp3' }) });
    const speech = Buffer.from(await reply.arrayBuffer());
    if (speech.length === 0) throw new AssistantFailure(`the endpoint sent ${speech.length} bytes of speech`);
    return speech;
  } catch (error) {
    throw asFailure(error);
  } finally {
    wait.end();
  }
}

/** The container of a recording by its first bytes: browsers differ in what they record. */
export function containerOf(audio: Buffer): { readonly type: string; readonly ending: string } {
  const begins = (hex: string, at = 0): boolean => audio.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (begins('1a45dfa3')) return { type: 'audio/webm', ending: 'webm' };
  if (begins('4f676753')) return { type: 'audio/ogg', ending: 'ogg' };
  if (begins('66747970', 4)) return { type: 'audio/mp4', ending: 'mp4' };
  if (begins('52494646')) return { type: 'audio/wav', ending: 'wav' };
  return { type: 'audio/webm', ending: 'webm' };
}

async function post({ settings, path, signal, headers = {}, body }: { readonly settings: AssistantSettings; readonly path: string; readonly signal: AbortSignal; readonly headers?: Readonly<Record<string, string>>; readonly body: BodyInit }): Promise<Response> {
  const init = { method: 'POST', headers: { ...headers, ...(settings.key && { authorization: `Bearer ${settings.key}` }) }, body };
  const reply = await fetchWithin({ url: `${settings.url}${path}`, init, signal, mostBytes: MOST_BYTES });
  if (reply.ok) return reply;
  await reply.body?.cancel();
  throw new AssistantFailure(`the endpoint answered ${reply.status} to ${path}`, reply.status);
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asFailure(error: unknown): AssistantFailure {
  return error instanceof AssistantFailure ? error : new AssistantFailure(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');
}

/** Ends what is waited for once nothing has come for so long. */
function patience({ signal, ms }: { readonly signal: AbortSignal; readonly ms: number }): ReturnType<typeof createPatience> {
  return createPatience({ signal, ms, late: () => new AssistantFailure(`the endpoint was silent for ${ms} ms`) });
}
