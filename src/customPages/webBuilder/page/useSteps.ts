import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useGetPuck } from '@puckeditor/core';
import { useCanvas } from './editorCanvas';
import { ZONE } from './siteData';

/** Milliseconds after which the canvas has surely written a change into its history: a step before that would be lost. */
const WRITTEN_MS = 260;

/** A step back or forward, taken on what was typed last; what is chosen stays so where it is still there. */
export function useSteps(): (kind: 'back' | 'forward') => void {
  const canvas = useGetPuck();
  const data = useCanvas((held) => held.appState.data);
  const changedAt = useRef(-WRITTEN_MS);
  const isStepping = useRef(false);
  useLayoutEffect(() => {
    if (!isStepping.current) changedAt.current = performance.now();
    isStepping.current = false;
  }, [data]);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const step = useCallback((kind: 'back' | 'forward') => {
    clearTimeout(waiting.current);
    const go = (): void => {
      const { history, selectedItem } = canvas();
      if (kind === 'back' ? !history.hasPast : !history.hasFuture) return;
      isStepping.current = true;
      history[kind]();
      const at = selectedItem && canvas().getSelectorForId(String(selectedItem.props.id));
      if (at) canvas().dispatch({ type: 'setUi', ui: { itemSelector: { index: at.index, zone: at.zone ?? ZONE } }, recordHistory: false });
    };
    const left = changedAt.current + WRITTEN_MS - performance.now();
    if (left > 0) waiting.current = setTimeout(go, left);
    else go();
  }, [canvas]);
  // The canvas listens at the document too, and would step while something typed is on its way, or under a dialog.
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.stopPropagation();
      if (event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog], dialog, [data-own-steps]')) return;
      event.preventDefault();
      // What was typed counts once the field is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      step(key === 'y' || event.shiftKey ? 'forward' : 'back');
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [step]);
  return step;
}
