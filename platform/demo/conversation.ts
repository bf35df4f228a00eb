import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { busyInstitutes } from './institutes';
import { staffOf, type DemoPerson } from './people';
import { createRandom, demoId } from './random';

interface Input {
  readonly clock: DemoClock;
  readonly people: readonly DemoPerson[];
  readonly topics: readonly DemoRecord[];
}

/** What learners and faculty say below topics: some of it hidden. */
export function demoComments({ clock, people, topics }: Input): DemoRecord[] {
  const random = createRandom('comments');
  return busyInstitutes().flatMap((owner, at) => {
    const [own, writers, staff] = [topicsOf(topics, owner.id), learnersOf(people, owner.id), staffOf({ people, instituteId: owner.id })];
    if (own.length === 0 || writers.length === 0) return [];
    return random.shuffled(COMMENTS).slice(0, Math.min(COMMENTS.length, owner.weight * 2 + 2)).map(([text, hiddenFor], place) => {
      const day = -2 - random.between(0, 60);
      return {
        id: demoId({ kind: 'comment', index: at * COMMENTS.length + place }), instituteId: owner.id, text, about: place % 6 === 5 ? `subject:${String(random.pick(own)['subjectId'])}` : `topic:${random.pick(own).id}`,
        authorId: place % 5 === 4 && staff.length > 0 ? random.pick(staff).record.id : random.pick(writers).record.id,
        status: hiddenFor === null ? 'shown' : 'hidden', hiddenReason: hiddenFor === null ? null : (REPORTED.get(text)?.reason ?? 'other'), hiddenFor, hiddenAt: hiddenFor === null ? null : clock.instant(day + 1, 660), hiddenById: hiddenFor === null ? null : (staff[0]?.record.id ?? null),
        createdAt: clock.instant(day, random.between(420, 1320)), updatedAt: clock.instant(hiddenFor === null ? day : day + 1, hiddenFor === null ? 1330 : 660),
      };
    });
  });
}

/** Questions of learners, two of three answered by faculty. */
export function demoDoubts({ clock, people, topics }: Input): DemoRecord[] {
  const random = createRandom('doubts');
  return busyInstitutes().flatMap((owner, at) => {
    const [own, askers, staff] = [topicsOf(topics, owner.id), learnersOf(people, owner.id), staffOf({ people, instituteId: owner.id })];
    const known = DOUBTS.flatMap(([topic, question, answer], index) => own.filter(({ name }) => name === topic).map((found) => ({ found, question, answer, index })));
    if (askers.length === 0) return [];
    return known.map(({ found, question, answer, index }, place) => {
      const day = -2 - random.between(0, 40);
      const isAnswered = answer !== null && staff.length > 0 && place % 3 !== 2;
      return {
        id: demoId({ kind: 'doubt', index: at * DOUBTS.length + index }), instituteId: owner.id, question, details: null, subjectId: found['subjectId'], topicId: found.id, askedById: random.pick(askers).record.id,
        status: isAnswered ? 'answered' : 'open', answer: isAnswered ? `<p>${answer}</p>` : null, answeredAt: isAnswered ? clock.instant(day + 1, 690) : null, answeredById: isAnswered ? random.pick(staff).record.id : null,
        createdAt: clock.instant(day, random.between(420, 1320)), updatedAt: clock.instant(isAnswered ? day + 1 : day, isAnswered ? 690 : 1330),
      };
    });
  });
}

/** Reports about comments: those that are hidden were suspended, others are open or were cleared. */
export function demoReports({ people, comments }: { readonly people: readonly DemoPerson[]; readonly comments: readonly DemoRecord[] }): DemoRecord[] {
  const reported = comments.filter(({ text }) => REPORTED.has(String(text)));
  return reported.map((comment, index) => {
    const instituteId = String(comment['instituteId']);
    const status = comment['status'] === 'hidden' ? 'suspended' : index % 3 === 0 ? 'cleared' : 'open';
    const decider = status === 'open' ? null : (staffOf({ people, instituteId })[0]?.record.id ?? null);
    // Within the hour somebody reports it, and on the next morning somebody decides.
    const written = Date.parse(String(comment['createdAt']));
    const createdAt = later(written, 15 + ((index * 7) % 45));
    const decidedAt = decider && (status === 'suspended' ? String(comment['hiddenAt']) : later(written, 11 * 60));
    return {
      id: demoId({ kind: 'contentReport', index }), instituteId, content: comment['text'], about: `comment:${comment.id}`, contentOwnerId: comment['authorId'], ...REPORTED.get(String(comment['text']))!,
      status, remark: status === 'cleared' ? 'Rough in tone, and no more than that.' : null, decidedAt, decidedById: decider,
      createdAt, updatedAt: decidedAt ?? createdAt,
    };
  });
}

