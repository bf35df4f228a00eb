import * as calls from '../../../src/screens/views/calls';
import { answer } from '../../calls/answer';
import { changeView, createView, deleteView, listViews } from './store';

/** Saved views of lists: mine, my role's, everybody's (part 2 §3). */
export const answers = [
  answer(calls.listViews, async (asked) => ({ items: await listViews(asked, asked.input.module) })),
  answer(calls.createView, async (asked) => createView(asked, asked.input)),
  answer(calls.changeView, async (asked) => changeView(asked, asked.input)),
  answer(calls.deleteView, async (asked) => {
    await deleteView(asked, asked.input.id);
    return {};
  }),
];
