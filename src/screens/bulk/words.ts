import { lowerFirst, type Texts } from '../../dataProvider';
import { ownSentence } from '../actions/ownSentence';
import { saysMore } from '../actions/saysMore';

type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** What a button that acts says: the verb, the count and the name, or for one row its title. */
export function actionVerb({ translate, texts, action, label, count, title }: { translate: Translate; texts: Texts; action: string; label: string; count: number; title?: string | undefined }): string {
  if (count === 1 && title) return ownSentence({ translate, action, kind: 'one', words: { title } }) ?? translate(saysMore({ translate, label }) ? 'lectern.bulk.verbOneApart' : 'lectern.bulk.verbOne', { action: label, title });
  const words = { action: label, count, name: lowerFirst(count === 1 ? texts.one : texts.module) };
  return ownSentence({ translate, action, kind: 'many', words }) ?? translate(saysMore({ translate, label }) ? 'lectern.bulk.verbApart' : 'lectern.bulk.verb', words);
}
