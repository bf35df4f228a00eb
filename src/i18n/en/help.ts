/** Words of the tour. */
export const tour = {
  label: 'Tour, step %{step} of %{total}',
  count: '%{step} of %{total}',
  next: 'Next',
  back: 'Back',
  end: 'Skip',
  done: 'Done',
  steps: {
    menu: { title: 'The menu', text: 'What you work with every day, in groups; it can be narrowed to icons. The search finds everything else that is open to you.' },
    search: { title: 'Find anything', text: 'Type the name of a screen. Ctrl K, or ⌘ K on a Mac, also finds records and actions.' },
    filters: { title: 'Narrow a list', text: 'Filters read as sentences and stay in the address, so that a link shows the same rows.' },
    account: { title: 'Your account', text: 'Your profile, your password, where you are signed in, and the way out.' },
    help: { title: 'Help', text: 'Help for the open screen, keyboard shortcuts, and this tour again.' },
  },
};

/** Words of the help beside screens. */
export const help = {
  close: 'Close help',
  noPage: 'There is no page at %{address}. You are where the console begins.',
  noPageSearch: 'Search',
  module: 'About %{name}',
  states: 'States',
  actions: 'Actions',
  change: '%{from} → %{to}',
  anyState: 'Any',
  tenancy: {
    owned: 'Each institute has its own and sees nobody else’s.',
    shared: 'Each institute has its own, and sees the operator’s besides.',
    self: 'These are the institutes themselves.',
    platform: 'The operator’s: the same for all institutes.',
  },
  list: {
    title: 'Lists',
    find: 'Type in the search box, or add filters. The address keeps both: copy it to show somebody the same rows.',
    columns: 'Choose and order the columns above the list. A click on a heading sorts.',
    open: 'The first cell opens the record; the three dots at the end of a row hold what can be done to it.',
    bulkTitle: 'Several rows at once',
    bulk: 'Tick rows, with Shift a whole range. The bar that appears changes them together, shows how far it has come, and lists what failed with its reason.',
  },
  form: {
    title: 'Forms',
    fill: 'Fill in every field that is not marked “optional”. Problems are shown at the field.',
    keep: 'What you type is kept in this tab of the browser until it is saved, even when your session ends.',
    stale: 'If somebody else has saved meanwhile, you choose: theirs, or yours over it.',
  },
  record: {
    title: 'Records',
    read: 'Everything known about the record, with what belongs to it below.',
    act: 'The buttons at the top change its state. A greyed button says why it is not possible now.',
  },
  pending: {
    title: 'Not available yet',
    wait: 'This part of the console is not available yet. In the menu such parts are marked with a small clock; the others work.',
  },
};

/** What keys do, and what those are called that have no sign. */
export const keyboard = {
  palette: 'Search screens, records and actions',
  search: 'Go to the search box of a list',
  move: 'Move between rows',
  select: 'Select the row',
  range: 'Select up to the row',
  open: 'Open the row',
  steps: 'On a record’s page: the previous or next record of the list',
  moveRow: 'In this list: move the row itself',
  save: 'Save a form',
  saveAndNext: 'Save and open the next record',
  close: 'Close what is open',
  help: 'Show these keys',
  names: { space: 'Space', enter: 'Enter', shift: 'Shift', escape: 'Esc' },
};
