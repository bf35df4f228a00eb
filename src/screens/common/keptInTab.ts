import { isBody } from '../../dataProvider/envelope';
import { draftOwner } from '../../forms/drafts';
import type { Actor } from '../../schemas';
import { DRAFT_PREFIX } from '../../schemas/storageKeys';

export interface Whose {
  /** Of the module. */
  readonly resource: string;
  readonly actor: Actor;
}

/** A value of a module that stays with a tab, also when its page is loaded anew, for the person who was signed in. */
export interface KeptInTab<T> {
  /**
   * Keeps it in place of the one before; null: there is none any longer.
   * @returns whether it is kept: a full or forbidden storage costs it, and the one before
   */
  keep(whose: Whose, value: T | null): boolean;
  /** The one that is kept; null where it is somebody else's, or not whole. */
  kept(whose: Whose): T | null;
}

/** What is to be so of every member of a value that is read. */
export type Shape<T> = { readonly [K in keyof T]-?: (member: unknown) => boolean };

interface KeptParams<T> {
  /** Tells it from the other values of a module, and from the drafts of its forms, which are named by ids. */
  readonly kind: string;
  readonly shape: Shape<T>;
}

/** A place for values of one kind. They are named as drafts are, and go with them: when the person signs out, or another one signs in. */
export function keptInTab<T extends object>({ kind, shape }: KeptParams<T>): KeptInTab<T> {
  const keyOf = ({ resource, actor }: Whose): string => `${DRAFT_PREFIX}${resource}.${kind}.${draftOwner(actor)}`;
  return {
    keep(whose, value) {
      const isKept = value !== null && isWritten(keyOf(whose), { owner: draftOwner(whose.actor), value });
      if (!isKept) drop(keyOf(whose));
      return isKept;
    },
    kept(whose) {
      const there = read(keyOf(whose));
      return isBody(there) && there['owner'] === draftOwner(whose.actor) && isShaped(shape)(there['value']) ? (there['value'] as T) : null;
    },
  };
}

/** Whether all members are there and as they should be. */
export function isShaped<T>(shape: Shape<T>): (value: unknown) => boolean {
  const members = Object.entries<(member: unknown) => boolean>(shape);
  return (value) => isBody(value) && members.every(([name, isRight]) => isRight(value[name]));
}

export const isNumber = (value: unknown): boolean => typeof value === 'number';
export const isFlag = (value: unknown): boolean => typeof value === 'boolean';
export const isText = (value: unknown): boolean => typeof value === 'string';
export const isListOf = (isRight: (one: unknown) => boolean) => (value: unknown): boolean => Array.isArray(value) && value.every(isRight);
/** A record, or what is known of one. */
export const isRecord = (value: unknown): boolean => isBody(value) && isText(value['id']);

function isWritten(key: string, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
