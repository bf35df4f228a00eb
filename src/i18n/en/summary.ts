/** Words of what the rows of a list come to, above them. */
export const summary = {
  title: 'What the rows come to',
  label: '%{measure}, %{by}',
  by: 'Group by',
  chart: 'Show as a chart',
  table: 'Show as a table',
  none: 'No row matches, so there is nothing to add up.',
  without: 'None',
  drill: 'Show these rows',
  chartKeys: 'Click a bar or a point to see its rows, or press an arrow and Enter.',
  cut: 'The first %{shown} of %{total} groups are shown. Narrow the list by a filter to see the others, or export its rows.',
  cutTimes: 'The latest %{shown} of %{total} groups are shown. Narrow the list by a filter to see the others, or export its rows.',
  more: 'The first %{shown} of %{total} groups are drawn; shown as a table, all of them are there.',
  spans: { day: '%{name} by day', week: '%{name} by week', month: '%{name} by month', quarter: '%{name} by quarter', year: '%{name} by year' },
  spansAlone: { day: 'By day', week: 'By week', month: 'By month', quarter: 'By quarter', year: 'By year' },
  kinds: { mean: '%{name}, average', min: '%{name}, lowest', max: '%{name}, highest' },
};

/** Words of a list whose rows stand side by side by their state. */
export const board = {
  label: 'Rows by state',
  asBoard: 'As a board',
  asList: 'As a list',
  none: 'Nothing here',
  more: 'Show more',
  cannot: '“%{title}” cannot go from “%{from}” to “%{to}”. From there it can go to: %{states}.',
  nowhere: '“%{title}” cannot go from “%{from}” to “%{to}”: nothing leads on from there that you may do.',
  end: 'There is nothing beyond “%{state}”.',
};

/** Words of a list without rows. */
export const emptyList = {
  open: 'Open “%{name}”',
};

/** What a list is opened without, though its address or a view asks for it. */
export const leftOut = {
  sort: 'This list cannot be sorted by “%{name}”: it can be sorted by %{known}.',
  filters: 'Left out, since this list has no such filter, it is not yours to set, or it cannot be read: %{names}. The list may show more rows than were meant.',
  unreadable: 'The filters of this address cannot be read: the list is shown without them, and may show more rows than were meant.',
  more: '%{smart_count} more |||| %{smart_count} more',
  q: 'the search words',
  segment: 'the tab',
};
