import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocaleState, useStore, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { chatAddress, chatConfigOf, createChat } from '../../dataProvider/chat';
import type { Chat, ChatConfig } from '../../dataProvider/chat';
import { useLecternData } from '../../dataProvider';
import { sendCall } from '../../dataProvider/sendCall';
import { ChatPanel } from '../../ui/chat/ChatPanel';
import { chatTexts } from '../../ui/chat/chatTexts';
import { panelOf } from '../../ui/chat/panelOf';
import { createSpeech } from '../../ui/chat/speech';
import { useShell } from '../context/shellContext';
import { useFootHeight } from '../signals/useFootHeight';
import { askChatTicket } from './calls';
import { ChatWelcome } from './ChatWelcome';

interface ChatPopupProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const speech = createSpeech();
/** One for as long as the console is open, so that what was said stays while its pages change. */
let kept: { readonly chat: Chat; readonly config: ChatConfig } | null = null;
/** As they are now; the chat asks when it needs them. */
const present = { language: 'en', isAudio: false, greeting: '' };

/** The help chat: its welcome while it is closed, and what is said in it (part 2 §2, §4). */
export default function ChatPopup({ isOpen, setOpen }: ChatPopupProps): ReactNode {
  const onClose = (): void => {
    setOpen(false);
    document.querySelector<HTMLElement>('[data-corner] > button')?.focus();
  };
  useClearOfBars();
  const translate = useTranslate();
  const navigate = useNavigate();
  const [language] = useLocaleState();
  const [isAudio, setAudio] = useStore('chat.isAudio', false);
  const { chat, config } = useOwnChat();
  const state = useSyncExternalStore(chat.subscribe, chat.state);
  useEffect(() => {
    Object.assign(present, { language, isAudio, greeting: translate('lectern.chat.hello') });
  });
  // Another language is that of the answers to come.
  useEffect(() => {
    if (!isOpen) return;
    chat.open();
    return () => {
      chat.close();
      speech.stop();
    };
  }, [chat, isOpen, language]);
  if (!isOpen) return <ChatWelcome onOpen={() => setOpen(true)} />;
  return (
    <ChatPanel
      {...state}
      say={chatTexts(translate)}
      {...panelOf({ chat, speech, config, isAudio, setAudio })}
      onClose={onClose}
      onLink={(address) => {
        if (!/^\/app(\/|$|\?)/.test(address)) return window.location.assign(address);
        void navigate(address.slice('/app'.length) || '/');
        // There it lies over the page that was asked for.
        if (window.matchMedia('(max-width: 767px)').matches) onClose();
      }}
    />
  );
}

/** On a phone the corner stands above the bar that is at the foot of the window. */
function useClearOfBars(): void {
  const foot = useFootHeight(true);
  useEffect(() => document.querySelector<HTMLElement>('[data-corner]')?.style.setProperty('--foot', `${foot}px`), [foot]);
}

function useOwnChat(): { readonly chat: Chat; readonly config: ChatConfig } {
  const data = useLecternData();
  const { chat: given } = useShell();
  return useMemo(() => {
    kept ??= (() => {
      const config = chatConfigOf(given?.config);
      const opens = async (): Promise<Record<string, string>> => {
        if (config.hasTickets) return { ticket: (await sendCall({ data, call: askChatTicket, input: {}, handling: { quiet: true } })).ticket };
        return { token: (given?.token() ?? '').replace(/^bearer\s+/i, '') };
      };
      const chat = createChat({
        address: async () => chatAddress({ path: config.admin, opens: await opens(), language: present.language }),
        greeting: () => present.greeting,
        onSpeech: speech.play,
        onAnswer: (text) => {
          if (present.isAudio && !config.speaks) speech.say(text, present.language);
        },
      });
      return { chat, config };
    })();
    return kept;
  }, [data, given]);
}
