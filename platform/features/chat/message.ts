/** A message of the client: `{ type, content, voice }` (part 2 §7). */
export type ClientMessage =
  | { readonly kind: 'text'; readonly text: string; readonly voice: boolean }
  | { readonly kind: 'audio'; readonly audio: Buffer; readonly voice: boolean }
  | { readonly kind: 'bad'; readonly isTooLong: boolean; readonly most: number };

/** The longest question, in characters: as it is written, and as it is read, since one sign may stand for a sentence. */
const MOST_TEXT = 2_000;
/** Twenty seconds of speech in any container, in bytes. */
const MOST_AUDIO = 480_000;

/** Reads a message. A content of audio is base64, with or without the head of a data address. */
export function readMessage(raw: string): ClientMessage {
  const bad = (isTooLong: boolean): ClientMessage => ({ kind: 'bad', isTooLong, most: MOST_TEXT });
  const given = parsed(raw);
  if (!given) return bad(false);
  const { type, content, voice } = given;
  // A voice is named where the answer is to be heard, too.
  const wantsVoice = typeof voice === 'string' && voice !== '';
  if (typeof content !== 'string') return bad(false);
  if (type === 'text') {
    const text = content.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
    if (text.length > MOST_TEXT || text.normalize('NFKC').length > MOST_TEXT) return bad(true);
    return text === '' ? bad(false) : { kind: 'text', text, voice: wantsVoice };
  }
  if (type !== 'audio') return bad(false);
  const encoded = content.replace(/^data:audio\/[^,]*;base64,/, '');
  if (encoded.length > (MOST_AUDIO * 4) / 3 + 4) return bad(true);
  if (encoded === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return bad(false);
  return { kind: 'audio', audio: Buffer.from(encoded, 'base64'), voice: wantsVoice };
}

function parsed(raw: string): Readonly<Record<string, unknown>> | null {
  try {
    const given: unknown = JSON.parse(raw);
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
