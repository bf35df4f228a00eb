import { DECLARATIONS } from '../../conformance/src/consoleInNode';
import { NAMED, NASTIEST, settingsOf, type Speech } from '../../tests/foreign/dialects';
import { FIELDS } from '../../tests/foreign/platform';
import { idToWire, toWire } from '../../tests/foreign/wire';

const instant = (at: number): string => new Date(Date.UTC(2025, 1, 3) + at * 7_654_000).toISOString();

/** Coupons of which no two have an instant, a text or a count in common, as such a platform sends them. */
function rowsIn(speech: Speech, count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, at) => {
    const row: Record<string, unknown> = {
      code: `OFFER-${at}`, description: `Offer ${at}`, kind: 'percent', percentOff: 1 + (at % 99), amountOff: null, appliedFor: at % 2 ? 'course' : 'webinar', usageLimit: 100 + at, usedCount: at, startsAt: instant(at), endsAt: instant(at + 5_000),
      isPrivate: at % 5 === 0, isActive: at % 3 !== 0, instituteId: String(100 + (at % 12)), createdAt: instant(at + 2_000), legacyCode: `L${at}`, margin: at * 1.5,
    };
    return {
      [speech.idName]: idToWire(String(10_000 + at), speech),
      ...Object.fromEntries(Object.entries(FIELDS['coupon']!).map(([field, kind]) => [field === 'percentOff' ? speech.percent : field, toWire({ kind, value: row[field], speech })])),
    };
  });
}

/** Rows and settings of the named dialects. */
export function foreignRows(count: number): { name: string; settings: Record<string, unknown>; rows: string }[] {
  const modules = DECLARATIONS.map(({ name }) => name);
  return Object.entries({ ...NAMED, nastiest: NASTIEST }).map(([name, speech]) => ({ name, settings: settingsOf({ speech, base: 'https://api.example.org', modules }), rows: JSON.stringify(rowsIn(speech, count)) }));
}
