import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { spread, type DemoInstitute } from './institutes';
import { CITIES, type DemoCity } from './names';
import { staffOf, type DemoPerson } from './people';
import { createRandom, demoId, type Random } from './random';

/** Forty branches of the institutes that teach. */
export function demoBranches({ clock, people }: { clock: DemoClock; people: readonly DemoPerson[] }): DemoRecord[] {
  const random = createRandom('branches');
  const owners = spread(40);
  const counts = new Map<string, number>();
  return owners.map((owner, index) => {
    const place = counts.get(owner.id) ?? 0;
    counts.set(owner.id, place + 1);
    return branchRecord({ owner, place, index, clock, people, random });
  });
}

interface BranchInput {
  readonly owner: DemoInstitute;
  /** How many branches of the same institute come before it. */
  readonly place: number;
  readonly index: number;
  readonly clock: DemoClock;
  readonly people: readonly DemoPerson[];
  readonly random: Random;
}

function branchRecord({ owner, place, index, clock, people, random }: BranchInput): DemoRecord {
  const { city, area } = placeOf({ owner, place });
  const staff = staffOf({ people, instituteId: owner.id });
  const isSparse = random.chance(0.15);
  const opened = -random.between(60, 2400);
  return {
    id: demoId({ kind: 'branch', index }),
    instituteId: owner.id,
    name: index === 11 ? LONG_NAME : `${area} ${random.pick(['Centre', 'Campus', 'Branch', 'Learning Hub'])}`,
    code: isSparse ? null : `${owner.initials}-${city.city.slice(0, 3).toUpperCase()}-${String(place + 1).padStart(2, '0')}`,
    city: city.city,
    address: isSparse ? null : addressOf({ city, area, random }),
    managerId: staff.length > 0 && random.chance(0.85) ? random.pick(staff).record.id : null,
    phoneNumber: isSparse ? null : `+9180${String(25_000_000 + index * 104_729)}`,
    emailId: random.chance(0.7) ? `${area.toLowerCase().replace(/[^a-z]/g, '')}${index}@${owner.slug}.example` : null,
    capacity: isSparse ? null : random.between(4, 60) * 10,
    monthlyRent: random.chance(0.85) ? random.between(70, 480) * 500 : null,
    openingHours: isSparse ? [] : openingHours(random),
    openedOn: clock.day(opened),
    ...standingOf({ isClosed: random.chance(0.12), index, closedAt: clock.instant(-120 + index * 2, 540) }),
    createdAt: clock.instant(-500 + index * 9, random.between(560, 1050)),
    updatedAt: clock.instant(-120 + index * 2, random.between(560, 1050)),
  };
}

const REASONS = ['The lease ended and was not renewed.', 'Too few learners in two years running; those who remained go to the branch in town.', 'The building is being rebuilt.'];

function standingOf({ isClosed, index, closedAt }: { isClosed: boolean; index: number; closedAt: string }): Record<string, unknown> {
  return isClosed ? { status: 'closed', closedFor: REASONS[index % REASONS.length], closedAt } : { status: 'open' };
}

/** The first three branches are in the institute's own city, the others all over the country. */
function placeOf({ owner, place }: Pick<BranchInput, 'owner' | 'place'>): { city: DemoCity; area: string } {
  const home = CITIES.findIndex((one) => one.city === owner.city);
  const city = CITIES[place < 3 ? home : (home + place * 7) % CITIES.length]!;
  return { city, area: city.areas[place % 3]! };
}

function addressOf({ city, area, random }: { city: DemoCity; area: string; random: Random }): object {
  return {
    line1: `${random.between(1, 240)}, ${random.pick(STREETS)}`,
    line2: random.chance(0.6) ? area : null,
    state: city.state,
    pinCode: `${city.pin}0${String(random.between(1, 98)).padStart(2, '0')}`,
  };
}

function openingHours(random: Random): object[] {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', ...(random.chance(0.3) ? ['sunday'] : [])];
  const opens = random.pick(['07:00', '08:30', '09:00', '09:30']);
  return days.map((day) => ({ day, opens, closes: day === 'saturday' ? '14:00' : random.pick(['18:00', '19:30', '20:00']) }));
}

const STREETS = ['MG Road', 'Station Road', 'Temple Street', 'Ring Road', 'Market Road', '2nd Cross', 'Lake View Road', 'College Road', 'Link Road'] as const;
const LONG_NAME = 'Dr. A. P. J. Abdul Kalam Memorial Study Centre and Residential Campus, Old Bus Stand Road, North Extension';
