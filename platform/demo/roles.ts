import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import type { DemoPerson } from './people';
import { DEMO_ACCOUNTS } from './accounts';
import { DEMO_INSTITUTES } from './institutes';
import { demoId } from './random';
import { grantsOver } from './access';

/** An access profile of the demo content, and which people of an institute have it. */
interface DemoRole {
  readonly record: DemoRecord;
  readonly grant: DemoPerson['grant'];
}

const PROFILES = [
  { name: 'Office', kind: 'sub_admin', description: 'Runs the counter: learners, batches and offers.', grant: 'office' },
  { name: 'Teacher', kind: 'faculty', description: 'Teaches courses of the own subject.', grant: 'teacher' },
] as const;

/** The profiles that each institute with an office has. */
export function demoRoles(clock: DemoClock): DemoRole[] {
  const grants = grantsOver([]);
  return DEMO_INSTITUTES.filter((one) => one.weight > 1).flatMap(({ id: instituteId }, at) => PROFILES.map(({ grant, ...profile }, index) => ({
    grant,
    record: {
      id: demoId({ kind: 'role', index: at * PROFILES.length + index }), instituteId, ...profile, access: grants[grant],
      createdAt: clock.instant(-300 + at, 600), updatedAt: clock.instant(-200 + at, 600),
    },
  })));
}

/** People with the profiles that fit them, who then have no rights of their own. The named accounts have theirs. */
export function withProfiles({ people, roles }: { readonly people: readonly DemoPerson[]; readonly roles: readonly DemoRole[] }): DemoPerson[] {
  const accounts = new Set<unknown>(DEMO_ACCOUNTS.map(({ email }) => email));
  return people.map((person) => {
    const fitting = accounts.has(person.record['emailId']) ? undefined : roles.find(({ record, grant }) => grant === person.grant && record['instituteId'] === person.instituteId);
    return { ...person, grant: fitting ? 'byProfile' : person.grant, record: { ...person.record, profileId: fitting?.record.id ?? null } };
  });
}
