export const first = {
  name: 'Institution |||| Institutions',
  newOne: 'New institution',
  menu: 'Institution',
  fields: {
    timezone: 'Time zone',
    imageURL: 'Logo',
    circularImageURL: 'Round logo',
    rectangularImageURL: 'Wide logo',
    isWhiteLabelled: 'White-labelled',
    plan: 'Plan',
    isPlanActive: 'Plan active',
    membershipPlanId: 'Membership plan',
    planEndsAt: 'Plan ends',
    isApproved: 'Approved',
    isSuspended: 'Suspended',
    suspendedFor: 'Why it is suspended',
    suspendedAt: 'Suspended on',
    suspendedById: 'Suspended by',
    reason: 'Reason for suspending',
    access: 'May use',
    newAccess: 'May use from now on',
  },
  choices: { plan: { none: 'None yet', active: 'Active', ending: 'Ends soon', ended: 'Ended' } },
  actions: { changePlan: 'Change plan' },
  done: { changePlan: 'plan changed' },
  ownAttention: { planSoon: 'Your plan ends on %{value}', planEnding: 'Your plan ends on %{value}' },
  attention: {
    awaiting: '%{smart_count} institute waits for approval |||| %{smart_count} institutes wait for approval',
    planSoon: 'The plan of %{smart_count} institute ends within 30 days |||| The plans of %{smart_count} institutes end within 30 days',
    planEnding: 'The plan of %{smart_count} institute ends within 7 days |||| The plans of %{smart_count} institutes end within 7 days',
    planEnded: 'The plan of %{smart_count} institute has ended in the last 30 days |||| The plans of %{smart_count} institutes have ended in the last 30 days',
  },
};

export const later = {
  hints: { membershipPlanId: 'Choosing one makes no invoice and moves no money: what the institute pays for it is settled outside of this console.', access: 'What its people in charge may use if they have no rights yet, and whoever is put in charge later. Everyone else keeps what they have.', newAccess: 'What its people in charge may use from now on, and whoever is put in charge later; the plan that is chosen suggests it. Nothing ticked: they keep what they have, as do those with an access profile.' },
  sections: { general: 'Name and contact' },
  meanings: {
    status: {
      awaiting: 'Has registered and waits for approval; nobody can sign in yet.',
      active: 'Is open: its people can sign in and work.',
      suspended: 'Is locked for a reason; nobody can sign in, and all data stays.',
      inactive: 'Is closed; nobody can sign in, and all data stays.',
    },
    plan: {
      none: 'It waits for approval, and no end of a plan has been set.',
      active: 'The plan runs; all that it holds can be used.',
      ending: 'The plan ends within 14 days.',
      ended: 'The plan has ended or is switched off: people can sign in, but use only their profile and the membership page.',
    },
  },
  /** Approving what was open before. */
  from: {
    suspended: { actions: { approve: 'Reopen' }, done: { approve: 'reopened' }, effects: { approve: 'Opens the institute again: its people can sign in as before.' } },
    inactive: { actions: { approve: 'Reopen' }, done: { approve: 'reopened' }, effects: { approve: 'Opens the institute again: its people can sign in as before.' } },
  },
  /** After approving: what followed. */
  facts: {
    invited: 'An invitation was mailed to %{value}.',
    invitedWaiting: 'The invitation to %{value} waits in the outbox: this platform sends no mails.',
    notInvited: 'Nobody was invited: %{value} belongs to an account already. Add a person in charge under Users: what was ticked here is offered there.',
    toldHeads: 'Told by mail that they can sign in: %{value}.',
    toldHeadsWaiting: 'The mail to %{value} waits in the outbox: this platform sends no mails.',
    planOpen: 'Its plan runs from now on, without an end.',
    planUntil: 'Its plan runs from now until %{value}.',
    granted: 'What they may use has changed for: %{value}.',
  },
  effects: {
    approve: 'Opens the institute: its people can sign in. If it has nobody in charge yet, its e-mail address is invited, unless somebody has an account with it.',
    changePlan: 'Gives the institute a plan: until when it runs, and what its people in charge may use. An ended plan runs again. No invoice is made and no money moves: what the institute pays for it is settled outside of this console.',
    suspend: 'Locks the institute at once and keeps the reason with it.',
    deactivate: 'Closes the institute: nobody can sign in until it is reopened.',
  },
};
