import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { languageId } from './catalogue';
import { spread } from './institutes';
import { createRandom, demoId, type Random } from './random';

/** A banner together with the words and the seed of its picture. */
export interface DemoBanner {
  readonly record: DemoRecord;
  readonly slug: string;
  readonly title: string;
}

/** Twenty-four banners: six of the operator, which all institutes see, and the institutes' own. */
export function demoBanners({ clock, courses }: { readonly clock: DemoClock; readonly courses: readonly DemoRecord[] }): DemoBanner[] {
  const random = createRandom('banners');
  const owners: (string | null)[] = [...Array<null>(OPERATOR_BANNERS).fill(null), ...spread(TITLES.length - OPERATOR_BANNERS).map((one) => one.id)];
  return TITLES.map((title, index) => {
    const slug = `${String(index + 1).padStart(2, '0')}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 40)}`;
    return { slug, title, record: bannerRecord({ index, title, slug, instituteId: owners[index] ?? null, clock, courses, random }) };
  });
}

const OPERATOR_BANNERS = 6;

interface BannerInput {
  readonly index: number;
  readonly title: string;
  readonly slug: string;
  readonly instituteId: string | null;
  readonly clock: DemoClock;
  readonly courses: readonly DemoRecord[];
  readonly random: Random;
}

/** It leads to a course that its own institute sells, where it has one, and elsewhere by an address. */
function bannerRecord({ index, title, slug, instituteId, clock, courses, random }: BannerInput): DemoRecord {
  const drawn = random.pick(['none', 'course', 'course', 'url', 'url'] as const);
  const sold = courses.filter((one) => one['instituteId'] === instituteId && one['isActive'] === true);
  const linkType = drawn === 'course' && sold.length === 0 ? 'url' : drawn;
  const starts = random.chance(0.8) ? random.between(-90, 30) : null;
  return {
    id: demoId({ kind: 'banner', index }),
    instituteId,
    title,
    imageURL: `/files/demo/banner/${slug}.svg`,
    linkType,
    courseId: linkType === 'course' ? sold[index % sold.length]!.id : null,
    linkUrl: linkType === 'url' ? `https://www.lectern.example/offers/${slug}` : null,
    languageId: random.chance(0.6) ? languageId(random.pick(['en', 'hi', 'ml', 'mr', 'ta', 'kn'])) : null,
    audience: ['web', 'android', 'ios'].filter(() => random.chance(0.7)),
    backgroundColour: random.chance(0.5) ? random.pick(['#eef2ff', '#ecfdf5', '#fffbeb', '#fff1f2', '#f0f9ff']) : null,
    order: index + 1,
    startsOn: starts === null ? null : clock.day(starts),
    endsOn: random.chance(0.7) ? clock.day((starts ?? 0) + random.between(20, 120)) : null,
    status: random.pick(['draft', 'published', 'published', 'published', 'retired']),
    createdAt: clock.instant(-160 + index * 5, random.between(560, 1140)),
    updatedAt: clock.instant(-30 + index, random.between(560, 1140)),
  };
}

const TITLES = [
  'Learn in your own language', 'Live classes every evening', 'The new mobile app is here', 'Weekly mock tests with ranks',
  'Scholarship test on Sunday', 'Ask a doubt, get an answer tonight', 'Medical entrance: new batch', 'Class 12 physics in 30 days',
  'Onam offer on all courses', 'Meet last year’s toppers', 'Crash course before the boards', 'Foundation course for class 9',
  'Repeaters’ batch opens in June', 'Banking examinations 2026', 'Civil services in Marathi', 'Aptitude every morning at seven',
  'Interview practice with experts', 'Current affairs, week by week', 'Insurance officers’ batch', 'Become a data analyst',
  'Build your first app', 'Spoken English for working people', 'Design entrance studio on Saturdays',
  'Everything a first-generation learner and the parents need to know before the counselling rounds',
] as const;
