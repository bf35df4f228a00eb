import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { Button, IconButton } from '../Button';
import { isComposing } from '../isComposing';
import styles from './ChatPanel.module.css';
import { Markdown } from './Markdown';
import { ToolButton } from './ToolButton';
import { useRecorder } from './useRecorder';

interface ShownMessage {
  readonly id: number;
  readonly from: 'me' | 'assistant';
  readonly text: string;
  readonly isSpoken?: boolean;
}

interface ChatPanelProps {
  readonly status: 'closed' | 'connecting' | 'open' | 'lost' | 'refused';
  readonly messages: readonly ShownMessage[];
  readonly isTyping: boolean;
  /** The words by their name: `title`, `preparing`, … */
  readonly say: (name: string, params?: Readonly<Record<string, unknown>>) => string;
  readonly onAsk: (text: string) => void;
  /** Base64 of a recording. */
  readonly onSpeak: (base64: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly onLink?: (address: string) => void;
  /** Answers are read aloud, too. */
  readonly isAudio: boolean;
  readonly onAudio: (isAudio: boolean) => void;
  /** The platform understands speech. */
  readonly hears: boolean;
}

/** The longest question, in characters. */
const MOST = 2_000;

/** What is said in a chat and the line to write in. It floats beside the page, which stays usable; on a phone it lies over it. */
export function ChatPanel({ status, messages, isTyping, say, onAsk, onSpeak, onRetry, onClose, onLink, isAudio, onAudio, hears }: ChatPanelProps): ReactNode {
  const [text, setText] = useState('');
  const [notice, setNotice] = useState<'microphone' | 'noEar' | null>(null);
  const id = useId();
  const line = useRef<HTMLTextAreaElement>(null);
  const recorder = useRecorder({ onRecorded: onSpeak, onRefused: () => setNotice('microphone') });
  const log = useFollowed();
  const isRecording = recorder.seconds !== null;
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  const isOpen = status === 'open';
  const ask = (): void => {
    if (text.trim() === '' || !isOpen) return;
    onAsk(text.trim());
    setText('');
    setNotice(null);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    ask();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (isRecording) recorder.cancel();
    else onClose();
  };
  const onLineKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    ask();
  };
  const onRecord = (): void => {
    setNotice(hears ? null : 'noEar');
    if (hears) recorder.start();
  };
  return (
    <div role="dialog" aria-labelledby={`${id}-title`} className={styles.panel} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{say('title')}</h2>
        <ToolButton icon={isAudio ? 'sound' : 'soundOff'} isPressed={isAudio} label={say('audio')} onClick={() => onAudio(!isAudio)} />
        <IconButton icon="close" isSmall label={say('close')} onClick={onClose} />
      </header>
      {/* It holds words alone: who works by keyboard scrolls it by its own focus. */}
      <div ref={log} role="log" aria-label={say('said')} aria-busy={isTyping} tabIndex={0} className={styles.log}>
        {messages.map((message) => (
          <div key={message.id} className={message.from === 'me' ? styles.mine : styles.theirs}>
            <span className={styles.who}>{say(message.from === 'me' ? 'you' : 'assistant')}</span>
            {message.from === 'me' ? <p>{message.isSpoken ? say('spoken') : message.text}</p> : <Markdown text={message.text} onLink={onLink} />}
          </div>
        ))}
        {isTyping && (
          <p className={styles.typing}>
            <span className={styles.dots} aria-hidden="true"><i /><i /><i /></span>
            <span className={styles.who}>{say('typing')}</span>
          </p>
        )}
      </div>
      <p role="status" className={styles.status}>
        {status === 'connecting' ? say('preparing') : status === 'lost' ? say('lost') : status === 'refused' ? say('refused') : notice ? say(notice) : isRecording ? say('recording', { seconds: recorder.seconds }) : ''}
      </p>
      {(status === 'lost' || status === 'refused') && (
        <div className={styles.retry}>
          <Button isSmall icon="retry" onClick={onRetry}>{say('retry')}</Button>
        </div>
      )}
      {isRecording ? (
        <div className={styles.line}>
          <progress className={styles.progress} max={20} value={recorder.seconds ?? 0} aria-label={say('recorded')} />
          <Button isSmall onClick={recorder.cancel}>{say('discard')}</Button>
          <Button isSmall kind="primary" onClick={recorder.finish}>{say('send')}</Button>
        </div>
      ) : (
        <form className={styles.line} onSubmit={onSubmit}>
          <textarea ref={line} rows={1} className={styles.text} aria-label={say('question')} placeholder={say('placeholder')} maxLength={MOST} value={text} onChange={(event) => setText(event.target.value)} onKeyDown={onLineKey} />
          <ToolButton icon="microphone" label={say('speak')} disabled={!isOpen} onClick={onRecord} />
          <ToolButton icon="send" type="submit" label={say('send')} disabled={!isOpen || text.trim() === ''} />
        </form>
      )}
    </div>
  );
}

/** Keeps the end of what was said in sight as it grows, unless somebody has scrolled back. */
function useFollowed(): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const box = log.current;
    const note = (): void => {
      if (box) isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    };
    box?.addEventListener('scroll', note, { passive: true });
    // Answers are set after they have come: their code may be on its way.
    const observer = typeof MutationObserver === 'undefined' ? null : new MutationObserver(() => {
      if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    if (box) observer?.observe(box, { childList: true, subtree: true, characterData: true });
    return () => {
      box?.removeEventListener('scroll', note);
      observer?.disconnect();
    };
  }, []);
  return log;
}
