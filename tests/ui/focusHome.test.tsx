import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Dialog, useFocusHome } from '../../src/ui';

beforeAll(() => {
  // jsdom knows no modal windows.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) { this.open = true; };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) { this.open = false; };
});

afterEach(cleanup);

function Bar(): ReactNode {
  return <div ref={useFocusHome<HTMLDivElement>()}><button type="button">Deactivate</button></div>;
}

function Page({ hasBar = false, hasDialog = false, rows = true }: { readonly hasBar?: boolean; readonly hasDialog?: boolean; readonly rows?: boolean }): ReactNode {
  return (
    <>
      <main tabIndex={-1}>
        {hasBar && <Bar />}
        {rows && <><div data-id="a" tabIndex={-1}>First</div><div data-id="b" tabIndex={0}>Second</div></>}
      </main>
      {hasDialog && <Dialog title="Sure?" closeLabel="Close" onClose={() => undefined}>Words</Dialog>}
    </>
  );
}

describe('what held the focus is gone', () => {
  it.each([[true, () => screen.getByText('Second')], [false, () => screen.getByRole('main')]] as const)('and whoever works by keyboard goes on in the page, in its rows where there are some: %s', async (rows, place) => {
    const { rerender } = render(<Page hasBar rows={rows} />);
    screen.getByRole('button', { name: 'Deactivate' }).focus();
    rerender(<Page rows={rows} />);
    await waitFor(() => expect(document.activeElement).toBe(place()));
  });

  it('with a window that was opened from it', async () => {
    const { rerender } = render(<Page hasBar />);
    screen.getByRole('button', { name: 'Deactivate' }).focus();
    rerender(<Page hasBar hasDialog />);
    rerender(<Page />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Second')));
  });

  it('but nothing is taken from what has it by now', async () => {
    const { rerender } = render(<Page hasBar />);
    screen.getByRole('button', { name: 'Deactivate' }).focus();
    rerender(<Page />);
    screen.getByText('First').focus();
    await new Promise((next) => setTimeout(next, 20));
    expect(document.activeElement).toBe(screen.getByText('First'));
  });
});
