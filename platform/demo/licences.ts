import type { DemoRecord } from './content';
import { MEMBERSHIP_COUNT, membershipId } from './catalogue';
import type { DemoClock } from './dates';
import { demoId } from './random';

/** A licence of each institute, for a year: some end soon, some have ended. */
export function demoLicences({ clock, institutes }: { readonly clock: DemoClock; readonly institutes: readonly DemoRecord[] }): DemoRecord[] {
  return institutes.map((institute, index) => {
    const begun = -380 + ((index * 53) % 400);
    const seats = [250, 500, 1_000, 2_500][index % 4]!;
    return {
      id: demoId({ kind: 'licence', index }),
      number: `LIC-${clock.day(begun).slice(0, 4)}-${String(index + 1).padStart(4, '0')}`,
      instituteId: institute.id,
      membershipPlanId: membershipId(index % MEMBERSHIP_COUNT),
      learnerSeats: seats,
      staffSeats: seats / 25,
      startsOn: clock.day(begun),
      endsOn: clock.day(begun + 365),
      fee: seats * 50,
      isSuspended: index % 9 === 7,
      createdAt: clock.instant(begun - 6, 620),
      updatedAt: clock.instant(begun - 6, 620),
    };
  });
}
