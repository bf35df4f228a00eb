interface PanelInput {
  readonly chat: { ask(text: string, isSpoken: boolean): void; askBySpeech(base64: string): void; retry(): void };
  readonly speech: { stop(): void };
  readonly config: { readonly hears: boolean; readonly speaks: boolean };
  readonly isAudio: boolean;
  readonly setAudio: (isAudio: boolean) => void;
}

/** What a panel does with a chat whose answers may be read aloud: a new question, or no wish to hear, ends what is being said. */
export function panelOf({ chat, speech, config, isAudio, setAudio }: PanelInput) {
  return {
    hears: config.hears,
    isAudio,
    onAudio: (next: boolean): void => {
      setAudio(next);
      if (!next) speech.stop();
    },
    onAsk: (text: string): void => {
      speech.stop();
      chat.ask(text, isAudio && config.speaks);
    },
    onSpeak: chat.askBySpeech,
    onRetry: chat.retry,
  };
}
