import { PRODUCT_NAME } from '../../../src/schemas';
import { KEPT_DAYS } from '../../kernel/keptDays';
import { escapeHtml } from '../../messages/html';
import { localeOf, type Language } from '../../kernel/language';
import { filled, wordsIn, type Words } from '../../messages/words';
import type { Message } from '../../messages/outbox';
import type { GivenUp } from '../../records/after/givenUp';

/** One page of the outbox. */
export interface OutboxList {
  readonly items: readonly Message[];
  readonly total: number;
  /** Mails of the last seven days that were given up. */
  readonly failed: number;
  /** What was to follow changes and was given up, the latest of it. */
  readonly jobs: readonly GivenUp[];
  /** From 0. */
  readonly page: number;
  readonly size: number;
  /** Whether mails go out by a server. */
  readonly isMailed: boolean;
  /** The reader's time zone, as the browser has told it; `null`: it has not. */
  readonly zone: string | null;
}

/** The page with its messages: no script has to run. */
export function outboxPage({ language, list }: { readonly language: Language; readonly list: OutboxList }): string {
  return documentOf({ language, main: outboxMain({ language, list }) });
}

/** The page that asks for its messages as the super admin who is signed in to the console. */
export function askingPage({ language }: { readonly language: Language }): string {
  const words = wordsIn(language).outbox;
  const main = `${headOf(words)}<p id="state" role="status" data-sign-in="${escapeHtml(words.signIn)}">${escapeHtml(words.reading)}</p><noscript><p>${escapeHtml(words.script)}</p></noscript>`;
  return documentOf({ language, main, script: '<script src="/outbox.js" defer></script>' });
}

/** What stands in the middle of the page: all that is said of the messages. */
export function outboxMain({ language, list: { items, total, page, size, isMailed, jobs, zone } }: { readonly language: Language; readonly list: OutboxList }): string {
  const words = wordsIn(language).outbox;
  const asked = zone === null ? '' : `timeZone=${encodeURIComponent(zone)}`;
  const head = `${headOf(words, { isMailed, asked })}${page === 0 ? jobsOf({ jobs, language, words, zone }) : ''}`;
  if (total === 0) return `${head}<div class="empty"><h2>${escapeHtml(words.empty)}</h2><p>${escapeHtml(words.emptyText)}</p></div>`;
  const links = [
    ...(page > 0 ? [`<a href="${escapeHtml(placeOf(`page=${page - 1}`, asked))}">${escapeHtml(words.newer)}</a>`] : []),
    ...((page + 1) * size < total ? [`<a href="${escapeHtml(placeOf(`page=${page + 1}`, asked))}">${escapeHtml(words.older)}</a>`] : []),
  ];
  const nav = links.length > 0 ? `<nav aria-label="${escapeHtml(words.title)}">${links.join('')}</nav>` : '';
  return `${head}<ol>${items.map((message) => itemOf({ message, language, words, zone })).join('')}</ol>${nav}`;
}

/** The address of the page with what is asked of it. */
function placeOf(...asked: readonly string[]): string {
  const query = asked.filter((one) => one !== '').join('&');
  return query === '' ? '/outbox' : `/outbox?${query}`;
}

interface Shown {
  readonly language: Language;
  readonly words: Words['outbox'];
  readonly zone: string | null;
}

function headOf(words: Words['outbox'], { isMailed = false, asked = '' } = {}): string {
  return `<header><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(isMailed ? words.mailed : words.text)}</p><p class="links"><a href="${escapeHtml(placeOf(asked))}">${escapeHtml(words.reload)}</a><a href="/app">${escapeHtml(words.toConsole)}</a></p></header>`;
}

