import { defineCall, f, ROLES } from '../../schemas';
import { VIEW_AUDIENCES, VIEW_LENGTH, VIEW_NAME_LENGTH } from '../../schemas/listView';

const asked = f.json({ required: true, maxLength: VIEW_LENGTH });

/** A view of a list, as somebody is shown it. */
const view = {
  id: f.text({ required: true }),
  name: f.text({ required: true, maxLength: VIEW_NAME_LENGTH }),
  audience: f.choice(VIEW_AUDIENCES, { required: true }),
  /** Of a view for a role: whose it is. */
  role: f.choice(ROLES),
  /** `filter` by name, where `{ preset }` stands for the days that it is when the view is opened; `sort`, `order` (ASC, DESC), `perPage`, `columns` (`shown`, `hidden`, or null). */
  asked,
  /** Null where the owner is none of the institute's people: one of the operator's, who acted for it. */
  ownerName: f.text(),
  isOwn: f.boolean({ required: true }),
  mayDelete: f.boolean({ required: true }),
  version: f.integer({ required: true }),
} as const;

const written = {
  name: f.text({ required: true, maxLength: VIEW_NAME_LENGTH }),
  /** Left out it stays as it is; of a new one: for oneself. */
  audience: f.choice(VIEW_AUDIENCES),
  asked,
} as const;

/** The own ones, those for the own role, those for everybody, of the own institute alone; whoever leads it is told of those for other roles, too. */
export const listViews = defineCall({
  method: 'GET', path: '/list-views', summary: 'Saved views of a module’s list: one’s own, and those given to one’s role or to everybody of one’s institute', gate: 'signedIn',
  query: { module: f.text({ required: true, maxLength: 100 }) }, gives: { items: f.list(view, { required: true }) },
});
export const createView = defineCall({
  method: 'POST', path: '/list-views', summary: 'Save a view of a module’s list: asked holds filter (by name; of a date also { preset }), sort, order (ASC, DESC), perPage, and columns (shown, hidden; or null)', gate: 'signedIn', creates: true, versioned: true,
  body: { module: f.text({ required: true, maxLength: 100 }), ...written }, gives: view,
});
export const changeView = defineCall({ method: 'PUT', path: '/list-views/{id}', summary: 'Change one of one’s own views: its name, whom it is for, what it asks for', gate: 'signedIn', versioned: true, body: written, gives: view });
export const deleteView = defineCall({ method: 'DELETE', path: '/list-views/{id}', summary: 'Delete a view: one’s own, or whichever was given to others, for who leads the institute', gate: 'signedIn' });
