import type { TranslateFunction } from 'ra-core';
import { factKey, outcomeKey } from '../../schemas';
import { wordKeys } from '../sharedRows';

interface FactTextParams {
  /** Name of the module. */
  readonly resource: string;
  readonly name: string;
  readonly value: string;
  /** Whether mails go out, rather than wait in the outbox. */
  readonly isMailed: boolean;
  readonly translate: TranslateFunction;
}

/** What followed from an action, as a sentence; null where the module's words give none. */
export function factText({ resource, name, value, isMailed, translate }: FactTextParams): string | null {
  const keys = [...(isMailed ? [] : [factKey({ resource, name, isWaiting: true })]), factKey({ resource, name })];
  return keys.flatMap((key) => wordKeys(resource, key)).reduceRight((text, key) => translate(key, { value, _: text }), '') || null;
}

/** The key of the notice that says what came of an action, of those that were told; undefined where it is the usual one. */
export function outcomeOf({ resource, told, words, translate }: Pick<FactTextParams, 'resource' | 'translate'> & { readonly told: readonly { readonly name: string }[]; readonly words: object }): string | undefined {
  return told.flatMap(({ name }) => wordKeys(resource, outcomeKey({ resource, name }))).find((key) => translate(key, { ...words, _: '' }) !== '');
}
