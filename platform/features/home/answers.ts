import * as calls from '../../../src/customPages/home/calls';
import { version } from '../../../package.json';
import { answer, type Asked } from '../../calls/answer';
import { HOME_ZONE } from '../../kernel/days';
import { tenantOf } from '../../records/tenantOf';
import { recentWork } from './recent';
import { statistics } from './statistics';

const USUAL_SIZE = 10;
const MOST = 50;

/** What the home screen shows of the whole (part 2 §7). */
export const answers = [
  answer(calls.readVersion, async () => ({ version })),
  answer(calls.readFigures, async (asked) => ({ figures: await statistics({ ...asked, instituteId: await chosenInstitute(asked), zone: asked.input.timeZone ?? HOME_ZONE }) })),
  answer(calls.readRecentWork, async (asked) => {
    const { input: { size: wanted } } = asked;
    const size = wanted !== null && wanted >= 1 ? Math.min(wanted, MOST) : USUAL_SIZE;
    const items = await recentWork({ ...asked, size, instituteId: await chosenInstitute(asked) });
    return { items, total: items.length, page: 0, size };
  }),
];

/** The one institute that is asked for; `null` for all that the actor sees. @throws NOT_FOUND for one that is not the actor's */
async function chosenInstitute({ context, actor, input }: Pick<Asked<typeof calls.readFigures>, 'context' | 'actor'> & { readonly input: { readonly instituteId: string | null } }): Promise<string | null> {
  return input.instituteId === null ? null : tenantOf({ context, actor, query: input });
}
