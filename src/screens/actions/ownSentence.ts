import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { stateOf } from './stateOf';

type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

interface OwnSentence {
  readonly translate: Translate;
  /** Name of the action as declared. */
  readonly action: string;
  /** The button over one row or over several, the question about one, the notice afterwards. */
  readonly kind: 'one' | 'many' | 'ask' | 'doneOne' | 'doneMany';
  /** `title` of the one record; `count` and `name` of several. */
  readonly words: Readonly<Record<string, unknown>>;
}

/** The key of an action's own sentence, where its name and the record's cannot simply stand side by side. */
export function ownSentenceKey({ action, kind }: Pick<OwnSentence, 'action' | 'kind'>): string {
  return `lectern.sentence.${action}.${kind}`;
}

/** That sentence; null for an action that has none. */
export function ownSentence({ translate, action, kind, words }: OwnSentence): string | null {
  return translate(ownSentenceKey({ action, kind }), { ...words, _: '' }) || null;
}

/** The key of a notice, that of its other wording where mails wait in the outbox and the sentence says that one was sent. */
export function truthfulKey({ translate, key, isMailed }: { translate: Translate; key: string; isMailed: boolean }): string {
  const waiting = key.replace('lectern.sentence.', 'lectern.sentence.waiting.');
  return !isMailed && waiting !== key && translate(waiting, { smart_count: 1, _: '' }) !== '' ? waiting : key;
}

interface SavedParams {
  readonly translate: Translate;
  readonly resource: Resource;
  /** As it is now. */
  readonly record: LecternRecord;
  readonly words: Readonly<Record<string, unknown>>;
  readonly isMailed: boolean;
}

/**
 * The key of the notice that a record was changed: that of a field that was, where it has a sentence of its own in the
 * record's state, for what else follows from it; else the one that all modules share.
 */
export function changedKey({ translate, resource, record, changed, words, isMailed }: SavedParams & { readonly changed: readonly string[] }): string {
  const state = stateOf({ resource, records: [record] });
  const key = state === null ? undefined : changed.map((name) => `lectern.sentence.change.${state}.${name}`).find((one) => translate(one, { ...words, _: '' }) !== '');
  return key === undefined ? 'lectern.form.saved' : truthfulKey({ translate, key, isMailed });
}

/**
 * The key of the notice that a record was created: that of the state it begins in, where that state has a sentence of its
 * own, which may name what the record's text fields hold; else the one that all modules share.
 */
export function createdKey({ translate, resource, record, words, isMailed }: SavedParams): string {
  const state = stateOf({ resource, records: [record] });
  const key = `lectern.sentence.create.${state ?? ''}`;
  const own = state === null ? '' : translate(key, { ...words, _: '' });
  // A reader who may not see what the sentence names is told the rest.
  return own === '' || own.includes('%{') ? 'lectern.form.created' : truthfulKey({ translate, key, isMailed });
}
