import { useGetIdentity } from 'ra-core';

/** Whether mails go out by a mail server; where the platform says that they do not, they wait in its outbox. */
export function useIsMailed(): boolean {
  return useGetIdentity().identity?.['isMailed'] !== false;
}
