import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { busyInstitutes } from './institutes';
import { demoId } from './random';

/** What institutes have connected: most a provider of live classes and an analytics service, the first few also what they tried and gave up. */
export function demoIntegrations(clock: DemoClock): DemoRecord[] {
  const rows = busyInstitutes().flatMap(({ id, initials }, index) => [
    { instituteId: id, name: index % 3 === 1 ? 'MeritHub, all classes' : 'Zoom, main account', provider: index % 3 === 1 ? 'merithub' : 'zoom', ...(index % 3 !== 1 && { accountId: `zoom_${initials}_${4_120 + index}` }), clientId: `app_${initials}_${7_310 + index * 17}`, clientSecret: `only-for-the-demo-${initials}-${index}`, isActive: index !== 4 },
    { instituteId: id, name: 'Visits to our pages', provider: 'googleAnalytics', trackingId: `G-DEMO${initials}${1_000 + index * 31}`, isActive: true },
    ...(index < 4 ? [{ instituteId: id, name: 'Admissions campaign', provider: 'facebookPixel', trackingId: String(400_100_200_300 + index), isActive: index % 2 === 0 }] : []),
  ]);
  // Of rows that come together each has all columns.
  return rows.map((row, index) => ({ id: demoId({ kind: 'integration', index }), accountId: null, clientId: null, clientSecret: null, trackingId: null, ...row, createdAt: clock.instant(-160 + index * 3, 640), updatedAt: clock.instant(-60 + index, 700) }));
}
