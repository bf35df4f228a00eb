import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { busyInstitutes, type DemoInstitute } from './institutes';
import { demoId } from './random';

/** Subjects of the institutes that teach, in the order each gives them: of the larger ones more. */
export function demoSubjects(clock: DemoClock): DemoRecord[] {
  return busyInstitutes().flatMap((owner, at) => offeredBy(owner).map(({ name, code, description }, place) => ({
    id: subjectId({ owner, name }), instituteId: owner.id, name, code, description, order: (place + 1) * 1024, ...moments({ clock, index: at * 9 + place }),
  })));
}

/** Topics of those subjects; some belong to a section that the institute has of the subject. */
export function demoTopics({ clock, sections }: { readonly clock: DemoClock; readonly sections: readonly DemoRecord[] }): DemoRecord[] {
  const topics = busyInstitutes().flatMap((owner) => offeredBy(owner).flatMap((subject) => subject.topics.map(([name, section]) => ({ owner, subject, name, section }))));
  return topics.map(({ owner, subject, name, section }, index) => ({
    id: demoId({ kind: 'topic', index }),
    instituteId: owner.id,
    name,
    subjectId: subjectId({ owner, name: subject.name }),
    sectionId: sections.find((one) => one['instituteId'] === owner.id && one['name'] === section)?.id ?? null,
    description: null,
    ...moments({ clock, index }),
  }));
}

/** The subject that a section of this name is of, where the institute has it. */
export function subjectOfSection({ owner, section }: { readonly owner: DemoInstitute; readonly section: string }): string | null {
  const subject = offeredBy(owner).find(({ topics }) => topics.some(([, of]) => of === section));
  return subject ? subjectId({ owner, name: subject.name }) : null;
}

const offeredBy = (owner: DemoInstitute) => SUBJECTS.slice(0, Math.min(SUBJECTS.length, owner.weight + 2));

function subjectId({ owner, name }: { readonly owner: DemoInstitute; readonly name: string }): string {
  return demoId({ kind: 'subject', index: busyInstitutes().indexOf(busyInstitutes().find(({ id }) => id === owner.id)!) * SUBJECTS.length + SUBJECTS.findIndex((one) => one.name === name) });
}

const moments = ({ clock, index }: { readonly clock: DemoClock; readonly index: number }) => ({
  createdAt: clock.instant(-320 + (index % 150), 570 + (index % 400)),
  updatedAt: clock.instant(-80 + (index % 70), 600 + (index % 380)),
});

interface DemoSubject {
  readonly name: string;
  readonly code: string;
  readonly description: string | null;
  /** Each with the section of the subject that it belongs to. */
  readonly topics: readonly (readonly [name: string, section: string | null])[];
}

const SUBJECTS: readonly DemoSubject[] = [
  { name: 'Mathematics', code: 'MATH', description: 'Numbers, shapes and what follows from them.', topics: [['Quadratic equations', 'Algebra'], ['Permutations and combinations', 'Algebra'], ['Coordinate geometry', 'Geometry'], ['Trigonometry', null]] },
  { name: 'Physics', code: 'PHY', description: 'Motion, heat, light and electricity.', topics: [['Laws of motion', 'Mechanics'], ['Gravitation', 'Mechanics'], ['Thermodynamics', null], ['Ray optics', null]] },
  { name: 'Chemistry', code: 'CHEM', description: 'Substances and their reactions.', topics: [['Hydrocarbons', 'Organic chemistry'], ['Biomolecules', 'Organic chemistry'], ['Chemical equilibrium', null]] },
  { name: 'Biology', code: 'BIO', description: null, topics: [['Cell division', 'Cell biology'], ['Enzymes', 'Cell biology'], ['Human physiology', null]] },
  { name: 'English', code: 'ENG', description: 'Grammar, reading and writing.', topics: [['Tenses', 'English grammar'], ['Reported speech', 'English grammar'], ['Letter writing', null]] },
  { name: 'General studies', code: 'GS', description: 'Polity, history, geography and the news.', topics: [['Fundamental rights', 'Indian polity'], ['Union budget', 'Current affairs'], ['Rivers of India', null]] },
  { name: 'Logical reasoning', code: 'LR', description: 'Puzzles, series and arrangements.', topics: [['Blood relations', 'Reasoning'], ['Seating arrangements', 'Reasoning']] },
  { name: 'Commerce', code: 'COM', description: null, topics: [['Depreciation', 'Accountancy'], ['Partnership accounts', 'Accountancy']] },
  { name: 'Malayalam', code: 'MAL', description: 'Literature and grammar.', topics: [['സന്ധി', null], ['സമാസം', null]] },
];
