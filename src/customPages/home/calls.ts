import { defineCall, f } from '../../schemas';

/** How much a module holds. */
const figure = {
  /** Name of the declaration. */
  resource: f.text({ required: true }),
  total: f.integer({ required: true, min: 0 }),
  /** The total is near, not exact. */
  isEstimate: f.boolean({ required: true }),
  /** How many came in the last seven days; at most one more than lists count. */
  added: f.integer({ required: true, min: 0 }),
  /**
   * What the list leaves out until it is asked for, by field: how many are marked so; at most one more than lists count.
   * Not there where nothing is left out.
   */
  leftOut: f.json(),
  /** How many of the total are the operator's, which an institute is shown beside its own; at most one more than lists count. `null`: none. */
  ofOperator: f.integer({ min: 1 }),
} as const;

/** One line of recent work. */
const work = {
  id: f.text({ required: true }),
  at: f.datetime({ required: true }),
  /** `null`: the platform by itself, or somebody the reader does not see, as the operator's people for an institute. */
  actorName: f.text(),
  /** Done by a person whose name is not told: one of the operator's. */
  isStaff: f.boolean({ required: true }),
  /** Whose it is, for those who see several: `null` for the operator's own, empty for an institute that is no more. */
  instituteName: f.text(),
  resource: f.text({ required: true }),
  recordId: f.text({ required: true }),
  /** The record's title as it was then. */
  title: f.text({ maxLength: 1_000 }),
  /** `create`, `update`, `delete`, or the name of an action. */
  action: f.text({ required: true }),
  /** State of the lifecycle before, for who may see it: some actions are called otherwise from some states. */
  stateBefore: f.text(),
  /** Records that this line stands for: several are the same action of one person in one module, one right after the other; the latest is told. */
  together: f.integer({ required: true, min: 1 }),
  /** The first few of several, with their titles as they were then. */
  records: f.list({ id: f.text({ required: true }), title: f.text({ maxLength: 1_000 }) }, { required: true }),
  /** How many institutes the records of a joined line are of, for those who see several. */
  institutes: f.integer({ min: 1 }),
  /** Changes that were taken back in the same go: all of them are as they were before. */
  isUndone: f.boolean({ required: true }),
  /** There may be more of them than were looked at. */
  isMore: f.boolean({ required: true }),
} as const;

const count = f.integer({ required: true, min: 0 });

export const readVersion = defineCall({
  method: 'GET', path: '/home/version', summary: 'Version of the platform', gate: 'signedIn', withoutPlan: true, gives: { version: f.text({ required: true }) },
});
/** Of one institute, for those who see several. */
export const readFigures = defineCall({
  method: 'POST', path: '/home/statistics', summary: 'How much there is in each module one may read', gate: 'signedIn', reading: true,
  body: { instituteId: f.text(), timeZone: f.timeZone() }, gives: { figures: f.list(figure, { required: true, maxItems: 500 }) },
});
/** The `size` latest, at most 50. */
export const readRecentWork = defineCall({
  method: 'GET', path: '/home/recent', summary: 'Latest changes in the modules one may read', gate: 'signedIn',
  query: { size: f.integer(), instituteId: f.ref('institution') }, gives: { items: f.list(work, { required: true }), total: count, page: count, size: count },
});
