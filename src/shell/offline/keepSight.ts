import type { QueryClient } from '@tanstack/react-query';
import { ownerOf } from '../../authProvider/session';
import type { Session } from '../../authProvider';
import { SIGHT_KEY } from '../../schemas/storageKeys';
import { LEFT_OUT } from '../../ui/still';

/** A text, or an element: its name, its attributes, what is in it. */
export type Drawn = string | readonly [name: string, attributes: Readonly<Record<string, string>>, inside: readonly Drawn[]];

/** The list that was seen last, as it stood, and what has to be the same for it to be shown again. `public/boot.js` draws it. */
export interface Sight {
  /** In ms since 1970. */
  readonly at: number;
  /** Path and query of the page. */
  readonly page: string;
  /** Whose page it was: `ownerOf`. */
  readonly owner: string;
  readonly language: string;
  /** Of the window, in px: the list is laid out by it. */
  readonly width: number;
  /** The file the page begins with, which another build calls otherwise. */
  readonly code: string;
  readonly drawn: readonly Drawn[];
}

/** After rows have come, in ms. They stand by then. */
const SETTLE_MS = 300;
/** How long a moment without work is waited for then, in ms: on a slow machine there is none for seconds, and who leaves before would find nothing the next time. */
const IDLE_MS = 400;
/** What takes more is not kept. In letters. */
const MOST_LETTERS = 200_000;
/** Rows of a list that are kept: more than are in sight at once. */
const MOST_ROWS = 40;
const NEVER = 'script, style, link, iframe, object, embed, [role=dialog], [role=menu], dialog';

/**
 * Keeps the list that is shown for the next opening of its address, whenever its rows have come and when it is left: one
 * list, this page's person's. Ending or beginning a session, other rights and another chosen institute remove it, and it is
 * not shown after a day.
 */
export function keepSight({ session, queryClient }: { session: Session; queryClient: QueryClient }): void {
  let timer: ReturnType<typeof setTimeout>;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(() => store(session), { timeout: IDLE_MS }) : store(session)), SETTLE_MS);
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[1] === 'getList') soon();
  });
  // As it is left: with the columns that were chosen since.
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? store(session) : undefined));
  soon();
}

function store(session: Session): void {
  const sight = sightOf(session);
  if (!sight) return;
  try {
    const text = JSON.stringify(sight);
    if (text.length <= MOST_LETTERS) localStorage.setItem(SIGHT_KEY, text);
  } catch {
    // Without room the list is drawn when its rows have come.
  }
}

/** What stands, where it is a list at rest, of somebody who is signed in here. */
function sightOf(session: Session): Sight | null {
  const user = session.user();
  const root = document.getElementById('root');
  const isListed = root?.querySelector('[role=grid][aria-busy=false] [role=row][data-id]') && !root.querySelector('[aria-selected=true], [role=dialog], [role=menu]');
  if (!user || !root || !isListed || session.hasEnded() || session.isForeign() || session.authorization() === null) return null;
  return {
    at: Date.now(),
    page: window.location.pathname + window.location.search,
    owner: ownerOf(user),
    language: document.documentElement.lang,
    width: window.innerWidth,
    code: document.querySelector('script[type=module]')?.getAttribute('src') ?? '',
    drawn: insideOf(root),
  };
}

function insideOf(element: Element): Drawn[] {
  return [...element.childNodes].flatMap((node): Drawn[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element) || node.matches(NEVER) || node.matches(`[role=row]:nth-child(n + ${MOST_ROWS + 1})`)) return [];
    return [[node.localName, attributesOf(node), insideOf(node)]];
  });
}

function attributesOf(element: Element): Record<string, string> {
  const kept = [...element.attributes].filter(({ name }) => !LEFT_OUT.test(name)).map(({ name, value }) => [name, name === 'aria-busy' ? 'true' : value] as const);
  // A choice is a property, which no attribute tells.
  return { ...Object.fromEntries(kept), ...(element instanceof HTMLOptionElement && element.selected && { selected: '' }) };
}
