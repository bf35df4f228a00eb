import { openInstitute as open } from '../identity/access/openInstitute';
import { wake } from '../jobs/wake';
import type { Handler } from '../records/handler';

/** Opens an institute, and has what its plan brings entered as soon as it is open: it would else come within the minute. */
export const openInstitute: Handler = async (event) => {
  const wrong = await open(event);
  await wake({ trx: event.trx, queue: 'membershipTokens' });
  return wrong;
};
