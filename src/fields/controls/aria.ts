import type { InputProps } from '../values/inputTypes';

/** What every control says of itself to who cannot see it. */
export function ariaOf({ isInvalid, isRequired, describedBy }: Pick<InputProps, 'isInvalid' | 'isRequired' | 'describedBy'>) {
  return {
    'aria-invalid': isInvalid || undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': describedBy,
  } as const;
}
