export const first = {
  name: 'User |||| Users',
  newOne: 'New user',
  fields: {
    name: 'Name',
    role: 'Role',
    password: 'Password',
    imageURL: 'Photo',
    allowAllInstitutes: 'All institutes',
    profileId: 'Access profile',
    access: 'May use',
    lastSignInAt: 'Last sign-in',
    failedSignIns: 'Failed sign-ins in a row', lastFailedSignInAt: 'Last failed sign-in',
  },
  attention: { failedSignIns: '%{smart_count} person has 5 or more failed sign-ins in a row, the last since yesterday |||| %{smart_count} people have 5 or more failed sign-ins in a row, the last since yesterday' },
};

export const later = {
  hints: {
    profileId: 'Decides what the person may use. What differs for this one person is ticked below.',
    access: 'What the person may use. You cannot give or take away a right that you do not have yourself.',
    allowAllInstitutes: 'Sees and edits the records of every institute, as far as the modules allow.',
  },
  newHints: {
    instituteId: 'The roles Institute, Faculty and Learner belong to an institute. For Super admin and Admin, who are the operator’s own people, choose “Operator”.',
  },
  sections: { general: 'Name and contact' },
  meanings: {
    status: {
      invited: 'Was invited and has not set a password yet; cannot sign in until then. Deleting the person withdraws the invitation.',
      active: 'Can sign in and do what role and modules allow.',
      inactive: 'Cannot sign in; everything the person has done stays.',
    },
  },
  effects: {
    invite: 'Sends the invitation once more; the one before is no longer valid.',
    sendPasswordLink: 'Sends the person a link to set a new password; the current one stays valid until then.',
    activate: 'Lets the person sign in again.',
    deactivate: 'Signs the person out everywhere and keeps them from signing in.',
  },
};
