import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveAccess, RIGHTS, ROLES, type Access, type Deviation, type Right, type Role } from '../../src/schemas';
import { deviationFrom, withDeviation } from '../../src/schemas/matrix';

const MODULES = ['coupon', 'branch'] as const;
type Said = 'nothing' | 'more' | 'less' | 'both';

/** Every way to speak of one right: the kind of people, what is usual, whether and of whom there is a profile and what it has, and what is the person's own. */
const combinations = ROLES.flatMap((role) => [false, true].flatMap((isUsual) => (['none', 'ofKind', 'ofOthers'] as const).flatMap((profile) => [false, true].flatMap((isInProfile) =>
  ([null, 'nothing', 'more', 'less', 'both'] as const).map((own) => ({ role, isUsual, profile, isInProfile, own }))))));

const OWN: Readonly<Record<Said, Deviation>> = { nothing: {}, more: { coupon: ['read'] }, less: { coupon: ['-read'] }, both: { coupon: ['read', '-read'] } };
const access = (has: boolean): Access => (has ? { coupon: ['read'] } : {});

/** What the rules say, written as one reads them. */
function expected({ role, isUsual, profile, isInProfile, own }: (typeof combinations)[number]): boolean {
  if (role === 'super_admin' || role === 'student') return false;
  if (own === 'less' || own === 'both') return false;
  if (own === 'more') return true;
  if (profile === 'ofKind') return isInProfile;
  return profile === 'none' && own === null && isUsual;
}

describe('what somebody may use', () => {
  it('follows kind, profile and what is the person’s own, in every combination', () => {
    expect(combinations).toHaveLength(6 * 2 * 3 * 2 * 5);
    for (const one of combinations) {
      const kind = one.profile === 'ofKind' ? one.role : one.role === 'faculty' ? 'sub_admin' : 'faculty';
      const is = effectiveAccess({ role: one.role, usual: access(one.isUsual), profile: one.profile === 'none' ? null : { kind, access: access(one.isInProfile) }, own: one.own === null ? null : OWN[one.own] });
      expect(is['coupon'] ?? [], JSON.stringify(one)).toEqual(expected(one) ? ['read'] : []);
    }
  });

  const rights = fc.subarray([...RIGHTS]);
  const someAccess: fc.Arbitrary<Access> = fc.record(Object.fromEntries(MODULES.map((module) => [module, rights])));
  const someOwn: fc.Arbitrary<Deviation> = fc.record(Object.fromEntries(MODULES.map((module) => [module, fc.subarray([...RIGHTS, ...RIGHTS.map((right) => `-${right}` as const)])])));
  const role = fc.constantFrom<Role>('admin', 'institute', 'faculty', 'sub_admin');
  const has = (one: Access, module: string, right: Right): boolean => one[module]?.includes(right) === true;

  it('has no right that neither profile nor person gives, none that the person is denied, and misses none of the others', () => {
    fc.assert(fc.property(role, someAccess, someOwn, (kind, profile, own) => {
      const is = effectiveAccess({ role: kind, profile: { kind, access: profile }, own });
      for (const module of MODULES) for (const right of RIGHTS) {
        expect(has(is, module, right)).toBe(!own[module]?.includes(`-${right}`) && (has(profile, module, right) || own[module]?.includes(right) === true));
      }
    }));
  });

  it('without a profile, the own is all there is, as it was before there were profiles', () => {
    fc.assert(fc.property(role, someAccess, (kind, own) => {
      const given = Object.fromEntries(Object.entries(own).filter(([, one]) => one.length > 0));
      expect(effectiveAccess({ role: kind, own })).toEqual(given);
    }));
  });

  it('what makes of one access another does so, and says nothing where they are the same', () => {
    fc.assert(fc.property(someAccess, someAccess, (base, is) => {
      const made = withDeviation({ base, own: deviationFrom({ base, is }) as Deviation });
      for (const module of MODULES) expect(new Set(made[module])).toEqual(new Set(is[module]));
      expect(deviationFrom({ base, is: base })).toEqual({});
    }));
  });
});
