import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { MEMBERSHIP_COUNT, membershipId } from './catalogue';
import { spread } from './institutes';
import { createRandom, demoId, type Random } from './random';

/** Three hundred coupons: the operator's own for memberships, the institutes' for courses and webinars. */
export function demoCoupons(clock: DemoClock): DemoRecord[] {
  const random = createRandom('coupons');
  const owners: (string | null)[] = [...Array<null>(OPERATOR_COUPONS).fill(null), ...spread(TOTAL_COUPONS - OPERATOR_COUPONS).map((one) => one.id)];
  const taken = new Set<string>();
  return owners.map((instituteId, index) => {
    const shape = couponShape({ isOperators: instituteId === null, random });
    const code = freeCode({ instituteId, off: shape.off, random, taken });
    return couponRecord({ index, instituteId, code, shape, clock, random });
  });
}

const TOTAL_COUPONS = 300;
const OPERATOR_COUPONS = 12;

interface CouponShape {
  readonly kind: 'percent' | 'amount';
  /** Percent, or rupees. */
  readonly off: number;
  readonly appliedFor: 'membership' | 'course' | 'webinar';
}

interface CouponInput {
  readonly index: number;
  readonly instituteId: string | null;
  readonly code: string;
  readonly shape: CouponShape;
  readonly clock: DemoClock;
  readonly random: Random;
}

function couponShape({ isOperators, random }: { isOperators: boolean; random: Random }): CouponShape {
  const isPercent = random.chance(0.65);
  return {
    kind: isPercent ? 'percent' : 'amount',
    off: isPercent ? random.pick([5, 10, 10, 12, 15, 20, 20, 25, 30, 40, 50, 75, 100]) : random.pick([99, 150, 200, 250, 499, 500, 750, 1000, 1500, 2499.5]),
    appliedFor: isOperators ? 'membership' : random.chance(0.72) ? 'course' : 'webinar',
  };
}

function couponRecord({ index, instituteId, code, shape, clock, random }: CouponInput): DemoRecord {
  const made = -420 + Math.floor(index * 1.35);
  const starts = random.chance(0.75) ? made + random.between(0, 45) : null;
  const ends = random.chance(0.82) ? couponEnd({ starts: starts ?? made, random }) : null;
  const usageLimit = random.chance(0.6) ? random.pick([1, 25, 50, 100, 250, 500, 1000]) : null;
  const hasRun = (starts ?? made) < 0;
  return {
    id: demoId({ kind: 'coupon', index }),
    instituteId,
    code,
    description: random.chance(0.8) ? random.pick(DESCRIPTIONS[shape.appliedFor]) : null,
    kind: shape.kind,
    percentOff: shape.kind === 'percent' ? shape.off : null,
    amountOff: shape.kind === 'amount' ? shape.off : null,
    minimumPurchase: random.chance(0.4) ? Math.max(random.pick([499, 999, 1999, 4999]), shape.kind === 'amount' ? shape.off : 0) : null,
    appliedFor: shape.appliedFor,
    membershipPlanId: shape.appliedFor === 'membership' ? planIds(random) : [],
    startsAt: starts === null ? null : clock.instant(starts, 0),
    endsAt: ends === null ? null : clock.instant(ends, 1439),
    usageLimit,
    usedCount: hasRun ? random.between(0, usageLimit ?? 180) : 0,
    isPrivate: random.chance(0.12),
    isActive: random.chance(0.84),
    createdAt: clock.instant(made, random.between(560, 1140)),
    updatedAt: clock.instant(Math.min(-1, made + random.between(0, 60)), random.between(560, 1140)),
  };
}

/** Days from now: about a quarter of the coupons have run out. */
function couponEnd({ starts, random }: { starts: number; random: Random }): number {
  return Math.max(starts + random.between(7, 60), random.chance(0.3) ? -random.between(1, 200) : random.between(10, 300));
}

function planIds(random: Random): string[] {
  return Array.from({ length: MEMBERSHIP_COUNT - 1 }, (_, index) => membershipId(index)).filter(() => random.chance(0.5));
}

/** A code nobody else in the institute has. */
function freeCode({ instituteId, off, random, taken }: { instituteId: string | null; off: number; random: Random; taken: Set<string> }): string {
  for (;;) {
    const word = random.pick(WORDS);
    const code = `${word}${random.chance(0.25) ? '-' : ''}${Math.floor(off)}${random.chance(0.35) ? random.pick(SUFFIXES) : ''}`;
    const key = `${instituteId} ${code}`;
    if (code.length > 20 || taken.has(key)) continue;
    taken.add(key);
    return code;
  }
}

const WORDS = [
  'DIWALI', 'ONAM', 'PONGAL', 'HOLI', 'EID', 'NAVRATRI', 'USTAAD', 'GURU', 'MONSOON', 'SUMMER', 'WINTER', 'NEWYEAR',
  'REPUBLIC', 'FREEDOM', 'EARLYBIRD', 'WELCOME', 'COMEBACK', 'TOPPER', 'CRASH', 'REVISION', 'NEET', 'JEE', 'BANKING',
  'UPSC', 'CLASS10', 'CLASS12', 'WEBINAR', 'LIVE', 'SIBLING', 'ALUMNI', 'SCHOLAR', 'MOCKTEST', 'FESTIVE', 'VIDYA',
] as const;
const SUFFIXES = ['-NEW', '-APP', '-VIP', '-2X', '-OFF', '-LAST', '-GO', '-PLUS'] as const;
const DESCRIPTIONS = {
  membership: ['First cycle of a new plan', 'Upgrade to a yearly plan', 'For institutes that come back within ninety days'],
  course: [
    'For the first hundred learners of the new batch', 'Festival offer on all recorded courses', 'Repeaters of last year’s batch',
    'For brothers and sisters of enrolled learners', 'Crash course before the board examinations', 'Given by the counsellor over the phone after a trial class, one a family, not together with a scholarship',
  ],
  webinar: ['Weekend webinar with a past topper', 'Career guidance evening', 'Open house for parents'],
} as const;
