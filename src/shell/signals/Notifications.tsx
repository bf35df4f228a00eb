import { useCallback, useEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { CloseNotificationContext, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import type { NotificationPayload } from 'ra-core';
import { Button, Icon, IconButton, useFocusHome } from '../../ui';
import type { IconName } from '../../ui';
import styles from './Notifications.module.css';
import { useFootHeight } from './useFootHeight';

/** How long a notice stays while nobody points at it or stands in it; one with Undo stays longer. In ms. */
const STAY_MS = 4_000;
const UNDO_STAY_MS = 20_000;
const ERROR_STAY_MS = 10_000;

const ICONS: Readonly<Record<NotificationPayload['type'], IconName>> = { success: 'check', info: 'info', warning: 'alert', error: 'alert' };

/** Short notices at the foot of the page, above a bar of actions that stands there, one at a time, read out politely (errors at once). Takes Undo where it can be undone: of a call that waits for it, or by `onUndo` of one that is done. */
export function Notifications(): ReactNode {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const shown: NotificationPayload | null = notifications[0] ?? null;
  const options = shown?.notificationOptions;
  const onUndo = options?.['onUndo'] as (() => void) | undefined;
  const isUndoable = Boolean(options?.undoable || onUndo);

  const close = useCallback(
    (isUndo: boolean) => {
      if (options?.undoable) takeMutation()?.({ isUndo });
      takeNotification();
      if (isUndo) onUndo?.();
    },
    [options, onUndo, takeMutation, takeNotification],
  );
  const dismiss = useCallback(() => close(false), [close]);

  useEffect(() => {
    // A newer notice takes the place of an older one, but never of one that can still be undone.
    if (notifications.length > 1 && !options?.undoable) takeNotification();
  }, [notifications, options, takeNotification]);

  const [isHeld, setHeld] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- what held the notice before holds no other
  useEffect(() => setHeld(false), [shown]);
  useEffect(() => {
    if (!shown || isHeld) return;
    const otherwise = isUndoable ? UNDO_STAY_MS : shown.type === 'error' ? ERROR_STAY_MS : STAY_MS;
    const stay = options?.autoHideDuration === undefined ? otherwise : options.autoHideDuration;
    if (stay === null) return;
    const timer = setTimeout(dismiss, stay);
    return () => clearTimeout(timer);
  }, [shown, options, isUndoable, isHeld, dismiss]);

  const foot = useFootHeight(shown !== null);
  const isUrgent = shown?.type === 'error';
  const title = options?.['title'] ? String(options['title']) : null;
  const words = typeof shown?.message === 'string' ? translate(shown.message, { _: shown.message, ...options?.messageArgs }) : shown?.message;
  const notice = shown && (
    <Frame type={shown.type} onHold={setHeld}>
      <Icon name={ICONS[shown.type]} size={18} />
      <div className={styles.words}>
        {title && <strong>{translate(title, { _: title })}</strong>}
        <span>{words}</span>
      </div>
      {isUndoable && (
        <Button kind="bare" isSmall onClick={() => close(true)}>
          {translate('ra.action.undo')}
        </Button>
      )}
      <IconButton icon="close" isSmall label={translate('lectern.shell.close')} onClick={dismiss} />
    </Frame>
  );
  return (
    <CloseNotificationContext.Provider value={dismiss}>
      <div className={styles.place} style={{ '--foot': `${foot}px` } as CSSProperties} data-frame>
        <div role="status" aria-live="polite">{!isUrgent && notice}</div>
        <div role="alert">{isUrgent && notice}</div>
      </div>
    </CloseNotificationContext.Provider>
  );
}

/** A notice stays while somebody points at it or stands in it. */
function Frame({ type, onHold, children }: { readonly type: NotificationPayload['type']; readonly onHold: (isHeld: boolean) => void; readonly children: ReactNode }): ReactNode {
  const place = useFocusHome<HTMLDivElement>();
  return (
    <div ref={place} className={`${styles.notice} ${styles[type]}`} onPointerEnter={() => onHold(true)} onPointerLeave={() => onHold(false)} onFocus={() => onHold(true)} onBlur={() => onHold(false)}>
      {children}
    </div>
  );
}
