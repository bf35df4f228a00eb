import { expect, it } from 'vitest';
import { featureAnswers } from '../../platform/features/found';
import { loadDeclarations } from '../../platform/declarations';

it('what is foreseen of an action is asked by a call that takes its answers, with the right to it alone', () => {
  const calls = featureAnswers().map(({ call }) => call);
  const foreseen = loadDeclarations().all().flatMap(({ lifecycle }) => Object.values(lifecycle?.actions ?? {}).filter(({ foresees }) => foresees.length > 0));
  expect(foreseen.map(({ name }) => name)).toContain('changePlan');
  for (const { name, call, ask, roles } of foreseen) {
    const found = calls.find(({ method, path }) => method === 'POST' && path === `${call.path}/foresight`);
    expect([Object.keys(found?.body ?? {}), found?.reading, (found?.gate as { roles?: unknown } | undefined)?.roles, Object.keys(found?.gives ?? {})], name).toEqual([Object.keys(ask), true, roles, ['lines', 'held']]);
  }
});
