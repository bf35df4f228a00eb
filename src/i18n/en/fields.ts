/** Words of the cells of lists and of filters. */
export const fields = {
  /** Of what is meant to be taken elsewhere. */
  copyOf: 'Copy: %{name}',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying. Select the text and copy it.',
  /** A name and what stands under it. */
  pair: '%{name}: %{value}',
  /** Of what is less than a minute away. */
  justNow: 'just now',
  yes: 'Yes',
  no: 'No',
  rows: '%{smart_count} row |||| %{smart_count} rows',
  modules: '%{smart_count} module |||| %{smart_count} modules',
  /** Names the choice of a module, before a record of it is chosen. */
  kindOf: '%{name}: what it is',
  /** Whose a record without an institute is. */
  operator: 'Operator',
  /** Of a record that is referred to and has been deleted. */
  deletedTitle: '%{title} (deleted)',
  /** Of a reference to what is not there any more, or not to be seen. */
  absent: 'No longer there',
  /** Of a reference that depends on another field. */
  chooseFirst: 'Choose “%{field}” first',
  emptied: 'This was emptied because “%{field}” was changed.',
  /** Beside a field that a chosen record says something of. */
  filledFrom: 'Filled in from “%{field}”. Before: %{value}.',
  typedKept: 'What you typed stays. “%{field}” says: %{value}.',
  /** One of the operator’s people, to an institute. */
  staff: 'Platform staff',
  unfetched: 'Name not available now',
  pictureElsewhere: 'This picture is kept elsewhere and is not shown. Upload it to show it.',
  /** A large amount, said in the words people say it with. */
  large: { lesser: '%{amount} lakh |||| %{amount} lakh', greater: '%{amount} crore |||| %{amount} crore' },
  /** A filter as a sentence. */
  filter: {
    yesNo: '%{field}: %{value}',
    is: '%{field} is %{value}',
    has: '%{field} contains “%{value}”',
    between: '%{field} from %{from} to %{to}',
    from: '%{field} from %{from}',
    upTo: '%{field} up to %{to}',
    preset: '%{field}: %{value}',
    empty: '%{field} is empty',
    notEmpty: '%{field} is not empty',
    hidden: 'Hidden',
    shown: 'Shown',
    onlyThese: 'Only these',
    only: 'Only “%{field}”',
    included: '“%{field}” included',
    leftOut: '“%{field}” left out',
  },
  /** Names of the specification (part 1 §9). */
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    thisWeek: 'This Week',
    lastWeek: 'Last Week',
    thisMonth: 'This Month',
    lastMonth: 'Last Month',
    thisYear: 'This Year',
    lastYear: 'Last Year',
    /** From today on. */
    next7Days: 'Next 7 Days',
    next30Days: 'Next 30 Days',
    /** From April to March. */
    thisAcademicYear: 'This Academic Year',
    lastAcademicYear: 'Last Academic Year',
    allTime: 'All Time',
    dateRange: 'Date Range',
  },
  fetching: 'Fetching the name …',
};
