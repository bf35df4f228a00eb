import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A new record begins in its first field. Not by touch, where that would raise the keyboard over the form. */
export function useFirstFocus({ form, isWanted }: { form: RefObject<HTMLElement | null>; isWanted: boolean }): void {
  useEffect(() => {
    if (isWanted && !window.matchMedia?.('(pointer: coarse)').matches) focusFirstField(form.current);
  }, [form, isWanted]);
}

/** Focuses the first control of a form that is in sight. */
export function focusFirstField(form: HTMLElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path] input:not([type="hidden"]), [data-path] textarea, [data-path] select') ?? [])];
  fields.find((field) => !field.closest('[hidden]'))?.focus({ preventScroll: true });
}
