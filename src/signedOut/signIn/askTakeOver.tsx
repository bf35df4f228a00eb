import type { I18nProvider } from 'ra-core';
import type { Root } from 'react-dom/client';
import { TokenQuestion } from './TokenQuestion';

/** Draws the question whose session goes on, and resolves with whether the one in the address is taken. */
export function askTakeOver({ root, i18n, before, after }: { readonly root: Root; readonly i18n: I18nProvider; readonly before: string; readonly after: string }): Promise<boolean> {
  return new Promise((done) => {
    root.render(<TokenQuestion before={before} after={after} translate={(key, args) => i18n.translate(key, args)} onAnswer={done} />);
  });
}
