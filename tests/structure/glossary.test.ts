import { describe, expect, it } from 'vitest';
import { againstGlossary, readGlossary } from '../../scripts/checks/glossary';

const markdown = `# Glossary

## English

| Thing | Word | Not |
| --- | --- | --- |
| who learns | learner | ~student, Pupil |

## 日本語

| Thing | Word | Not |
| --- | --- | --- |
| what a person may be | ロール | 役割 |
`;

describe('the glossary', () => {
  const glossary = readGlossary(markdown);
  const said = (locale: string, text: string, key = 'lectern.x.y') => againstGlossary({ entries: glossary[locale]!, texts: [[key, text]], place: locale });

  it('names the text, the word and the better one', () => {
    expect(said('en', 'All Students of this course')).toEqual(['en: lectern.x.y says “student” where the glossary has “learner”']);
    expect(said('ja', 'この役割の人')).toEqual(['ja: lectern.x.y says “役割” where the glossary has “ロール”']);
  });

  it('tells words from parts of words, and names from words', () => {
    expect(said('en', 'A pupil')).toEqual([]);
    expect(said('en', 'Pupils')).toEqual([]);
    expect(said('en', 'One Pupil')).toHaveLength(1);
    expect(said('en', 'nonstudent')).toEqual([]);
  });

  it('leaves out fixed texts and further words of the palette', () => {
    expect(said('en', 'student', 'fixed.session.x')).toEqual([]);
    expect(said('en', 'student', 'lectern.palette.also.create')).toEqual([]);
  });

  it('refuses a heading of no language and a row that is not whole', () => {
    expect(() => readGlossary('## Deutsch')).toThrow('is no language');
    expect(() => readGlossary('## English\n| a | b |')).toThrow('a row has three cells');
  });
});
