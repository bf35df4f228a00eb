import { startTransition, Suspense, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeclarationsProvider, useDeclared, useDeclaredOf } from '../../src/dataProvider';
import { createLazyLoader, createTrustedLoader, unpackHead, type Declarations, type ResourceInput } from '../../src/schemas';
import { country } from '../fixtures/country';

const failed = vi.fn();
let page: HTMLElement;
const lazy = (fetchPart: (name: string) => Promise<readonly ResourceInput[]>): Declarations => createLazyLoader({ heads: [unpackHead({ name: 'country' }), unpackHead({ name: 'other' })], fetchPart });

beforeEach(() => {
  failed.mockReset();
  // Work is done in pieces, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  page.remove();
  vi.unstubAllGlobals();
});

function draw({ loader, children }: { loader: Declarations; children: ReactNode }): void {
  const root = createRoot(page, { onRecoverableError: failed, onUncaughtError: failed });
  startTransition(() => root.render(<DeclarationsProvider loader={loader}><Suspense fallback="waits">{children}</Suspense></DeclarationsProvider>));
}

/** Asks for more after it has waited, as screens do. */
function Fields(): ReactNode {
  const { fields } = useDeclared('country');
  const [word] = useState('has');
  return `${word} ${Object.keys(fields).length}`;
}

describe('a declaration that is on its way', () => {
  it.each([['at once', 0], ['after a while', 20]])('is drawn once it is there, %s, without an error that React mends', async (_, delay) => {
    const loader = lazy(async () => {
      if (delay > 0) await new Promise((done) => setTimeout(done, delay));
      return [country];
    });
    draw({ loader, children: <Fields /> });
    await vi.waitFor(() => expect(page.textContent).toMatch(/^has \d+$/));
    expect(failed).not.toHaveBeenCalled();
  });

  it('is drawn without waiting where it is there', async () => {
    draw({ loader: createTrustedLoader({ sources: [{ name: 'test', read: () => [country] }] }), children: <Fields /> });
    await vi.waitFor(() => expect(page.textContent).not.toBe(''));
    expect(page.textContent).toMatch(/^has \d+$/);
  });

  it('is the business of who opens it where it cannot be had', async () => {
    function Both(): ReactNode {
      const { declared, isPending } = useDeclaredOf(['country', 'other', 'nothing']);
      return `${[...declared.keys()].join()} ${isPending}`;
    }
    draw({ loader: lazy(async (name) => (name === 'country' ? [country] : Promise.reject(new Error('away')))), children: <Both /> });
    await vi.waitFor(() => expect(page.textContent).toBe('country false'));
    expect(failed).not.toHaveBeenCalled();
  });
});
