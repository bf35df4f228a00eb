import { mapValues } from '../../src/schemas';
import type { Recipient } from './outbox';
import { mailHtml } from './html';
import type { Language } from '../kernel/language';
import { KEPT_DAYS } from '../kernel/keptDays';
import { OPEN_STANDINGS, type InstituteStanding } from './words/standings';
import { filled, wordsIn } from './words';
import { messagesOf } from './words/ofModules';

/** Where a learner signs in; the console is not for them. */
export interface LearnerPlace {
  /** Of the institute's website; `null`: it has named none. */
  readonly address: string | null;
  /** A website of it is published, wherever that is. */
  readonly hasSite: boolean;
  /** Whom to ask then. */
  readonly contact: string;
}

/** What a message is about. */
export type MessageContent =
  | { readonly kind: 'loginCode' | 'registerCode' | 'resetCode'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'accountExists'; readonly link: string }
  | { readonly kind: 'accountChanged'; readonly name: string; readonly what: 'emailId' | 'phoneNumber' | 'password' | 'both'; readonly contact: string; /** To the own account; `null` for who does not work in the console. */ readonly link: string | null }
  /** `place`: the institute, else the product. `by`: who has it sent. */
  | { readonly kind: 'invitation' | 'passwordLink'; readonly name: string; readonly by: string; readonly place: string; readonly hours: number; readonly link: string; /** Of a learner: where they sign in. */ readonly learner?: LearnerPlace }
  /** To the heads of an institute whose standing has changed. `modules`: how many they may now use; 0 says nothing of it. */
  | { readonly kind: 'standing'; readonly standing: InstituteStanding; readonly name: string; readonly institute: string; readonly contact: string; readonly modules: number; readonly link: string | null }
  /** To the heads of an institute of whose site a visitor has asked something. `name`: the reader's. */
  | { readonly kind: 'enquiry'; readonly name: string; readonly course: string; readonly visitor: { readonly name: string; readonly phoneNumber: string; readonly emailId: string | null; readonly notes: string | null } }
  /** What a module says after a change, by the name of the message. `params`: what stands for fields of the record, as it is read. */
  | { readonly kind: 'told'; readonly module: string; readonly message: string; readonly name: string; readonly params: Readonly<Record<string, string>>; readonly contact: string; /** Of a learner the link leads to where they sign in. @default false */ readonly isLearner?: boolean; /** The institute has a website. @default false */ readonly hasSite?: boolean; /** There is nothing left to go to: a learner is led nowhere. @default false */ readonly isOver?: boolean; readonly link: string | null };

export type MessageKind = MessageContent['kind'];

/** For whom, and in whose name. */
export interface MessageTo {
  readonly to: Recipient;
  readonly language: Language;
  /** The name of the product as the reader knows it: a white-labelled institute's own. */
  readonly appName: string;
}

/** A message in words. */
export interface ComposedMessage {
  readonly subject: string;
  /** The plain text: all of a text message. */
  readonly body: string;
  /** The same for programs that show HTML; `null` for a text message. */
  readonly html: string | null;
  /** The code in it, to be shown large. */
  readonly code: string | null;
  /** The address in it, to be followed. */
  readonly link: string | null;
}

/** Puts a message into the words of its reader. */
export function composeMessage({ to, language, appName, content }: MessageTo & { readonly content: MessageContent }): ComposedMessage {
  const app = plainName(appName);
  const { subject, paragraphs, code = null, link = null } = partsOf({ language, content, app });
  const sentBy = filled(wordsIn(language).sentBy, { app });
  if (to.channel === 'sms') return { subject, body: `${subject}\n${paragraphs.slice(0, 3).join(' ')}`, html: null, code, link: link?.address ?? null };
  const told = link ? [paragraphs[0]!, `${filled(wordsIn(language).labelled, { label: link.label })}\n${link.address}`, ...paragraphs.slice(1)] : paragraphs;
  return { subject, body: [...told, sentBy].join('\n\n'), html: mailHtml({ language, title: subject, paragraphs, code, link, sentBy }), code, link: link?.address ?? null };
}

interface Parts {
  /** Whole: what somebody has written into it is not filled once more. */
  readonly subject: string;
  /** A code or a link follows the first. */
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly link?: { readonly label: string; readonly address: string };
}

function partsOf({ language, content, app }: { language: Language; content: MessageContent; app: string }): Parts {
  switch (content.kind) {
    case 'accountChanged':
      return changedParts({ language, content, app });
    case 'accountExists':
      return existsParts({ language, content, app });
    case 'enquiry':
      return enquiryParts({ language, content, app });
    case 'invitation': case 'passwordLink':
      return linkParts({ language, content, app });
    case 'standing':
      return standingParts({ language, content, app });
    case 'told':
      return toldParts({ language, content, app });
    default:
      return codeParts({ language, content, app });
  }
}

function existsParts({ language, content: { link }, app }: { language: Language; content: Extract<MessageContent, { kind: 'accountExists' }>; app: string }): Parts {
  const { code, accountExists, standing } = wordsIn(language);
  return { subject: filled(accountExists.subject, { app }), paragraphs: [accountExists.text, accountExists.next, code.unasked], link: { label: standing.signIn, address: link } };
}

