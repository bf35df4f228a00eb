/** What the states of a module's lifecycle mean, and what its actions do, in one plain sentence each; part of the module's words. */
export const lifecycles = {
  institution: {
    meanings: {
      status: {
        awaiting: 'Has registered and waits for approval; nobody can sign in yet.',
        active: 'Is open: its people can sign in and work.',
        suspended: 'Is locked for a reason; nobody can sign in, and all data stays.',
        inactive: 'Is closed; nobody can sign in, and all data stays.',
      },
      plan: {
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
    effects: {
      approve: 'Opens the institute: its people can sign in.',
      suspend: 'Locks the institute at once and keeps the reason with it.',
      deactivate: 'Closes the institute: nobody can sign in until it is reopened.',
    },
  },
  user: {
    meanings: {
      status: {
        invited: 'Was invited and has not set a password yet; cannot sign in until then.',
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
  },
  coupon: {
    meanings: {
      status: {
        active: 'Can be used, from its start to its end and up to its limit.',
        inactive: 'Cannot be used until it is activated.',
        expired: 'Its end has passed, so it cannot be used; a later end brings it back.',
      },
    },
    effects: {
      activate: 'Lets learners use the coupon again.',
      deactivate: 'Stops the coupon from being used; what was bought with it stays.',
    },
  },
  language: {
    meanings: {
      status: {
        active: 'Can be chosen for what is taught and shown.',
        inactive: 'Is not offered for anything new; what uses it keeps it.',
      },
    },
    effects: {
      activate: 'Offers the language everywhere again.',
      deactivate: 'Stops offering the language; nothing that uses it changes.',
    },
  },
  branch: {
    meanings: {
      status: {
        open: 'Is open for teaching.',
        closed: 'No longer teaches; its details are kept.',
      },
    },
    effects: {
      close: 'Marks the branch as closed and asks for the reason.',
      reopen: 'Marks the branch as open again.',
    },
  },
  banner: {
    meanings: {
      status: {
        draft: 'Is being prepared; only people of the console see it.',
        published: 'Is shown to learners on the chosen days.',
        retired: 'Is no longer shown, and is kept for later.',
      },
    },
    effects: {
      publish: 'Shows the banner to learners on its days.',
      retire: 'Takes the banner away from learners; it can be published again.',
    },
  },
  membership: {
    effects: {
      activate: 'Offers the plan again.',
      deactivate: 'Stops offering the plan; institutes that have it keep it.',
    },
  },
};
