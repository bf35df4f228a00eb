/** Why a call failed, for the place where it failed. Fixed texts of the specification stand in `fixed`. */
export const failure = {
  network: 'The platform could not be reached. Check your connection and try again.',
  timeout: 'The platform took too long to answer. Try again.',
  aborted: 'Cancelled.',
  signedOut: 'Your session has ended. Sign in again to go on.',
  otherSession: 'You are signed in as somebody else now, so nothing was sent.',
  forbidden: 'You do not have the right to do this.',
  notFound: 'This record does not exist, or you do not have access to it.',
  planExpired: 'This institute’s plan has ended.',
  validation: 'Some fields need attention.',
  conflict: 'A record like this exists already.',
  refused: 'This cannot be done in the record’s current state.',
  stale: 'This record has been changed in the meantime.',
  tooLarge: 'This is too large to send.',
  wrongType: 'This kind of file is not accepted here.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  badRequest: 'The platform did not understand the request.',
  server: 'The platform met an error. Try again in a moment.',
  noId: 'This record came without an id, so nothing was sent. Reload the page; if it stays like this, tell your support.',
  unreadable: 'The platform’s answer could not be read. Reload the page to see how things stand.',
  samePage: 'The platform answers with its first page whichever page is asked for, so this one cannot be shown.',
  other: 'Something unexpected happened. Try again.',
};

/** The same words as the message of an error, which the shell does not show again. */
export const reported = failure;

/** Whether the platform can be reached. */
export const connection = {
  offline: 'You are offline. What is open stays as it is; changes can be saved when the connection is back.',
  unreachable: 'The platform does not answer. What is open stays as it is; the console goes on by itself as soon as it answers again.',
};

/** Answers to a sign-in that the specification leaves without words (part 1 §5, §8). */
export const signIn = {
  inactive: 'This account is not active.',
  inactiveContact: 'This account is not active. Write to %{contact} for help.',
  learner: 'Learners have no console. Please use the learning app.',
  offline: 'The platform could not be reached. Check your connection and try again.',
  tooMany: 'Too many tries. Wait %{smart_count} second and try again. |||| Too many tries. Wait %{smart_count} seconds and try again.',
};

/** What is wrong with a file before it is sent. */
export const upload = {
  empty: 'This file is empty.',
  tooLarge: 'The file has %{size}; at most %{limit} is accepted.',
  extension: 'Only %{extensions} files are accepted here.',
  wrongContent: 'The content of this file is not what its name says.',
  progress: '%{percent}% sent',
  paused: 'Paused at %{percent}%',
  pause: 'Pause the upload',
  resume: 'Go on with the upload',
  begun: '%{percent}% of “%{name}” has been sent: choose the same file again, and it goes on there.',
  forget: 'Start over',
  goOn: 'Go on from there',
};

/** Words that many modules share; a module's own words under `resources.<name>` come first. */
export const common = {
  fields: {
    id: 'ID',
    instituteId: 'Institute',
    createdAt: 'Created',
    updatedAt: 'Updated',
    createdById: 'Created by',
    updatedById: 'Changed by',
    deletedAt: 'Deleted',
    deletedById: 'Deleted by',
    purgedAt: 'Kept until',
    version: 'Version',
    name: 'Name',
    title: 'Title',
    description: 'Description',
    status: 'Status',
    emailId: 'E-mail',
    phoneNumber: 'Phone',
    imageURL: 'Picture',
    tags: 'Tags',
    order: 'Order',
    city: 'City',
    code: 'Code',
    language: 'Language',
    isActive: 'Active',
    reason: 'Reason',
  },
  choices: {
    invited: 'Invited',
    active: 'Active',
    inactive: 'Inactive',
    expired: 'Expired',
    awaiting: 'Awaiting approval',
    suspended: 'Suspended',
    draft: 'Draft',
    published: 'Published',
    retired: 'Retired',
    open: 'Open',
    closed: 'Closed',
    monthly: 'Monthly',
    yearly: 'Annually',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    // Roles of people: the head of the page says one's own.
    super_admin: 'Super admin',
    institute: 'Institute',
    student: 'Learner',
    admin: 'Admin',
    faculty: 'Faculty',
    sub_admin: 'Sub admin',
    // Rights over modules.
    create: 'Create',
    read: 'Read',
    update: 'Edit',
    delete: 'Delete',
  },
  /** Tabs of lists. */
  segments: { deleted: 'Deleted' },
  sections: {
    general: 'General',
    contact: 'Contact',
    pictures: 'Pictures',
    plan: 'Plan',
    access: 'Access',
    rooms: 'Rooms',
    scope: 'Use',
  },
  actions: {
    invite: 'Invite again',
    sendPasswordLink: 'Send password link',
    activate: 'Activate',
    deactivate: 'Deactivate',
    approve: 'Approve',
    suspend: 'Suspend',
    publish: 'Publish',
    retire: 'Retire',
    close: 'Close',
    reopen: 'Reopen',
  },
  /** The actions in the past, for the notice that they are done. */
  done: {
    invite: 'invited again',
    sendPasswordLink: 'sent a password link',
    activate: 'activated',
    deactivate: 'deactivated',
    approve: 'approved',
    suspend: 'suspended',
    publish: 'published',
    retire: 'retired',
    close: 'closed',
    reopen: 'reopened',
    update: 'changed',
    delete: 'deleted',
  },
};
