import { languageId } from './catalogue';
import { categoryId } from './categories';
import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { busyInstitutes, type DemoInstitute } from './institutes';
import { staffOf, type DemoPerson } from './people';
import { createRandom, demoId } from './random';

interface DemoCourse {
  readonly name: string;
  readonly description: string | null;
  readonly category: readonly [main: string, sub: string];
  /** Names of subjects, those of which the institute has. */
  readonly subjects: readonly string[];
  readonly curriculumType: 'recorded' | 'live' | 'blended';
  readonly planType: 'free' | 'paid' | 'both';
  /** Rupees; null of what is free, or is not reduced. */
  readonly price: number | null;
  readonly offerPrice: number | null;
  readonly validity: 30 | 90 | 180 | 365 | 730;
  readonly isActive: boolean;
}

/** Courses of the institutes that teach: of the larger ones more. */
export function demoCourses({ clock, people, subjects }: { readonly clock: DemoClock; readonly people: readonly DemoPerson[]; readonly subjects: readonly DemoRecord[] }): DemoRecord[] {
  return busyInstitutes().flatMap((owner, at) => {
    const faculty = staffOf({ people, instituteId: owner.id }).filter(({ role }) => role === 'faculty');
    return offeredBy(owner, at).map(({ category: [main, sub], subjects: taught, ...course }, place) => ({
      id: demoId({ kind: 'course', index: at * COURSES.length + place }),
      instituteId: owner.id,
      ...course,
      thumbnail: null,
      mainCategories: [categoryId(main)],
      subCategories: [categoryId(sub)],
      subjectIds: subjects.filter((one) => one['instituteId'] === owner.id && taught.includes(String(one['name']))).map(({ id }) => id),
      facultyIds: faculty.filter((_, index) => index % 2 === place % 2).map(({ record }) => record.id),
      languageId: languageId(sub === 'Malayalam' ? 'ml' : 'en'),
      createdAt: clock.instant(-300 + at * 7 + place * 11, 600 + place * 9),
      updatedAt: clock.instant(-40 + ((at + place) % 38), 640 + place * 7),
    }));
  });
}

/** Who attends them: every learner one or two, some of them suspended, and some whose time is over. */
export function demoSubscriptions({ clock, people, courses }: { readonly clock: DemoClock; readonly people: readonly DemoPerson[]; readonly courses: readonly DemoRecord[] }): DemoRecord[] {
  const random = createRandom('subscriptions');
  const learners = people.filter(({ role, instituteId }) => role === 'student' && instituteId !== null);
  const attended = learners.flatMap((learner) => {
    const offered = courses.filter((course) => course['instituteId'] === learner.instituteId);
    return random.shuffled(offered).slice(0, random.between(1, 3)).map((course) => ({ learner, course }));
  });
  return attended.map(({ learner: { record: learner, instituteId }, course }, index) => {
    const begun = -random.between(3, 240);
    const length = Number(course['validity']);
    return {
      id: demoId({ kind: 'subscription', index }),
      instituteId,
      name: learner['name'],
      courseId: course.id,
      userId: learner.id,
      startsOn: clock.day(begun),
      endsOn: clock.day(begun + length - 1),
      isOffline: random.chance(0.25),
      isSuspended: random.chance(0.12),
      createdAt: clock.instant(begun, random.between(540, 1200)),
      updatedAt: clock.instant(Math.min(-1, begun + 1), random.between(540, 1200)),
    };
  });
}

function offeredBy(owner: DemoInstitute, at: number): readonly DemoCourse[] {
  const count = Math.min(COURSES.length, owner.weight + 3);
  return COURSES.map((_, place) => COURSES[(place + at * 2) % COURSES.length]!).slice(0, count);
}

const COURSES: readonly DemoCourse[] = [
  { name: 'NEET: two-year programme', description: 'Physics, chemistry and biology from class 11 on, with a test every Sunday.', category: ['Entrance examinations', 'NEET'], subjects: ['Physics', 'Chemistry', 'Biology'], curriculumType: 'blended', planType: 'paid', price: 48_000, offerPrice: 42_500, validity: 730, isActive: true },
  { name: 'Mathematics for class 10, CBSE', description: 'The whole syllabus, chapter by chapter, with solved papers of ten years.', category: ['School', 'CBSE'], subjects: ['Mathematics'], curriculumType: 'recorded', planType: 'both', price: 2_499, offerPrice: null, validity: 365, isActive: true },
  { name: 'Banking prelims in ninety days', description: 'Reasoning, numbers and English for IBPS PO and SBI.', category: ['Banking and insurance', 'IBPS PO'], subjects: ['Logical reasoning', 'Mathematics', 'English'], curriculumType: 'live', planType: 'paid', price: 5_499, offerPrice: 4_999, validity: 90, isActive: true },
  { name: 'Spoken English, evening batch', description: null, category: ['Languages', 'Spoken English'], subjects: ['English'], curriculumType: 'live', planType: 'paid', price: 1_999, offerPrice: null, validity: 90, isActive: true },
  { name: 'Organic chemistry from the ground up', description: 'Names, mechanisms and the reactions that are asked most.', category: ['Entrance examinations', 'JEE Main and Advanced'], subjects: ['Chemistry'], curriculumType: 'recorded', planType: 'both', price: 2_999, offerPrice: 2_499, validity: 180, isActive: true },
  { name: 'Civil services: foundation', description: 'Polity, history and geography, with answer writing from the third month.', category: ['Civil services', 'UPSC Prelims'], subjects: ['General studies'], curriculumType: 'blended', planType: 'paid', price: 18_500, offerPrice: null, validity: 365, isActive: true },
  { name: 'Accounting for class 11', description: 'From the journal to the balance sheet.', category: ['School', 'State boards'], subjects: ['Commerce'], curriculumType: 'recorded', planType: 'paid', price: 2_799, offerPrice: null, validity: 365, isActive: true },
  { name: 'How to study: an introduction', description: 'Five short lessons for everybody who begins.', category: ['School', 'CBSE'], subjects: [], curriculumType: 'recorded', planType: 'free', price: null, offerPrice: null, validity: 30, isActive: true },
  { name: 'Crash course before the boards', description: 'Thirty days, every evening from six to eight.', category: ['School', 'CBSE'], subjects: ['Mathematics', 'Physics'], curriculumType: 'live', planType: 'paid', price: 3_499, offerPrice: null, validity: 30, isActive: false },
  { name: 'Malayalam grammar', description: 'സന്ധി, സമാസം, വൃത്തം.', category: ['Languages', 'Malayalam'], subjects: ['Malayalam'], curriculumType: 'recorded', planType: 'free', price: null, offerPrice: null, validity: 180, isActive: true },
];
