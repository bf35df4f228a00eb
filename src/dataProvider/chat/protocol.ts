/** A message of the server (part 2 §7): a marker at its beginning, the rest is what belongs to it; without one it is text. */
export type ChatEvent =
  | { readonly kind: 'typing' }
  | { readonly kind: 'typed' }
  | { readonly kind: 'heard'; readonly text: string }
  | { readonly kind: 'speech'; readonly base64: string }
  | { readonly kind: 'text'; readonly text: string };

/** What the client sends. `voice`: whose the answer is to be heard in, null where it is read alone. */
export interface ChatQuestion {
  readonly type: 'text' | 'audio';
  readonly content: string;
  readonly voice: string | null;
}

/** The voice of answers, which is always the same (part 2 §7). */
export const CHAT_VOICE = 'alloy';

export function readChatEvent(message: string): ChatEvent {
  const rest = (marker: string): string | null => (message.startsWith(marker) ? message.slice(marker.length).trim() : null);
  if (rest('[TYPING]') !== null) return { kind: 'typing' };
  if (rest('[REMOVE_TYPING]') !== null) return { kind: 'typed' };
  const heard = rest('[USER_SAID]');
  if (heard !== null) return { kind: 'heard', text: heard };
  const speech = rest('[AUDIO]');
  if (speech !== null) return { kind: 'speech', base64: speech.replace(/^data:[^,]*,/, '') };
  return { kind: 'text', text: message };
}