function enquiryParts({ language, content: { name, course, visitor }, app }: { language: Language; content: Extract<MessageContent, { kind: 'enquiry' }>; app: string }): Parts {
  const { accountChanged: { hello }, enquiry: words } = wordsIn(language);
  const params = { app, course: plainName(course), name: plainName(visitor.name), phone: visitor.phoneNumber, email: visitor.emailId ?? '' };
  return {
    subject: filled(words.subject, params),
    paragraphs: [
      `${filled(hello, { name: plainName(name) })}\n${filled(words.text, params)}`,
      [words.name, words.phone, ...(visitor.emailId === null ? [] : [words.email])].map((line) => filled(line, params)).join('\n'),
      ...(visitor.notes === null ? [] : [`${words.wrote}\n${plainLines(visitor.notes)}`]),
      filled(words.next, params),
    ],
  };
}

function codeParts({ language, content: { kind, code, minutes }, app }: { language: Language; content: Extract<MessageContent, { code: string }>; app: string }): Parts {
  const words = wordsIn(language).code;
  const subject = { loginCode: words.subjects.login, registerCode: words.subjects.register, resetCode: words.subjects.reset }[kind];
  return { subject: filled(subject, { app }), paragraphs: [filled(words.text, { code }), filled(words.valid, { minutes }), words.unasked], code };
}

function linkParts({ language, content: { kind, name, by, place, hours, link, learner }, app }: { language: Language; content: Extract<MessageContent, { hours: number }>; app: string }): Parts {
  const { accountChanged: { hello }, link: shared, learnerSignIn, ...rest } = wordsIn(language);
  const words = learner && kind === 'invitation' ? { ...rest.invitation, ...rest.invitation.learner } : rest[kind];
  const params = { app, by: plainName(by), place: plainName(place), days: hours / 24, hours };
  return {
    subject: filled(words.subject, params),
    paragraphs: [
      `${filled(hello, { name: plainName(name) })}\n${filled(params.by === params.place ? words.own : words.text, params)}`,
      ...(learner ? [filled(learner.address !== null ? learnerSignIn.at : learner.hasSite ? learnerSignIn.ask : learnerSignIn.app, { place: params.place, address: learner.address ?? '', contact: learner.contact })] : []),
      filled(words.valid, params), shared.unexpected,
    ],
    link: { label: words.button, address: link },
  };
}

function standingParts({ language, content: { standing, name, institute, contact, modules, link }, app }: { language: Language; content: Extract<MessageContent, { kind: 'standing' }>; app: string }): Parts {
  const { accountChanged: { hello }, standing: words } = wordsIn(language);
  const params = { app, institute: plainName(institute), contact, modules, days: KEPT_DAYS };
  const isOpen = OPEN_STANDINGS.has(standing);
  return {
    subject: filled(words[standing].subject, params),
    paragraphs: [
      `${filled(hello, { name: plainName(name) })}\n${filled(words[standing].text, params)}`,
      ...(modules > 0 ? [filled(words.granted, params)] : []),
      filled(isOpen ? words.questions : words.contact, params),
    ],
    ...(link ? { link: { label: words.signIn, address: link } } : {}),
  };
}

/** @throws RangeError where the module has no such message in any language: the checks of the tree have seen to it */
function toldParts({ language, content: { module, message, name, params, contact, isLearner = false, hasSite = false, isOver = false, link }, app }: { language: Language; content: Extract<MessageContent, { kind: 'told' }>; app: string }): Parts {
  const { accountChanged: { hello }, standing, told } = wordsIn(language);
  const words = messagesOf({ module, language })[message] ?? messagesOf({ module, language: 'en' })[message];
  if (!words) throw new RangeError(`“${message}” of ${module} has no words: add messages.${message} to src/i18n/${language}/modules/${module}.ts.`);
  const lines = { app, ...mapValues(params, (text, param) => (param in NAMES ? plainName(text) : plainLines(text))) };
  const [first = '', ...others] = words.text.split('\n\n').map((paragraph) => filled(paragraph, lines));
  return {
    subject: filled(words.subject, { app, ...mapValues(params, plainName) }),
    paragraphs: [
      `${filled(hello, { name: plainName(name) })}\n${first}`, ...others,
      // Who has no screen of it is told where it stands.
      ...(isLearner && !link && !isOver ? [filled(hasSite ? told.elsewhere : told.app, lines)] : []),
      filled(standing.questions, { contact }),
    ],
    ...(link ? { link: { label: isLearner ? standing.signIn : told.open, address: link } } : {}),
  };
}

function changedParts({ language, content: { name, what, contact, link }, app }: { language: Language; content: Extract<MessageContent, { kind: 'accountChanged' }>; app: string }): Parts {
  const words = wordsIn(language).accountChanged;
  return { subject: filled(words.subject, { app }), paragraphs: [`${filled(words.hello, { name: plainName(name) })}\n${words.changes[what]}`, filled(words.unexpected, { contact })], ...(link ? { link: { label: words.button, address: link } } : {}) };
}

/** What stands in a message of a module besides the record's fields: names, each a line. */
const NAMES: Readonly<Record<string, true>> = { by: true, place: true, title: true };

/** What somebody has written at length keeps its lines. */
function plainLines(text: string): string {
  return text.split('\n').map(plainName).filter((line) => line !== '').join('\n');
}

/** A name somebody has chosen must not end a line of the message's head. */
export function plainName(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
