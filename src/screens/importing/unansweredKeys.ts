import { newKey } from '../../dataProvider/newKey';

/** The keys of what was sent and not answered, by what that was: sent again under one of them, it takes effect once. */
export type UnansweredKeys = Map<string, readonly string[]>;

export function takeKey(keys: UnansweredKeys, text: string): string {
  const [known, ...others] = keys.get(text) ?? [];
  keys.set(text, others);
  return known ?? newKey();
}

export function keepKey(keys: UnansweredKeys, text: string, key: string): void {
  keys.set(text, [...(keys.get(text) ?? []), key]);
}
