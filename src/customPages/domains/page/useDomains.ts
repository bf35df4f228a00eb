import { useCall, useCallAction } from '../../../dataProvider';
import type { CallInput, CallReply } from '../../../schemas';
import { addDomain, choosePrimaryDomain, deleteDomain, listDomains, verifyDomain } from '../calls';

/** A host under which a tenant's console and site are to be reached. */
export type Domain = CallReply<typeof listDomains>['items'][number];

type Whose = Pick<CallInput<typeof addDomain>, 'instituteId'>;

export interface UseDomains {
  readonly domains: readonly Domain[] | undefined;
  readonly error: Error | null;
  refetch(): Promise<unknown>;
  /** Each of these rejects with the call's failure, which nobody has shown yet. */
  add(host: string): Promise<unknown>;
  /** Asks DNS now; resolves with the domain, which says what it answered. */
  verify(host: string): Promise<Domain>;
  makePrimary(host: string): Promise<unknown>;
  remove(host: string): Promise<unknown>;
}

/** A tenant's domains: one's own, or those of an institute for who works across institutes. */
export function useDomains({ instituteId }: { instituteId: string | null }): UseDomains {
  const whose: Whose = { instituteId };
  const { data, error, refetch } = useCall(listDomains, whose);
  const add = useCallAction(addDomain, RENEWS);
  const verify = useCallAction(verifyDomain, RENEWS);
  const choose = useCallAction(choosePrimaryDomain, RENEWS);
  const remove = useCallAction(deleteDomain, RENEWS);
  return {
    domains: data?.items,
    error,
    refetch,
    add: (host) => add({ ...whose, host }),
    verify: (host) => verify({ ...whose, host }),
    makePrimary: (host) => choose({ ...whose, host }),
    remove: (host) => remove({ ...whose, host }),
  };
}

const RENEWS = { renews: [listDomains] } as const;