function itemOf({ message, language, words, zone }: Shown & { readonly message: Message }): string {
  const { at, channel, recipient, subject, code, link } = message;
  const time = timeOf({ at, language, zone });
  const facts = `<p class="facts"><span class="channel">${escapeHtml(words[channel])}</span><span>${escapeHtml(filled(words.to, { recipient }))}</span><time datetime="${escapeHtml(at)}">${escapeHtml(time)}</time></p>`;
  const large = code === null ? '' : `<p class="code"><span class="visuallyHidden">${escapeHtml(filled(wordsIn(language).labelled, { label: words.codeFor }))} </span><code title="${escapeHtml(words.copy)}">${escapeHtml(code)}</code></p>`;
  const follow = link === null ? '' : `<p class="follow"><a href="${escapeHtml(link)}">${escapeHtml(words.follow)}</a></p>`;
  return `<li><article><h2 lang="${message.language}">${escapeHtml(subject)}</h2>${facts}${stateOf({ message, language, words, zone })}${large}${follow}<p class="text" lang="${message.language}">${escapeHtml(withoutCode(message))}</p></article></li>`;
}

/** What was given up, by the names that the declarations have for it; nothing where there is none. */
function jobsOf({ jobs, language, words, zone }: Shown & { readonly jobs: readonly GivenUp[] }): string {
  if (jobs.length === 0) return '';
  const items = jobs.map(({ at, resource, event, what, tries, failure }) => `<li><p class="facts"><code class="name">${escapeHtml(`${resource}.${event}: ${what}`)}</code><time datetime="${escapeHtml(at)}">${escapeHtml(timeOf({ at, language, zone }))}</time></p>`
    + `<p class="state failed"><span>${escapeHtml(filled(words.tries, { tries }))}</span>${failure === null ? '' : `<span class="why" lang="en">${escapeHtml(failure)}</span>`}</p></li>`);
  return `<section class="jobs"><h2>${escapeHtml(words.givenUp)}</h2><p>${escapeHtml(filled(words.givenUpText, { days: KEPT_DAYS }))}</p><ul>${items.join('')}</ul></section>`;
}

/** Whether it went out; why not, and when it is tried again. Nothing of a message that only lies here. */
function stateOf({ message: { state, tries, nextTryAt, failure }, language, words, zone }: Shown & { readonly message: Message }): string {
  if (state === 'kept') return '';
  const parts = [
    words.states[state],
    ...(state !== 'sent' && tries > 0 ? [filled(words.tries, { tries })] : []),
    ...(state === 'waiting' && tries > 0 && nextTryAt ? [filled(words.nextTry, { time: timeOf({ at: nextTryAt, language, zone }) })] : []),
  ];
  const why = failure === null ? '' : `<span class="why" lang="en">${escapeHtml(failure)}</span>`;
  return `<p class="state ${state}"><span>${parts.map(escapeHtml).join(' · ')}</span>${why}</p>`;
}

/** In the zone of the reader; where that is not told, in that of this machine. */
function timeOf({ at, language, zone }: Omit<Shown, 'words'> & { readonly at: string }): string {
  const [moment, locale, timeZone] = [new Date(at), localeOf(language), zone ?? undefined];
  const name = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone }).formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(moment)} ${name?.value ?? ''}`.trimEnd();
}

/** The text without the sentence that says the code: it stands large above. */
function withoutCode({ body, code, language }: Message): string {
  if (code === null) return body;
  return body.replace(filled(wordsIn(language).code.text, { code }), '').replace(/^ +/gm, '').replace(/\n{3,}/g, '\n\n').trim();
}

/** The mark of the product, as on the console's page. */
const ICON = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26 26'%3E%3Crect width='26' height='26' rx='7' fill='%234f46e5'/%3E%3Cpath d='M13 9.2C11.3 7.7 8.9 7.2 6 7.2v9.1c2.9 0 5.3.5 7 2 1.7-1.5 4.1-2 7-2V7.2c-2.9 0-5.3.5-7 2zM13 9.2v9.1' fill='none' stroke='%23fff' stroke-width='1.6' stroke-linejoin='round'/%3E%3C/svg%3E";

function documentOf({ language, main, script = '' }: { language: Language; main: string; script?: string }): string {
  const { title } = wordsIn(language).outbox;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)} – ${PRODUCT_NAME}</title><link rel="icon" href="${ICON}"><link rel="stylesheet" href="/outbox.css">${script}</head>
<body><main>${main}</main></body>
</html>
`;
}
