import { readFirstSteps } from '../../../src/customPages/firstSteps/calls';
import { answer } from '../../calls/answer';
import { firstSteps } from './steps';

export const answers = [answer(readFirstSteps, async (asked) => ({ steps: await firstSteps(asked) }))];
