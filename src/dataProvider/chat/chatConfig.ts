import { ownZone } from '../ownZone';

/** Where the chats are, and what they can do: `chat` of `/config.json`. */
export interface ChatConfig {
  readonly admin: string;
  readonly plan: string;
  /** The platform gives tickets, so that no token stands in an address. */
  readonly hasTickets: boolean;
  /** It understands speech, it speaks. */
  readonly hears: boolean;
  readonly speaks: boolean;
}

/** Of a platform that says nothing of it, the sockets are those of the specification, and whether it hears shows itself. */
const USUAL: ChatConfig = { admin: '/admin/chat', plan: '/plan/chat', hasTickets: false, hears: true, speaks: true };

/** Fills what is left out, and drops what has the wrong shape. */
export function chatConfigOf(raw: unknown): ChatConfig {
  if (typeof raw !== 'object' || raw === null) return USUAL;
  const given = raw as Readonly<Record<string, unknown>>;
  const address = (name: 'admin' | 'plan'): string => (typeof given[name] === 'string' && given[name] !== '' ? given[name] : USUAL[name]);
  return { admin: address('admin'), plan: address('plan'), hasTickets: given['hasTickets'] === true, hears: given['hears'] === true, speaks: given['speaks'] === true };
}

/** A chat's address with what it is opened with and how its page speaks. */
export function chatAddress({ path, opens, language }: { readonly path: string; readonly opens: Readonly<Record<string, string>>; readonly language: string }): string {
  const url = new URL(path, window.location.href);
  const zone = ownZone();
  for (const [name, value] of Object.entries({ ...opens, language, ...(zone && { zone }) })) url.searchParams.set(name, value);
  return url.href.replace(/^http/, 'ws');
}
