import type { Words } from './index';

export const en: Words = {
  code: {
    subjects: { login: '%{app}: your code to sign in', register: '%{app}: your code to confirm the registration', reset: '%{app}: your code to set a new password' },
    text: 'Your code is %{code}.',
    valid: 'It is valid for %{minutes} minutes. Never tell it to anybody.',
    unasked: 'If you did not ask for it, there is nothing you need to do.',
    expired: 'The code in this message has expired.',
  },
  accountExists: {
    subject: '%{app}: you already have an account',
    text: 'Somebody, probably you, has tried to register with this e-mail address. There already is an account for it.',
    next: 'Sign in with this address; if you do not remember the password, choose “Forgot password?” there.',
  },
  accountChanged: {
    subject: '%{app}: your account has been changed',
    hello: 'Hello %{name},',
    changes: {
      emailId: 'the e-mail address of your account has been changed.',
      phoneNumber: 'the phone number of your account has been changed.',
      password: 'the password of your account has been changed.',
      both: 'the e-mail address and the phone number of your account have been changed.',
    },
    unexpected: 'If you did not expect this, contact %{contact} at once.',
  },
  invitation: {
    subject: '%{app}: %{by} invites you',
    text: '%{by} has set up an account for you at %{place}. Choose a password, and you are signed in.',
    button: 'Choose a password',
    valid: 'The link works once, for %{days} days. Do not pass it on.',
  },
  passwordLink: {
    subject: '%{app}: set a new password',
    text: '%{by} has sent you this link to set a new password for your account at %{place}.',
    button: 'Set a new password',
    valid: 'The link works once, for %{hours} hours. Do not pass it on. Until you use it, your present password stays.',
  },
  link: {
    unexpected: 'If you did not expect this message, there is nothing you need to do.',
    over: '(This link is not valid any more.)',
  },
  sentBy: 'Sent by %{app}.',
  outbox: {
    title: 'Outbox',
    text: 'What this platform has sent, newest first. Nothing leaves this machine.',
    empty: 'Nothing has been sent yet',
    emptyText: 'Codes to sign in, to register and to set a new password arrive here, and notices to people whose account has been changed.',
    to: 'To %{recipient}',
    codeFor: 'Code',
    copy: 'A click on the code selects it.',
    follow: 'Open the link',
    newer: 'Newer',
    older: 'Older',
    reload: 'Reload',
    toConsole: 'To the console',
    email: 'E-mail',
    sms: 'Text message',
    reading: 'Reading…',
    signIn: 'Sign in to the console as super admin first, then reload this page.',
    script: 'This page needs JavaScript here: it asks the platform as the super admin who is signed in to the console.',
  },
};
