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
