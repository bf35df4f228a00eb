/** Reads answers aloud: by what the platform sends, or by the browser's own voice. */
export interface Speech {
  /** Base64 of a recording. */
  readonly play: (base64: string) => void;
  /** Text in a language, without its markup. */
  readonly say: (text: string, language: string) => void;
  readonly stop: () => void;
}

export function createSpeech(): Speech {
  let audio: HTMLAudioElement | null = null;
  const stop = (): void => {
    audio?.pause();
    if (audio) URL.revokeObjectURL(audio.src);
    audio = null;
    window.speechSynthesis?.cancel();
  };
  return {
    stop,
    play: (base64) => {
      stop();
      const bytes = bytesOf(base64);
      if (!bytes) return;
      const own = new Audio(URL.createObjectURL(new Blob([bytes], { type: typeOf(bytes) })));
      audio = own;
      // What the browser cannot play, or does not let play, has been read already.
      own.play().catch(() => undefined);
    },
    say: (text, language) => {
      stop();
      const { speechSynthesis } = window;
      if (!speechSynthesis || typeof SpeechSynthesisUtterance === 'undefined') return;
      const utterance = new SpeechSynthesisUtterance(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`#>\\]|^- /gm, '').slice(0, 1_500));
      utterance.lang = language;
      speechSynthesis.speak(utterance);
    },
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** By the first bytes: the specification does not say in which container answers are spoken. */
function typeOf(bytes: Uint8Array): string {
  const begins = String.fromCharCode(...bytes.subarray(0, 4));
  if (begins === 'OggS') return 'audio/ogg';
  if (begins === 'RIFF') return 'audio/wav';
  if (begins === '\u001aE\u00df\u00a3') return 'audio/webm';
  return String.fromCharCode(...bytes.subarray(4, 8)) === 'ftyp' ? 'audio/mp4' : 'audio/mpeg';
}
