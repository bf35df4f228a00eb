/** Words of lists. */
export const list = {
  create: 'New %{name}',
  search: 'Search %{name}',
  filters: 'Filters',
  addFilter: 'Add filter',
  filterBy: 'Filter by %{name}',
  removeFilter: 'Remove the filter on %{name}',
  clearFilters: 'Clear filters',
  /** Where no row matches: all of it. */
  clearAsked: { search: 'Clear search', filters: 'Clear filters', both: 'Clear search and filters' },
  clear: 'Clear',
  done: 'Done',
  isEmpty: 'Is empty',
  isNotEmpty: 'Is not empty',
  summary: 'Summary',
  /** The tabs above a list. */
  segments: 'Kinds of rows',
  allRows: 'All',
  countMore: '%{count}+',
  restore: 'Restore',
  showAll: 'Show all',
  columns: 'Columns',
  columnsReset: 'Reset',
  columnEarlier: 'Move %{name} forward',
  columnLater: 'Move %{name} back',
  density: 'Row height',
  sort: { label: 'Sort', by: 'By %{name}', ASC: 'Ascending', DESC: 'Descending', show: 'Show the column “%{name}”' },
  selectPage: 'Select all rows of this page',
  selectRow: 'Select: %{title}',
  rowMenu: 'Actions',
  rowMenuOf: 'Actions: %{title}',
  show: 'Show',
  edit: 'Edit',
  delete: 'Delete',
  notNow: 'Not possible now',
  ownAccount: 'Not on your own account',
  inAlready: 'You are in it, or have asked to be',
  total: 'Total',
  totalOfAll: 'Total of all pages',
  loading: 'Fetching rows …',
  pages: 'Pages',
  perPage: 'Rows',
  range: '%{from}–%{to} of %{total}',
  rangeEstimate: '%{from}–%{to} of about %{total}',
  rangeOpen: '%{from}–%{to}, and more',
  hiddenRows: '%{count} not shown: %{field}',
  showHidden: 'Show',
  pageOf: 'Page %{page} of %{last}',
  pageAlone: 'Page %{page}',
  noId: 'This row came without an id, so it can only be read.',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveInto: 'Move into…',
  move: 'Move',
  moveTitle: 'Move “%{title}”',
  moveText: 'Choose below which record it is to stand. Leave it empty for the top. What stands below it goes with it.',
  moved: '“%{title}” was moved.',
  movedBack: '“%{title}” was moved back.',
  isFirst: '“%{title}” stands first there already.',
  isLast: '“%{title}” stands last there already.',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  retry: 'Try again',
  /** Above a printed list. */
  print: {
    allInstitutes: 'All institutes', search: 'Search: “%{q}”', printed: 'Printed on %{time}',
    otherPages: '%{count} row on other pages is not printed. |||| %{count} rows on other pages are not printed.',
    otherPagesUncounted: 'Rows on other pages are not printed.',
    hiddenColumns: 'Columns not printed: %{names}',
  },
  empty: {
    title: '%{name}: nothing here yet',
    text: 'What you add will be listed here.',
    readOnly: 'As soon as there is something, it will be listed here.',
  },
  noMatch: {
    periodTitle: '%{name}: nothing in this period',
    period: 'What comes is listed here. For what came before, choose another period.',
    title: 'Nothing matches',
    both: 'No row matches both the search and the filters. Try changing one of them.',
    search: 'No row matches the search. Try other words.',
    filters: 'No row matches the filters. Try changing one of them.',
    segment: 'There are none under “%{name}”.',
  },
  failed: { title: 'The list could not be fetched' },
};

/** Words of exports. */
export const exports = {
  title: 'Export',
  csv: 'As CSV',
  xlsx: 'As Excel (XLSX)',
  running: 'Exporting: %{done} of %{total} rows',
  done: '%{smart_count} row exported |||| %{smart_count} rows exported',
  doneHidden: '%{smart_count} row exported. %{hidden} |||| %{smart_count} rows exported. %{hidden}',
  partly: '%{done} of %{total} rows exported. The platform returned no more.',
  failed: 'The export stopped: %{reason}',
  cancel: 'Cancel',
};

/** Of a selection. */
export const bulk = {
  ended: '%{smart_count} row is no longer selected: other rows are shown now. |||| %{smart_count} rows are no longer selected: other rows are shown now.',
};

/** Of what was deleted. */
export const bin = {
  title: 'Deleted: %{name}',
};

/** A record without a title; `name` is what the module calls one, within a sentence. */
export const record = { untitled: 'Untitled %{name}' };
