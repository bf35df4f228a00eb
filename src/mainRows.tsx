import { createSession } from './authProvider/session';
import { recordOf } from './dataProvider/recordOf';
import { openList } from './dataProvider/envelope';
import type { ModulePart } from './dataProvider/moduleParts';
import { selectedInstitute } from './dataProvider/selectedInstitute';
import { storedLocale } from './i18n';
import { intlLocale } from './i18n/locales';
import type { MessageTree } from './i18n/mergeMessages';
import { i18nOfConsole } from './i18n/ofConsole';
import { DELETED_ROWS, holdsRight, normalizeAll } from './schemas';
import type { Resource } from './schemas';
import { columnsKey } from './screens/model/chosenColumns';
import { remembered } from './ui/useRemembered';
import { stillList } from './screens/list/stillList';
import { stillFrame } from './shell/frame/stillFrame';
import { drawStill } from './ui/still';

/** Draws the rows that the page's own script has asked for, where they are known to be a list as it is declared; else leaves what stands. @throws Error where they cannot be had */
export async function drawRows(): Promise<void> {
  const { __lecternEarly: early, __lecternPart: part, __lecternSight: isDrawn } = window;
  if (isDrawn || !early?.asked || !part || !isUsual()) return;
  // Copies: the answers themselves are the list's.
  const copies = [early.reply, part.reply].map(copyOf);
  const i18n = i18nOfConsole();
  // The browser reads its own words for dates when they are first used, which takes long: it may as well while the rows are on their way.
  new Intl.DateTimeFormat(intlLocale(storedLocale())).format(0);
  const [reply, words] = await Promise.all(copies);
  await i18n.ready;
  const module = words as ModulePart<MessageTree>;
  const locale = i18n.provider.getLocale();
  const { resource: name, sort, filter } = early.asked;
  const resource = normalizeAll(module.declarations).find((one) => one.name === name);
  const session = createSession();
  const actor = session.authorization() === early.authorization ? session.actor() : null;
  const sketch = document.querySelector('#root > .start');
  if (!sketch || !resource || !actor || actor.actingFor || !holdsRight(actor, resource, 'read') || !isPlain(resource, filter)) return;
  i18n.putModule({ locale: storedLocale(), module: name, words: module.words });
  const rows = openList({ body: reply, headers: new Headers() }).items.slice(0, MOST_ROWS).map((item) => recordOf(item, resource));
  if (rows.length === 0) return;
  const page = stillList({
    resource, actor, rows, sort: sort ?? resource.list.sort, locale, translate: i18n.provider.translate, kept: remembered(columnsKey({ userId: actor.id, resource: name }), null),
    isOneInstitute: selectedInstitute.get() !== null && resource.institute !== null && resource.tenant !== 'shared',
  });
  const picture = drawStill(document.createElement('div'), stillFrame({ isNarrow: isNarrow(actor.id), page }));
  if (!isNarrow(actor.id)) picture.querySelector('aside')!.append(besideOf(sketch));
  picture.inert = true;
  picture.dataset['sight'] = 'fresh';
  picture.setAttribute('aria-hidden', 'true');
  picture.setAttribute('aria-busy', 'true');
  document.getElementById('root')!.replaceChildren(picture);
  window.__lecternSight = true;
}

/** What an answer holds. @throws Error where it is a refusal or nothing that can be read */
async function copyOf(answer: Promise<Response>): Promise<unknown> {
  const copy = (await answer).clone();
  if (!copy.ok) throw new Error('Refused');
  return copy.json();
}

/** Of the page's sketch the part that stands in for the navigation. */
function besideOf(sketch: Element): Element {
  const beside = sketch.cloneNode(true) as Element;
  for (const part of beside.querySelectorAll(':scope > :not([data-beside])')) part.remove();
  return beside;
}

/** Whether the window is one in which the list is a grid beside the navigation, on a platform that serves its own console. */
function isUsual(): boolean {
  return document.getElementById('lectern-config') !== null && window.matchMedia('(min-width: 768px)').matches && localStorage.getItem('lectern.navigation') !== 'top';
}

/** Whether the address is the list itself, as it is declared: below no record, not what was deleted, neither a board nor with what the rows come to. */
function isPlain(resource: Resource, filter: unknown): boolean {
  const [route = ''] = resource.routes;
  const isWhole = window.location.pathname === `/app/${route}` && !/[/:]/.test(route) && new URLSearchParams(window.location.search).get('deleted') !== 'true';
  const isSummed = resource.summary !== null && remembered(`summed.${resource.name}`, resource.endpoint.without.includes('create'));
  const isBoard = resource.list.isBoard && remembered(`board.${resource.name}`, false);
  return isWhole && !isSummed && !isBoard && (filter as { readonly segment?: unknown } | null)?.segment !== DELETED_ROWS;
}

/** As the frame will be: as its person has chosen, otherwise where the names of the menu would take the room of the list. */
function isNarrow(userId: string): boolean {
  return (JSON.parse(localStorage.getItem(`RaStorelectern.${userId}.nav.isNarrow`) ?? 'null') as boolean | null) ?? window.matchMedia('(max-width: 1023px)').matches;
}

/** More than are in sight at once. */
const MOST_ROWS = 40;
