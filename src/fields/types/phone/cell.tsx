import { linkCell } from '../../cells/textCell';

export const cell = linkCell({ href: (value) => `tel:${value}`, text: formatPhone });

/** `+919876543210` → `+91 98765 43210`; other countries as stored. */
export function formatPhone(value: string): string {
  return value.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
