import { render } from '@testing-library/react';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createCellContext } from '../../src/fields/createCellContext';
import { drawCell } from '../../src/fields/drawCell';
import { plainCells } from '../../src/fields/plainCells';
import { normalizeAll } from '../../src/schemas';
import { exampleRecord } from '../../src/schemas/examples';
import { drawStill, LEFT_OUT } from '../../src/ui/still';
import { shipped } from '../schemas/support';

const still = (node: ReactNode): HTMLElement => drawStill(document.createElement('div'), node);

it('draws every plain cell of every module as React does, but for what a picture has no use for', () => {
  let drawn = 0;
  for (const [at, resource] of normalizeAll(shipped).entries()) {
    const locale = ['en', 'fr', 'ja', 'zh'][at % 4]!;
    const context = createCellContext({ resource: resource.name, locale, translate: (key, params) => String(params?.['_'] ?? key) });
    const records = [1, 2, 3].map((number) => ({ ...exampleRecord({ resource, number, isLoose: true, idOf: () => '01980000-0000-7000-8000-000000000009' }), createdAt: new Date(Date.now() - number * 86_400_000).toISOString() }));
    const fields = Object.values(resource.fields).filter(({ type }) => type in plainCells);
    const cells = records.flatMap((record: Record<string, unknown>) => fields.map((field) => <p key={`${field.name} ${drawn++}`}>{drawCell({ cells: plainCells, field, value: record[field.name], context })}</p>));
    const { container, unmount } = render(<>{cells}</>);
    expect(plain(still(cells)), resource.name).toBe(plain(container));
    unmount();
  }
  expect(drawn).toBeGreaterThan(1_000);
});

it('leaves out what asks for something, comes later, or acts', () => {
  const Asking = (): ReactNode => <b>{useState(1)[0]}</b>;
  const Remembered = memo(function Remembered(): ReactNode {
    return <b>2</b>;
  });
  const Told = Object.assign((): ReactNode => <b>{useState(3)[0]}</b>, { still: () => <i>3</i> });
  const clicked: string[] = [];
  const picture = still(
    <div className="a" id="x" data-end={false} data-on hidden={false} aria-selected={false} tabIndex={0} style={{ '--rows': 3 } as object} onClick={() => clicked.push('div')}>
      <Asking />
      <Remembered />
      <Told />
      {[null, false, 0, '<b>']}
      <a href="/away" title="t">out</a>
      <svg viewBox="0 0 2 2" strokeWidth={2}><path d="M0 0" /></svg>
    </div>,
  );
  expect(picture.innerHTML).toBe('<div class="a" data-end="false" data-on="true" aria-selected="false" style="--rows: 3;"><i>3</i>0&lt;b&gt;<a>out</a><svg viewBox="0 0 2 2" stroke-width="2"><path d="M0 0"></path></svg></div>');
  expect(picture.querySelector('path')!.namespaceURI).toBe('http://www.w3.org/2000/svg');
  (picture.firstChild as HTMLElement).click();
  expect(clicked).toEqual([]);
});

/** As markup, without the attributes that no picture has. */
function plain(element: Element): string {
  for (const one of element.querySelectorAll('*')) for (const { name } of [...one.attributes]) if (LEFT_OUT.test(name)) one.removeAttribute(name);
  return element.innerHTML;
}
