export const first = {
  name: 'Lead |||| Leads',
  newOne: 'New lead',
  menu: 'Lead management',
  fields: {
    source: 'Source',
    institutionId: 'Institution',
    courseId: 'Course',
    consentedAt: 'Agreed to be answered',
    interest: 'Interest',
    ownerId: 'Looked after by',
    followUpOn: 'Follow up',
    learnerId: 'Learner',
    lostReason: 'Why it was lost',
    notes: 'Notes',
    isSamePerson: 'Same person',
  },
  choices: {
    source: {
      website: 'Website',
      walkIn: 'Walk-in',
      phone: 'Phone',
      referral: 'Referral',
      campaign: 'Campaign',
      social: 'Social media',
    },
    status: {
      new: 'New',
      contacted: 'Contacted',
      qualified: 'Qualified',
      converted: 'Converted',
      lost: 'Lost',
    },
  },
  actions: {
    contact: 'Mark as contacted',
    qualify: 'Mark as qualified',
    unqualify: 'Back to contacted',
    convert: 'Mark as converted',
    lose: 'Mark as lost',
  },
  done: {
    contact: 'marked as contacted',
    qualify: 'marked as qualified',
    unqualify: 'led back to contacted',
    convert: 'converted',
    lose: 'marked as lost',
  },
  attention: {
    asked: '%{smart_count} lead from a website, not contacted yet |||| %{smart_count} leads from websites, not contacted yet',
    due: '%{smart_count} lead to follow up |||| %{smart_count} leads to follow up',
  },
};

export const later = {
  hints: {
    ownerId: 'Super admins alone open leads.',
    isSamePerson: 'Tick it where the e-mail is that of a learner of another name, and both are the same person.',
  },
  rules: {
    otherPerson: 'This is the e-mail of %{name}, who is a learner of the institute already. Where that is the same person, tick “Same person” and go on; else give another e-mail.',
  },
  measures: {
    leads: 'Leads',
  },
  sections: {
    interest: 'What they asked for',
  },
  meanings: {
    status: {
      new: 'Nobody has spoken with them yet.',
      contacted: 'They were spoken with.',
      qualified: 'They are likely to become a learner.',
      converted: 'They have become a learner.',
      lost: 'They will not come; the reason stands there.',
    },
  },
  effects: {
    contact: 'Says that somebody spoke with them.',
    qualify: 'Says that they are likely to become a learner.',
    unqualify: 'Leads back to contacted: they are less likely to come than was said, or may come after all.',
    convert: 'Makes a learner of them at the institute, with an invitation by e-mail; a learner of that address who is there already is the one.',
    lose: 'Says that they will not come, and why.',
    reopen: 'Takes them up again from the beginning.',
  },
};
