import { describe, expect, it } from 'vitest';
import { authorize } from '../../platform/calls/authorize';
import type { RequestActor } from '../../platform/kernel/context';
import { PLATFORM_INSTITUTE } from '../../platform/kernel/db/scope';
import { accountId, INSTITUTES } from './support/people';

/** The operator's, at work for an institute. */
const acting = { id: accountId('admin'), role: 'institute', instituteId: INSTITUTES.north, allowAllInstitutes: false, modules: {}, actingFor: PLATFORM_INSTITUTE } as unknown as RequestActor;

describe('who acts for an institute', () => {
  it('makes the calls of anybody who is signed in', () => {
    expect(() => authorize({ gate: 'signedIn', actor: acting })).not.toThrow();
  });

  it('makes none that are about the own account, and reads what to do', () => {
    expect(() => authorize({ gate: 'signedIn', notWhileActing: true, actor: acting })).toThrow(expect.objectContaining({ body: expect.objectContaining({ reason: 'stopActingFirst' }) }));
  });
});
