import type { FastifyRequest } from 'fastify';
import { failure } from '../../kernel/errors';
import { consoleAddressOf } from '../../kernel/http/consoleAddress';
import type { Person } from '../people/people';
import type { SignInParts } from './signIn';

interface Arrival {
  readonly parts: Pick<SignInParts, 'context' | 'hosts'>;
  readonly request: Pick<FastifyRequest, 'hostname'>;
}

/** Whether somebody may sign in at the host that was asked for. */
export type IsAtHome = (person: Pick<Person, 'institute'>) => boolean;

/**
 * Who may sign in at the host of a request: on an institute's own its people and the operator's, on every other whoever may at all. Asked before a transaction, since it
 * may want one of its own.
 */
export async function atHomeOf({ parts: { hosts }, request }: Arrival): Promise<IsAtHome> {
  const owner = await hosts.instituteOf(request.hostname);
  return ({ institute }) => owner === null || institute === null || institute.id === owner;
}

/** The refusal of whoever has proved to be of another institute than the host's. It names the console that is everybody's. */
export function notAtHome({ context: { config } }: Arrival['parts']): Error {
  return failure({ reason: 'signInElsewhere', params: { address: `${consoleAddressOf({ config })}/auth/login` } });
}
