import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { isEmptyValue } from '../schemas';

interface FirstFocus {
  readonly form: HTMLElement | null;
  /** What stands at a path of the form: a control that looks something up shows it later. */
  readonly valueAt: (path: string) => unknown;
}

/** A new record begins in its first field that is empty. Not by touch, where that would raise the keyboard over the form. */
export function useFirstFocus({ form, isWanted }: { form: RefObject<HTMLElement | null>; isWanted: boolean }): void {
  const { getValues } = useFormContext();
  useEffect(() => {
    if (isWanted && !window.matchMedia?.('(pointer: coarse)').matches) focusFirstField({ form: form.current, valueAt: getValues });
  }, [form, isWanted, getValues]);
}

/** Focuses the first control of a form that is in sight and of which nothing is filled in; where all is, the first. */
export function focusFirstField({ form, valueAt }: FirstFocus): void {
  const controls = [...(form?.querySelectorAll<HTMLElement>('[data-path] input:not([type="hidden"]), [data-path] textarea, [data-path] select') ?? [])].filter((control) => !control.closest('[hidden]'));
  const isEmpty = (control: HTMLElement): boolean => isEmptyValue(valueAt(control.closest<HTMLElement>('[data-path]')!.dataset['path']!));
  (controls.find(isEmpty) ?? controls[0])?.focus({ preventScroll: true });
}
