import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { busyInstitutes, type DemoInstitute } from './institutes';
import { createRandom, demoId, type Random } from './random';
import { subjectOfSection } from './subjects';

/** Sections of the institutes that teach, each with its topics: of the larger ones more. */
export function demoSections(clock: DemoClock): { readonly sections: readonly DemoRecord[]; readonly topics: readonly DemoRecord[] } {
  const random = createRandom('sections');
  const sections: DemoRecord[] = [];
  const topics: DemoRecord[] = [];
  for (const owner of busyInstitutes()) {
    random.shuffled(SECTIONS).slice(0, Math.min(SECTIONS.length, owner.weight + 2)).forEach(({ name, description, topics: names }, place) => {
      const section = { ...recordOf({ kind: 'section', index: sections.length, owner, name, description, place, clock, random }), subjectId: subjectOfSection({ owner, section: name }) };
      sections.push(section);
      names.forEach((topic, at) => topics.push({ ...recordOf({ kind: 'sectionTopic', index: topics.length, owner, name: topic, description: null, place: at, clock, random }), sectionId: section.id }));
    });
  }
  return { sections, topics };
}

interface RecordInput {
  readonly kind: 'section' | 'sectionTopic';
  readonly index: number;
  readonly owner: DemoInstitute;
  readonly name: string;
  readonly description: string | null;
  /** How many of the same list come before it. */
  readonly place: number;
  readonly clock: DemoClock;
  readonly random: Random;
}

function recordOf({ kind, index, owner, name, description, place, clock, random }: RecordInput): DemoRecord {
  return {
    id: demoId({ kind, index }),
    instituteId: owner.id,
    name,
    description,
    order: place + 1,
    createdAt: clock.instant(-300 + (index % 200), random.between(560, 1050)),
    updatedAt: clock.instant(-90 + (index % 80), random.between(560, 1050)),
  };
}

const SECTIONS = [
  { name: 'Algebra', description: 'Equations, sequences and what can be counted.', topics: ['Linear equations', 'Quadratic equations', 'Sequences and series', 'Permutations and combinations', 'Matrices'] },
  { name: 'Geometry', description: 'Shapes, their proofs and their coordinates.', topics: ['Triangles', 'Circles', 'Coordinate geometry', 'Solids'] },
  { name: 'Mechanics', description: 'How things move, and why.', topics: ['Motion in a straight line', 'Laws of motion', 'Work, energy and power', 'Rotation', 'Gravitation'] },
  { name: 'Organic chemistry', description: 'Compounds of carbon and their reactions.', topics: ['Hydrocarbons', 'Alcohols and ethers', 'Aldehydes and ketones', 'Biomolecules'] },
  { name: 'Cell biology', description: null, topics: ['Cell structure', 'Cell division', 'Enzymes'] },
  { name: 'English grammar', description: 'What examinations ask of written English.', topics: ['Tenses', 'Articles', 'Prepositions', 'Reported speech', 'Comprehension'] },
  { name: 'Indian polity', description: 'The Constitution and how it works.', topics: ['Fundamental rights', 'Parliament', 'Judiciary', 'Local government'] },
  { name: 'Accountancy', description: null, topics: ['Journal and ledger', 'Final accounts', 'Depreciation', 'Partnership'] },
  { name: 'Current affairs', description: 'The last twelve months, renewed every week.', topics: ['Economy', 'Science and technology', 'Sports', 'Awards'] },
  { name: 'Reasoning', description: 'Puzzles, series and arrangements.', topics: ['Blood relations', 'Coding and decoding', 'Seating arrangements', 'Syllogisms'] },
] as const;