const later = (from: number, minutes: number): string => new Date(from + minutes * 60_000).toISOString();
const topicsOf = (topics: readonly DemoRecord[], instituteId: string) => topics.filter((topic) => topic['instituteId'] === instituteId);
const learnersOf = (people: readonly DemoPerson[], instituteId: string) => people.filter((person) => person.instituteId === instituteId && person.role === 'student');

/** Each with why it is hidden, where it is. */
const COMMENTS: readonly (readonly [text: string, hiddenFor: string | null])[] = [
  ['The second example finally made it clear to me. Thank you!', null],
  ['Could somebody share the notes of last Tuesday?', null],
  ['In the third step the sign changes, should it not be minus?', null],
  ['You are right, the slide is corrected now.', null],
  ['Join my Telegram channel for leaked papers!!', 'Advertising outside the institute'],
  ['More questions of this kind before the mock test, please.', null],
  ['The audio is very low from minute twelve on.', null],
  ['Whoever fails this should not be in our batch at all.', 'Insulting to other learners'],
  ['This came in the 2024 paper, with other numbers.', null],
  ['Is there a shorter way than drawing the whole table?', null],
  ['വളരെ നന്നായി വിശദീകരിച്ചു.', null],
  ['The PDF opens on the computer and not on my phone.', null],
  ['Solved it in two lines with the graph, shall I post it?', null],
  ['Yes please, post it here.', null],
];

/** Of a topic, with the answer of faculty. */
const DOUBTS: readonly (readonly [topic: string, question: string, answer: string | null])[] = [
  ['Quadratic equations', 'When do I complete the square, and when do I use the formula?', 'The formula always works. Complete the square where you need the vertex as well, or where the middle coefficient is even.'],
  ['Laws of motion', 'If action and reaction are equal, why does anything move at all?', 'They act on different bodies. What moves a body is the sum of the forces on that one body.'],
  ['Permutations and combinations', 'How do I see in the question whether the order counts?', 'Swap two of the chosen: if that is another case, the order counts.'],
  ['Hydrocarbons', 'Why is the Markovnikov product turned round with peroxide?', null],
  ['Thermodynamics', 'Is the entropy of the whole universe really always growing?', 'In every process that happens by itself, yes; it stays as it is only in one that can be reversed.'],
  ['Cell division', 'In which phase is the DNA doubled?', 'In the S phase, before division begins.'],
  ['Ray optics', 'What does the minus sign of the magnification tell?', null],
  ['Reported speech', 'Does “must” stay “must” after “said”?', 'It may stay, or become “had to”; for a rule that holds for ever it stays.'],
  ['Fundamental rights', 'Which of them hold for people who are not citizens?', 'Articles 14, 20, 21 and 25 to 28, among others; 15, 16, 19, 29 and 30 are for citizens alone.'],
  ['Blood relations', 'Is there a drawing that works for every such puzzle?', null],
];

const REPORTED: ReadonlyMap<string, { readonly reason: string; readonly details: string | null }> = new Map([
  ['Join my Telegram channel for leaked papers!!', { reason: 'spam', details: 'Posted below three topics on one day.' }],
  ['Whoever fails this should not be in our batch at all.', { reason: 'harassment', details: null }],
  ['This came in the 2024 paper, with other numbers.', { reason: 'flash news', details: 'It did not.' }],
  ['The audio is very low from minute twelve on.', { reason: 'spam', details: 'The same below every topic.' }],
]);
