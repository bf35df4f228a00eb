import { MEMBERSHIP_COUNT, membershipId } from './catalogue';
import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { demoId } from './random';

/** An institute of the demo content, with what the rest of the content needs to know about it. */
export interface DemoInstitute {
  readonly id: string;
  /** Stands in addresses of pictures and in e-mail addresses. */
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly state: 'active' | 'suspended' | 'awaiting' | 'inactive' | 'expired';
  readonly isWhiteLabelled: boolean;
  /** Two letters for its pictures. */
  readonly initials: string;
  readonly hasPictures: boolean;
  /** How much content it holds beside the others. */
  readonly weight: number;
}

/** In this order: those of the accounts `institute`, `institute2`, `whitelabel` and `expired` come first. */
export const DEMO_INSTITUTES: readonly DemoInstitute[] = [
  institute(0, { slug: 'vidyasagar', name: 'Vidya Sagar Academy', city: 'Kochi', initials: 'VS', weight: 8 }),
  institute(1, { slug: 'aarohan', name: 'Aarohan Institute of Learning', city: 'Pune', initials: 'AI', weight: 7 }),
  institute(2, { slug: 'gyaansetu', name: 'Gyaan Setu Digital Campus', city: 'Bengaluru', initials: 'GS', weight: 4, isWhiteLabelled: true }),
  institute(3, { slug: 'deepshikha', name: 'Deepshikha Tutorials', city: 'Lucknow', initials: 'DT', weight: 2, state: 'expired' }),
  institute(4, { slug: 'meghdoot', name: 'Meghdoot Classes', city: 'Chennai', initials: 'MC', weight: 3, isWhiteLabelled: true }),
  institute(5, { slug: 'pragati', name: 'Pragati Coaching Centre', city: 'Jaipur', initials: 'PC', weight: 2, state: 'suspended' }),
  institute(6, { slug: 'tarang', name: 'Tarang School of Music and Performing Arts', city: 'Kolkata', initials: 'TM', weight: 0, state: 'awaiting', hasPictures: false }),
  institute(7, { slug: 'brahmaputra', name: 'Brahmaputra Junior College', city: 'Guwahati', initials: 'BJ', weight: 2 }),
  institute(8, { slug: 'sabarmati', name: 'Sabarmati Commerce Circle', city: 'Ahmedabad', initials: 'SC', weight: 2 }),
  institute(9, {
    slug: 'konark', city: 'Bhubaneswar', initials: 'KI', weight: 1,
    name: 'Konark Institute of Advanced Engineering, Medical and Civil Services Entrance Training and Distance Education',
  }),
  institute(10, { slug: 'himgiri', name: 'Himgiri Defence Academy', city: 'Dehradun', initials: 'HD', weight: 1, state: 'inactive', hasPictures: false }),
  institute(11, { slug: 'charminar', name: 'Charminar School of Design', city: 'Hyderabad', initials: 'CD', weight: 2 }),
];

/** Institutes that teach now and hold content. */
export function busyInstitutes(): DemoInstitute[] {
  return DEMO_INSTITUTES.filter((one) => one.weight > 0);
}

/** The institutes, each as often as its weight asks, until so many are given out. */
export function spread(total: number): DemoInstitute[] {
  const institutes = busyInstitutes();
  const weights = institutes.reduce((sum, one) => sum + one.weight, 0);
  const given = institutes.flatMap((one) => Array<DemoInstitute>(Math.max(1, Math.floor((total * one.weight) / weights))).fill(one));
  while (given.length < total) given.push(institutes[given.length % institutes.length]!);
  return given.slice(0, total);
}

/** The institutes as records of the module `institution`. */
export function demoInstitutions(clock: DemoClock): DemoRecord[] {
  return DEMO_INSTITUTES.map((one, index) => {
    const picture = (shape: string) => (one.hasPictures ? `/files/demo/institute/${one.slug}-${shape}.svg` : null);
    return {
      id: one.id,
      name: one.name,
      emailId: `office@${one.slug}.example`,
      phoneNumber: `+9198470${String(41_200 + index * 137)}`,
      description: DESCRIPTIONS[index] ?? null,
      language: LANGUAGE_OF_CITY[one.city] ?? 'en',
      timezone: 'Asia/Kolkata',
      tags: TAGS[index] ?? [],
      imageURL: picture('square'),
      circularImageURL: picture('circle'),
      rectangularImageURL: picture('wide'),
      isWhiteLabelled: one.isWhiteLabelled,
      isPlanActive: one.state !== 'expired',
      membershipPlanId: one.state === 'awaiting' ? null : membershipId(index % MEMBERSHIP_COUNT),
      planEndsAt: planEnd({ institute: one, index, clock }),
      isApproved: one.state !== 'awaiting',
      isActive: one.state !== 'awaiting' && one.state !== 'inactive',
      isSuspended: one.state === 'suspended',
      suspendedFor: one.state === 'suspended' ? 'Two invoices are unpaid; they have been reminded twice.' : null,
      suspendedAt: one.state === 'suspended' ? clock.instant(-3 - index * 4, 700 + index * 9) : null,
      createdAt: clock.instant(one.state === 'awaiting' ? -2 : -690 + index * 52, 615 + index * 11),
      updatedAt: clock.instant(one.state === 'awaiting' ? -2 : -3 - index * 4, 700 + index * 9),
    };
  });
}

function institute(index: number, given: Pick<DemoInstitute, 'slug' | 'name' | 'city' | 'initials' | 'weight'> & Partial<DemoInstitute>): DemoInstitute {
  return { id: demoId({ kind: 'institution', index }), state: 'active', isWhiteLabelled: false, hasPictures: true, ...given };
}

function planEnd({ institute: one, index, clock }: { institute: DemoInstitute; index: number; clock: DemoClock }): string | null {
  if (one.state === 'awaiting') return null;
  return one.state === 'expired' ? clock.day(-18) : clock.day(26 + index * 31);
}

const LANGUAGE_OF_CITY: Readonly<Record<string, string>> = { Kochi: 'ml', Pune: 'mr', Lucknow: 'hi', Chennai: 'ta', Kolkata: 'bn', Ahmedabad: 'gu' };

const TAGS: readonly (readonly string[])[] = [
  ['medical', 'engineering', 'class 11', 'class 12'], ['banking', 'civil services', 'aptitude'], ['software', 'data', 'placement'],
  ['class 9', 'class 10', 'tuition'], ['spoken English', 'hotel management'], ['medical', 'repeaters'], ['music', 'dance'],
  ['class 11', 'class 12', 'science'], ['commerce', 'accounting', 'chartered accountancy'], [], ['defence', 'physical training'],
  ['design', 'drawing', 'portfolio'],
];

const DESCRIPTIONS: readonly (string | null)[] = [
  'Coaching for medical and engineering entrance examinations since 1998, with evening batches for school-going learners and a doubt desk that answers until eleven at night.',
  'Banking, insurance and civil services preparation in Marathi, Hindi and English. Weekly mock tests with a ranked report.',
  'Programming and data courses with placement help, taught live and recorded.',
  'Neighbourhood tuition for classes 9 and 10, now online as well.',
  'Spoken English and hotel management in small groups.',
  'Repeater batches for medical entrance.',
  'Carnatic and Hindustani vocal, violin, tabla and Bharatanatyam for all ages.',
  'Science stream for the state board, with hostel.',
  'Accounting and commerce from class 11 to the final examinations.',
  null,
  null,
  'Drawing, portfolio and entrance preparation for design schools; studio on Saturdays.',
];
