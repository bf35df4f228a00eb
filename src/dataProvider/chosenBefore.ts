import { STORAGE_PREFIX } from './early';
import { selectedInstitute } from './selectedInstitute';

const KEY = `${STORAGE_PREFIX}.institute.before`;

/** Puts the chosen institute aside while the super admin acts for another: a session of its own begins without a choice. */
export function setChoiceAside(): void {
  const chosen = selectedInstitute.chosen();
  try {
    if (chosen) sessionStorage.setItem(KEY, JSON.stringify(chosen));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it has to be chosen again.
  }
}

/** Chooses again what was put aside, once. */
export function restoreChoice(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { readonly id?: unknown; readonly name?: unknown } | null;
    sessionStorage.removeItem(KEY);
    if (typeof kept?.id === 'string' && typeof kept.name === 'string') selectedInstitute.choose({ id: kept.id, name: kept.name });
  } catch {
    // Nothing was put aside that can be read.
  }
}
