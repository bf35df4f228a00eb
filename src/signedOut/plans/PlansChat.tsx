import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { STORAGE_PREFIX } from '../../dataProvider/early';
import { chatAddress, chatConfigOf, createChat } from '../../dataProvider/chat';
import type { Chat, ChatConfig } from '../../dataProvider/chat';
import { ChatPanel } from '../../ui/chat/ChatPanel';
import { chatTexts } from '../../ui/chat/chatTexts';
import { panelOf } from '../../ui/chat/panelOf';
import { createSpeech } from '../../ui/chat/speech';
import { useSignedOut } from '../context/signedOutContext';

const AUDIO_KEY = `${STORAGE_PREFIX}.plansChat.audio`;
const speech = createSpeech();
/** One for as long as the page is open; a visit of another page and back goes on with it. */
let kept: { readonly chat: Chat; readonly config: ChatConfig } | null = null;
const present = { language: 'en', isAudio: false, greeting: '' };

/** The chat about plans: open to everybody, known by a key that this visit made up (part 2 §7). */
export default function PlansChat({ onClose }: { onClose: () => void }): ReactNode {
  const { translate, locale, config: given } = useSignedOut();
  const [isAudio, setAudio] = useState(readAudio);
  const { chat, config } = useMemo(() => (kept ??= makeChat(given.chat)), [given.chat]);
  const state = useSyncExternalStore(chat.subscribe, chat.state);
  useEffect(() => {
    Object.assign(present, { language: locale, isAudio, greeting: translate('lectern.chat.hello') });
  });
  useEffect(() => {
    chat.open();
    return () => {
      chat.close();
      speech.stop();
    };
  }, [chat, locale]);
  return (
    <ChatPanel
      {...state}
      say={chatTexts(translate)}
      {...panelOf({ chat, speech, config, isAudio, setAudio: (next) => { setAudio(next); keepAudio(next); } })}
      onClose={onClose}
    />
  );
}

function makeChat(raw: unknown): { readonly chat: Chat; readonly config: ChatConfig } {
  const config = chatConfigOf(raw);
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const chat = createChat({
    address: async () => chatAddress({ path: config.plan, opens: { session_id: key }, language: present.language }),
    greeting: () => present.greeting,
    onSpeech: speech.play,
    onAnswer: (text) => {
      if (present.isAudio && !config.speaks) speech.say(text, present.language);
    },
  });
  return { chat, config };
}

function readAudio(): boolean {
  try {
    return localStorage.getItem(AUDIO_KEY) === '1';
  } catch {
    return false;
  }
}

function keepAudio(isAudio: boolean): void {
  try {
    localStorage.setItem(AUDIO_KEY, isAudio ? '1' : '0');
  } catch {
    // Without storage it holds for this page.
  }
}
