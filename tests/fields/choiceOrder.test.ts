import { expect, it } from 'vitest';
import { inChoiceOrder } from '../../src/fields/values/choiceOrder';

const titlesOf = (typed: string, choices: readonly { readonly title: string; readonly subtitle?: string }[]): readonly string[] => inChoiceOrder({ choices, typed, collator: new Intl.Collator('en', { numeric: true }) }).map(({ title }) => title);

it.each<[string, string, readonly { title: string; subtitle?: string }[], readonly string[]]>([
  // The first was found by the “geography” of its description.
  ['what begins so before what is found by words not shown', 'phy', [{ title: 'General studies' }, { title: 'Physics' }, { title: 'Modern physics' }], ['Modern physics', 'Physics', 'General studies']],
  ['what begins so before what has it within, or behind', 'ana', [{ title: 'Banana' }, { title: 'Asha', subtitle: 'ana@learners.example' }, { title: 'Élan' }, { title: 'Ana' }], ['Ana', 'Asha', 'Banana', 'Élan']],
  ['each of several words', 'rao me', [{ title: 'Meera Rao' }, { title: 'Raoul Mehta' }, { title: 'Romeo Rao' }], ['Meera Rao', 'Raoul Mehta', 'Romeo Rao']],
  ['what is called just that, then what holds it whole', 'Evening  batch b', [{ title: 'Evening batch 31' }, { title: 'Evening batch B2' }, { title: 'Evening batch B' }, { title: 'A evening batch B' }], ['Evening batch B', 'A evening batch B', 'Evening batch B2', 'Evening batch 31']],
  ['without accents and capitals', 'elo', [{ title: 'Chaleloup' }, { title: 'Éloïse' }], ['Éloïse', 'Chaleloup']],
  ['without the width of letters', 'ｶﾞ', [{ title: 'カガミ' }, { title: 'ガス' }], ['ガス', 'カガミ']],
  ['without taking one sound for another', 'ハ', [{ title: 'パリ' }, { title: 'ハノイ' }], ['ハノイ', 'パリ']],
  ['by title where nothing was typed', '', [{ title: 'Part 10' }, { title: 'Part 9' }], ['Part 9', 'Part 10']],
  ['in writing that parts no words', '物理', [{ title: '高等物理' }, { title: '数学' }, { title: '物理学' }], ['物理学', '高等物理', '数学']],
])('%s', (_, typed, choices, titles) => {
  expect(titlesOf(typed, choices)).toEqual(titles);
});
