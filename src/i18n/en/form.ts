/** Words of the form. */
export const form = {
  save: 'Save',
  saving: 'Saving…',
  /** Of the institute of a new record. */
  ownerHint: 'Whose this is: one institute’s, or the operator’s own.',
  readOnly: 'You may look at these values, but not change them.',
  saveAndAdd: 'Save and add another',
  saveAndNext: 'Save and next',
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  retry: 'Retry',
  created: '“%{title}” was created.',
  saved: '“%{title}” was saved.',
  problems: '%{smart_count} field needs attention |||| %{smart_count} fields need attention',
  problemsHere: 'field needs attention |||| fields need attention',
  moreProblems: 'and %{smart_count} more |||| and %{smart_count} more',
  unsaved: {
    mark: 'Unsaved changes',
    title: 'Leave without saving?',
    text: 'What you have typed here has not been saved and will be lost.',
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
  draft: {
    text: 'You have an unsaved draft from %{time}.',
    restore: 'Restore it',
    discard: 'Discard it',
  },
  stale: {
    ownTitle: 'Changed by you elsewhere',
    ownText: '“%{title}” was changed by you in another tab or window (%{time}) while you were editing it here. Load that version and lose the changes made here, or overwrite it with these.',
    ownReload: 'Load that version',
    title: 'Changed by someone else',
    text: '“%{title}” was changed by someone else while you were editing it. Load their version and lose your changes, or overwrite it with yours.',
    back: 'Back to the form',
    reload: 'Load their version',
    overwrite: 'Overwrite with mine',
  },
};

/** Words of a record's page and of what can be done to one record. */
export const record = {
};

/** What has come of something that failed; the reason follows. */
export const notDone = {
  after: '%{first} %{second}',
  save: {
    none: 'Nothing was saved; what you typed is kept here.',
    unknown: 'It is not certain whether this was saved. What you typed is kept here; saving again makes no second record.',
  },
  delete: { none: 'Nothing was deleted.', unknown: 'It is not certain whether it was deleted. Look at the list before you try again.' },
  act: { none: 'Nothing was changed.', unknown: 'It is not certain whether this was done. Look at the record before you try again.' },
  restore: { none: 'Nothing was restored.', unknown: 'It is not certain whether it was restored. Look at the list before you try again.' },
};
