import * as calls from '../../../src/screens/told/calls';
import { answer } from '../../calls/answer';
import { countPeople } from './people';

/** Whom a change would be told, before it is made (part 2 §6). */
export const answers = [answer(calls.countTold, async (asked) => ({ people: await countPeople(asked) }))];
