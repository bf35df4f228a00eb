import { describe, expect, it } from 'vitest';
import { shippedDeclarations } from '../../../platform/declarations';
import { changeSaid, saysMore } from '../../../platform/features/chat/assistant/help';
import { changingOf } from '../../../platform/features/chat/help/changing';
import { answersOf } from '../../../platform/features/chat/help/search';
import { listAsked } from '../../../platform/features/chat/lists/sentence';
import type { Language } from '../../../platform/kernel/language';
import { createTrustedLoader, type Actor } from '../../../src/schemas';

const loader = createTrustedLoader({ sources: [shippedDeclarations] });
const operator: Actor = { id: 'a', role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} };
const institute: Actor = { ...operator, role: 'institute', instituteId: 'i', allowAllInstitutes: false, modules: Object.fromEntries(loader.all().flatMap(({ modules }) => modules.map((key) => [key, { create: true, read: true, update: true, delete: true }]))) };
const asked = (language: Language, text: string, reader: Actor = operator) => changingOf({ text, language, reader, loader });

describe('how a field of a record is changed', () => {
  it.each<[Language, string, string, readonly string[]]>([
    ['en', 'How do I change the price of a course?', 'course', ['Price']], ['en', 'how do I change the date of a live class', 'liveClass', ['Starts', 'Ends']], ['en', 'How can I edit a learner’s phone number?', 'student', ['Phone']],
    ['en', 'How do I change the category of a course?', 'course', ['Main categories']], ['en', 'Where do I update the address of the branch “Kochi North”?', 'branch', ['Address']], ['en', 'how do I set the capacity of the batch Evening A', 'batch', ['Seats']], ['en', 'How do I correct the name of student Priya?', 'student', ['Name']],
    ['en', 'How do I change the end date of a coupon?', 'coupon', ['Ends']], ['en', 'How do I rename a batch?', 'batch', ['Name']], ['en', 'how do I change the teacher of a live class?', 'liveClass', ['Faculty']], ['zh', '怎么更换班级的老师？', 'batch', ['教师']], ['fr', 'Comment renommer un groupe ?', 'batch', ['Nom']],
    ['fr', 'Comment changer le prix d’un cours ?', 'course', ['Prix']], ['fr', 'Comment modifier la date d’un cours en direct ?', 'liveClass', ['Début', 'Fin']],
    ['zh', '怎么修改课程的价格？', 'course', ['价格']], ['zh', '如何更改直播课的时间？', 'liveClass', ['开始时间']],
    ['ja', 'コースの価格を変更するには？', 'course', ['価格']], ['ja', 'ライブ授業の日時を変更する方法は？', 'liveClass', ['開始', '終了']],
  ])('is told in %s from the declaration’s words: %s (%s)', async (language, text, module, fields) => {
    const change = asked(language, text)!;
    expect([change?.module, change?.fields]).toEqual([module, fields]);
    expect(listAsked({ text, language, reader: operator, loader, now: new Date('2026-11-25T20:00:00.000Z'), zone: 'UTC' })).toBeNull();
    const [best] = (await answersOf({ text, language, reader: operator, loader })).found;
    expect(best !== undefined && saysMore({ found: best, change, language }), best?.section.heading ?? '').toBe(false);
  });

  it.each<[Language, string]>([
    ['en', 'Open “Courses”, choose the record, change “Price”, and save.'], ['fr', 'Ouvrez «\u00a0Cours\u00a0», choisissez l’élément, modifiez «\u00a0Prix\u00a0», puis enregistrez.'], ['zh', '打开“课程”，选择要更改的记录，修改“价格”，然后保存。'], ['ja', '「コース」を開き、変更する記録を選んで、「価格」を変更し、保存します。'],
  ])('in %s in a sentence', (language, wanted) => {
    const text = { en: 'change the price of a course', fr: 'changer le prix d’un cours', zh: '修改课程价格', ja: 'コースの価格を変更する' }[language];
    expect(changeSaid({ change: asked(language, text)!, language })).toBe(wanted);
  });

  it.each<[Language, string, Actor]>([
    ['en', 'How do I change the end of the plan of an institution?', institute], ['en', 'How do I change white label of an institution?', institute], ['en', 'How do I change the price of a course?', { ...institute, modules: { course: { create: false, read: true, update: false, delete: false } } }], ['en', 'How do I change the amount of a sale?', operator],
    // No field of it, or something else besides.
    ['en', 'How do I change the weather of a course?', operator], ['en', 'How do I change the price of a course for learners from Kochi?', operator], ['en', 'How do I delete the price of a course?', operator], ['en', 'How do I change a course?', operator], ['zh', '怎么删除课程？', operator],
  ])('is told in %s of nothing that is not so, nor to who may not: %s', (language, text, reader) => expect(asked(language, text, reader)).toBeNull());

  it('is left to the help where a page says more', async () => {
    const text = 'How do I change the plan of an institution?';
    const [best] = (await answersOf({ text, language: 'en', reader: operator, loader })).found;
    expect(saysMore({ found: best!, change: asked('en', text)!, language: 'en' })).toBe(true);
  });
});
