import type { SiteCourse, SiteView } from './data';
import { el, type SiteNode } from './nodes';

/** What somebody has written who asks about a course, as it came. */
export type EnquiryValues = Readonly<Partial<Record<'name' | 'phone' | 'email' | 'message' | 'consent', string>>>;

/** What of it cannot be taken. */
export type EnquiryProblem = 'name' | 'phone' | 'email' | 'consent';

export interface EnquiryForm {
  /** A draft is looked at, and nothing is sent from it. */
  readonly isOpen: boolean;
  readonly values?: EnquiryValues;
  readonly wrong?: readonly EnquiryProblem[];
  /** So much has come from there that no more is taken for now. */
  readonly isTooOften?: boolean;
}

/** Whoever fills this in is no person: people do not see it. */
export const ENQUIRY_POT = 'website';

/** The form by which somebody asks about a course; plain HTML, sent to the course's own address. */
export function drawEnquiry({ course, view, form }: { readonly course: SiteCourse; readonly view: SiteView; readonly form: EnquiryForm }): SiteNode {
  const { words, base, data } = view;
  const { values = {}, wrong = [], isTooOften = false, isOpen } = form;
  const says: Readonly<Record<EnquiryProblem, string>> = { name: words.form.wrongName, phone: words.form.wrongPhone, email: words.form.wrongMail, consent: words.form.wrongConsent };
  const marks = (name: EnquiryProblem) => (wrong.includes(name) ? { 'aria-invalid': 'true', 'aria-describedby': `bad-${name}` } : {});
  const problem = (name: EnquiryProblem): SiteNode => wrong.includes(name) && el('p', { class: 'bad', id: `bad-${name}` }, says[name]);
  const label = (text: string, isOptional: boolean): SiteNode => [text, isOptional && el('small', null, ` (${words.form.optional})`)];
  const line = (name: 'name' | 'phone' | 'email', text: string, more: Readonly<Record<string, string | number | boolean>>): SiteNode => el('div', null,
    el('label', null, label(text, more['required'] !== true), el('input', { name, value: values[name] ?? '', disabled: !isOpen, ...more, ...marks(name) })), problem(name));
  return el('section', { class: 'b', id: 'ask', 'aria-labelledby': 'ask-h' }, el('div', { class: 'in' },
    el('h2', { id: 'ask-h' }, words.ask),
    (wrong.length > 0 || isTooOften) && el('p', { class: 'bad', role: 'alert' }, isTooOften ? words.form.tooOften : words.form.wrong),
    el('form', { method: 'post', action: `${base}/courses/${course.id}#ask`, 'accept-charset': 'utf-8' },
      line('name', words.form.name, { required: true, maxlength: 120, autocomplete: 'name' }),
      line('phone', words.phone, { type: 'tel', required: true, maxlength: 24, autocomplete: 'tel' }),
      line('email', words.mail, { type: 'email', maxlength: 254, autocomplete: 'email' }),
      el('div', null, el('label', null, label(words.form.message, true), el('textarea', { name: 'message', rows: 4, maxlength: 1_000, disabled: !isOpen }, values.message ?? ''))),
      el('div', { class: 'pot', 'aria-hidden': 'true' }, el('label', null, 'Website', el('input', { name: ENQUIRY_POT, tabindex: -1, autocomplete: 'off' }))),
      el('div', null,
        el('label', { class: 'say' }, el('input', { type: 'checkbox', name: 'consent', value: 'yes', required: true, checked: values.consent === 'yes', disabled: !isOpen, ...marks('consent') }), ` ${words.form.consent.replace('%{name}', data.name)}`),
        data.policies.includes('privacy') && el('p', { class: 'sub' }, el('a', { href: `${base}/policies/privacy` }, words.privacy)),
        problem('consent')),
      el('button', { class: 'btn', disabled: !isOpen }, words.form.send),
    ),
  ));
}

/** What whoever has asked reads then. */
export function drawThanks({ course, view: { words, base } }: { readonly course: SiteCourse; readonly view: SiteView }): SiteNode {
  return el('section', { class: 'b' }, el('div', { class: 'in' },
    el('h1', null, words.form.thanks), el('p', { class: 'lead' }, words.form.thanksText), el('p', null, el('a', { href: `${base}/courses/${course.id}` }, words.form.toCourse))));
}
