import type { DemoRecord } from './content';

/** The rows there are, by module. */
export type DemoRows = ReadonlyMap<string, readonly DemoRecord[]>;

/** What a made-up name speaks of, by how it begins. */
interface Matter {
  readonly subject: string;
  readonly topic?: string;
  readonly section?: string;
}

/**
 * A made-up row of a module in which names speak of a subject: what it refers to is of that subject, as far as its institute
 * has it, and nothing else. Other rows come back as they are.
 */
export function fitted({ module, row, rows }: { readonly module: string; readonly row: DemoRecord; readonly rows: DemoRows }): DemoRecord {
  return FITS[module]?.({ row, rows, matter: MATTERS.find(([start]) => String(row['name']).startsWith(start))?.[1] ?? null }) ?? row;
}

interface Fit {
  readonly row: DemoRecord;
  readonly rows: DemoRows;
  readonly matter: Matter | null;
}

const FITS: Readonly<Record<string, (fit: Fit) => DemoRecord>> = {
  resourcePool: ({ row, rows, matter }) => {
    const subjectId = idOf({ row, rows, module: 'subject', name: matter?.subject });
    return { ...row, subjectId, topicId: idOf({ row, rows, module: 'topic', name: matter?.topic, subjectId }) };
  },
  singleContent: ({ row, rows, matter }) => ({ ...row, sectionId: idOf({ row, rows, module: 'section', name: matter?.section }) }),
  test: ({ row, rows, matter }) => {
    if (matter) return { ...row, courseId: own({ row, rows, module: 'course' }).find((course) => teaches({ course, rows, subject: matter.subject }))?.id ?? null, sectionId: idOf({ row, rows, module: 'section', name: matter.section }) };
    const course = courseOf({ row, rows });
    const section = own({ row, rows, module: 'section' }).find(({ id }) => id === row['sectionId']);
    return { ...row, sectionId: course && section && subjectsOf(course).includes(section['subjectId']) ? section.id : null };
  },
  // Its batches are of its course: the name gives way.
  liveClass: ({ row, rows, matter }) => {
    const course = courseOf({ row, rows });
    return !matter || (course && teaches({ course, rows, subject: matter.subject })) ? row : { ...row, name: String(row['name']).length % 2 === 0 ? 'Doubt clearing' : 'Test discussion' };
  },
};

const own = ({ row, rows, module }: { readonly row: DemoRecord; readonly rows: DemoRows; readonly module: string }): readonly DemoRecord[] => (rows.get(module) ?? []).filter(({ instituteId }) => instituteId === row['instituteId']);
const courseOf = ({ row, rows }: Pick<Fit, 'row' | 'rows'>): DemoRecord | undefined => own({ row, rows, module: 'course' }).find(({ id }) => id === row['courseId']);
const subjectsOf = (course: DemoRecord): readonly unknown[] => (course['subjectIds'] as readonly unknown[] | null) ?? [];
const teaches = ({ course, rows, subject }: { readonly course: DemoRecord; readonly rows: DemoRows; readonly subject: string }): boolean => (rows.get('subject') ?? []).some(({ id, name }) => name === subject && subjectsOf(course).includes(id));

/** The institute's row of this name, of a topic also of this subject; null where it has none. */
function idOf({ row, rows, module, name, subjectId }: { readonly row: DemoRecord; readonly rows: DemoRows; readonly module: string; readonly name: string | undefined; readonly subjectId?: string | null }): string | null {
  return own({ row, rows, module }).find((one) => one['name'] === name && (subjectId === undefined || one['subjectId'] === subjectId))?.id ?? null;
}

const MATTERS: readonly (readonly [start: string, matter: Matter])[] = [
  ['Newton’s laws', { subject: 'Physics', section: 'Mechanics' }],
  ['Grammar: the tenses', { subject: 'English', section: 'English grammar' }],
  ['Balance sheets', { subject: 'Commerce', section: 'Accountancy' }],
  ['How vaccines work', { subject: 'Biology' }],
  ['Map work', { subject: 'General studies' }],
  ['Trigonometry at a glance', { subject: 'Mathematics', section: 'Geometry' }],
  ['Essay writing', { subject: 'English' }],
  ['Periodic table', { subject: 'Chemistry' }],
  ['Laws of motion', { subject: 'Physics', topic: 'Laws of motion' }],
  ['Organic chemistry: revision', { subject: 'Chemistry', topic: 'Hydrocarbons' }],
  ['Trigonometry worksheet', { subject: 'Mathematics', topic: 'Trigonometry' }],
  ['How to read a balance sheet', { subject: 'Commerce' }],
  ['The cell', { subject: 'Biology', topic: 'Cell division' }],
  ['Vowel sounds', { subject: 'English' }],
  ['Fractions', { subject: 'Mathematics' }],
  ['The water cycle', { subject: 'General studies' }],
  ['Chapter test: motion', { subject: 'Physics', section: 'Mechanics' }],
  ['Unit test: algebra', { subject: 'Mathematics', section: 'Algebra' }],
  ['Revision: motion', { subject: 'Physics' }],
  ['Organic chemistry 3', { subject: 'Chemistry' }],
  ['Integration by parts', { subject: 'Mathematics' }],
  ['Grammar clinic', { subject: 'English' }],
  ['Human anatomy', { subject: 'Biology' }],
  ['Ledger and journal', { subject: 'Commerce' }],
];
