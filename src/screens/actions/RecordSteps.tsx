import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import type { Resource } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import { IconButton } from '../../ui';
import { intlLocale } from '../../fields/cellContext';
import styles from './actions.module.css';
import { useRecordPlace } from './useRecordPlace';

type Step = 'previous' | 'next';

/** The way to the record before and after in the list this one was opened from: by its buttons, and by Alt with an arrow. */
export function RecordSteps({ resource, id, page }: { resource: Resource; id: string; page: 'show' | 'edit' }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const navigate = useNavigate();
  const { state } = useLocation();
  const addresses = useAddresses(resource);
  const place = useRecordPlace({ resource, id });
  const targets = { previous: place?.previous ?? null, next: place?.next ?? null };
  const { previous, next } = targets;

  const go = useCallback(
    (step: Step, isPressed: boolean): void => {
      const to = step === 'next' ? next : previous;
      // In place of this record, so that Back leads to the list and not through every record that was looked at.
      if (to !== null) void navigate(addresses.record({ id: to, page }), { replace: true, state: isPressed ? { step } : null });
    },
    [navigate, addresses, page, previous, next],
  );
  useStepKeys(go);

  // Whoever goes on by the button finds it below the finger again.
  const box = useRef<HTMLElement>(null);
  const pressed = stepOf(state);
  const isThere = place !== null;
  useEffect(() => {
    if (pressed !== null && isThere) box.current?.querySelector<HTMLElement>(`[data-step="${pressed}"]`)?.focus({ preventScroll: true });
  }, [pressed, isThere]);

  if (!place) return null;
  const count = (value: number): string => value.toLocaleString(locale);
  const button = (step: Step, icon: 'chevronLeft' | 'chevronRight', keys: string): ReactNode => (
    <IconButton
      icon={icon}
      isSmall
      data-step={step}
      aria-keyshortcuts={keys}
      label={translate(`lectern.record.steps.${step}`)}
      // Stays in the order of the Tab key: the focus does not fall off at the end of the list.
      aria-disabled={targets[step] === null || undefined}
      onClick={() => go(step, true)}
    />
  );
  return (
    <nav ref={box} className={styles.steps} aria-label={translate('lectern.record.steps.label')}>
      {button('previous', 'chevronLeft', 'Alt+ArrowUp')}
      <span className={styles.place}>{translate(place.isEstimate ? 'lectern.record.steps.ofAbout' : 'lectern.record.steps.of', { at: count(place.at), total: count(place.total) })}</span>
      {button('next', 'chevronRight', 'Alt+ArrowDown')}
    </nav>
  );
}

function useStepKeys(go: (step: Step, isPressed: boolean) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = { ArrowUp: 'previous', ArrowDown: 'next' }[event.key] as Step | undefined;
      if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      // A list of choices opens by the same keys.
      if (document.querySelector('dialog[open]') || (event.target instanceof Element && event.target.closest('select, [role=combobox], [contenteditable=true]'))) return;
      event.preventDefault();
      go(step, false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [go]);
}

function stepOf(state: unknown): Step | null {
  const step = typeof state === 'object' && state !== null ? (state as { step?: unknown }).step : null;
  return step === 'previous' || step === 'next' ? step : null;
}
