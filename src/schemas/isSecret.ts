import type { Field } from './resource';

/** Whether a field is a text that is kept and sent to nobody. A password is none: whoever has an account may have one. */
export function isSecret({ type, writeOnly }: Pick<Field, 'type' | 'writeOnly'>): boolean {
  return writeOnly && type === 'text';
}
