import { expect, it } from 'vitest';
import { featureAnswers } from '../../platform/features/found';
import { createTrustedLoader, filesSource, isOfUse, mayCall, ROLES, type Actor, type Grantee, type Right } from '../../src/schemas';

const resources = createTrustedLoader({ sources: [filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true }))] }).all();
const asked = featureAnswers().flatMap(({ call }) => (typeof call.gate === 'object' && call.gate.module !== undefined ? [{ name: `${call.method} ${call.path}`, call, module: call.gate.module, right: call.gate.right }] : []));
const GRANTEES: readonly Grantee[] = ROLES.filter((role) => role !== 'super_admin' && role !== 'student').flatMap((role) => [true, false].map((isAcrossInstitutes) => ({ role, isAcrossInstitutes })));

/** Whether the right lets these people make the call, once they hold it. */
const opens = ({ call, module, right }: (typeof asked)[number], { role, isAcrossInstitutes }: Grantee): boolean => {
  const flags = { create: false, read: false, update: false, delete: false, [right]: true } as Record<Right, boolean>;
  const actor: Actor = { id: '', role, instituteId: isAcrossInstitutes ? null : 'i', allowAllInstitutes: isAcrossInstitutes, modules: { [module]: flags } };
  return mayCall(actor, call);
};

it('there are calls that ask for a right over a module', () => expect(asked.map(({ module, right }) => `${module} ${right}`)).toContain('aiToken create'));

it.each(asked.map((one) => [one.name, one] as const))('the right that %s asks for can be ticked for everybody whom it lets in', (name, one) => {
  const untickable = GRANTEES.filter((to) => opens(one, to) && !isOfUse({ resources, key: one.module, right: one.right, to }));
  expect(untickable, `${name}: add { module: '${one.module}', right: '${one.right}' } to RIGHTS_OF_CALLS in src/schemas/callRights.ts`).toEqual([]);
});
