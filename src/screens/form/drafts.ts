/** What had been typed into a form when the session ended, or the page was left by force. */
export interface Draft {
  /** Whose it is: it is offered to nobody else. */
  readonly userId: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

interface DraftKey {
  readonly resource: string;
  /** Null for a new record. */
  readonly id: string | null;
}

/** Keeps a draft as long as this tab is open. Secrets must have been taken out. */
export function keepDraft(key: DraftKey, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the safety net, not the form.
  }
}

/** The draft of this user, if there is one. */
export function readDraft(key: DraftKey & { readonly userId: string }): Draft | null {
  try {
    const text = sessionStorage.getItem(storageKey(key));
    const draft = text ? (JSON.parse(text) as Draft) : null;
    return draft?.userId === key.userId ? draft : null;
  } catch {
    return null;
  }
}

export function dropDraft(key: DraftKey): void {
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {
    // Nothing was kept either.
  }
}

function storageKey({ resource, id }: DraftKey): string {
  return `lectern.draft.${resource}.${id ?? 'new'}`;
}
