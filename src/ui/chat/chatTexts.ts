type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** Words of the chat by their name; two of them are the specification's own. */
export function chatTexts(translate: Translate): (name: string, params?: Readonly<Record<string, unknown>>) => string {
  return (name, params) => translate(name === 'microphone' ? 'fixed.chat.microphone' : name === 'preparing' ? 'fixed.chat.preparing' : `lectern.chat.${name}`, params);
}
