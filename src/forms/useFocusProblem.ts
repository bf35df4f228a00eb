import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { errorPaths } from './errorPaths';
import type { FormSection } from './formFields';

interface FocusParams {
  readonly form: RefObject<HTMLElement | null>;
  /** @default all fields are in sight */
  readonly sections?: readonly FormSection[];
  readonly activate?: (section: string) => void;
}

/**
 * After a try to save that failed: opens the section of the first field with a message, scrolls to it, focuses it.
 * Gives a function that does the same for one path.
 */
export function useFocusProblem({ form, sections, activate }: FocusParams): (path: string) => void {
  const { submitCount, errors, isSubmitting } = useFormState();
  const seen = useRef(submitCount);
  const waiting = useRef<readonly string[]>([]);
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return;
    seen.current = submitCount;
    const paths = errorPaths(errors);
    const section = sections?.find((one) => one.fields.some((field) => paths.some((path) => nameOf(path) === field.field.name)));
    if (sections && !section) return;
    waiting.current = paths;
    if (section) activate?.(section.name);
  }, [submitCount, errors, isSubmitting, sections, activate]);
  // A section that was hidden is there one drawing later, so each drawing tries until the field has been reached.
  useEffect(() => {
    if (waiting.current.length > 0 && focusFirst({ form: form.current, paths: waiting.current })) waiting.current = [];
  });
  return (path) => {
    if (focusFirst({ form: form.current, paths: [path] })) return;
    const section = sections?.find((one) => one.fields.some((field) => field.field.name === nameOf(path)));
    if (!section) return;
    waiting.current = [path];
    activate?.(section.name);
  };
}

/** Focuses the first in the order of the page, which is the order of reading; false while it is hidden. */
function focusFirst({ form, paths }: { form: HTMLElement | null; paths: readonly string[] }): boolean {
  const wanted = new Set(paths);
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  const field = fields.find((one) => wanted.has(one.dataset['path'] ?? ''));
  const control = field?.querySelector<HTMLElement>(FOCUSABLE);
  if (!field || !control || field.closest('[hidden]')) return false;
  control.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center', behavior: 'smooth' });
  return true;
}

/** Of formatted text the text, not the bar above it. */
const FOCUSABLE = ':is(input:not([type="hidden"]):not([type="color"]):not([hidden]), textarea, select, [contenteditable="true"], button):not([role="toolbar"] *)';

function nameOf(path: string): string {
  return path.split('.')[0]!;
}
