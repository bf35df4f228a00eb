import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Resource } from '../../schemas';
import type { ShellPages } from '../table/pages';

/** Who is signed in, as the frame shows it. */
export interface ShellUser {
  readonly id: string;
  readonly name: string;
  /** A key of the roles' words: a white-labelled institute is shown as super admin (part 1 §1). */
  readonly role: string;
  /** Null: the operator's own people. */
  readonly instituteId: string | null;
  readonly instituteName: string | null;
  readonly isWhiteLabelled: boolean;
  /** A super admin in the institute's place. */
  readonly isActing: boolean;
  /** The plan of the own institute has ended: little is left to be used. @default false */
  readonly isPlanOver?: boolean;
}

/** The screens of a declaration; handed in, so that the frame knows none of them. */
export interface ShellScreens {
  readonly ListScreen: ComponentType<{ resource: Resource }>;
  readonly CreateScreen: ComponentType<{ resource: Resource }>;
  readonly EditScreen: ComponentType<{ resource: Resource }>;
  readonly ShowScreen: ComponentType<{ resource: Resource }>;
  /** Beside what is said to who may not make a record (any more): whether something was typed that is kept. */
  readonly KeptDraft: ComponentType<{ resource: Resource }>;
  /** In place of what stands below a record that is not there. */
  readonly MissingAbove: ComponentType<{ resource: Resource; id: string }>;
}

/** What the frame is given by the composition root. */
export interface ShellParts {
  readonly user: ShellUser;
  readonly screens: ShellScreens;
  /** The hand-written screens of the route table. */
  readonly pages: ShellPages;
  /** Hosts that are open to everybody; no institute's website is built from there. */
  readonly publicHosts: readonly string[];
  /** Menus hold screens that are not built yet, marked as such. @default false */
  readonly showsPending?: boolean;
  /** Where the help chat is, as the settings have it, and the token of the session for platforms without tickets. */
  readonly chat?: { readonly config: unknown; readonly token: () => string | null };
  readonly locales: readonly { readonly locale: string; readonly name: string }[];
  /** Ends the session here and on the platform, then leaves for the sign-in page. */
  readonly signOut: () => Promise<void>;
  /** Begins to act for an institute, audited, and loads the console anew. Rejects with the call's failure. */
  readonly actFor: (instituteId: string) => Promise<void>;
  /** The person has changed the own name: it is shown everywhere at once. */
  readonly rename: (name: string) => void;
  /** Ends acting for an institute: the session is one's own again, the console loaded anew. */
  readonly stopActing: () => Promise<void>;
}

export const ShellContext = createContext<ShellParts | null>(null);

/** What the frame was given. Throws outside of it. */
export function useShell(): ShellParts {
  const parts = useContext(ShellContext);
  if (!parts) throw new Error('No frame');
  return parts;
}
