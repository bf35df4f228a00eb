/**
 * HTML for an editor that knows no tables: each row is a line of its own, its cells apart by ` | `. A row of one cell, as
 * pages are laid out with, is what stands in it.
 */
export function linesOfTables(html: string): string {
  if (!/<table\b/i.test(html)) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Those inside others come first.
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const lines = [...table.rows].flatMap((row) => lineOf({ page, row }) ?? []);
    table.replaceWith(...(table.caption ? [held({ page, name: 'p', nodes: [...table.caption.childNodes] })] : []), ...lines);
  }
  return page.body.innerHTML;
}

const APART = ' | ';
const BLOCKS = 'p, div, ul, ol, li, blockquote, pre, h1, h2, h3, h4, h5, h6';

/** Null for a row in which nothing stands. */
function lineOf({ page, row }: { page: Document; row: HTMLTableRowElement }): HTMLElement | null {
  const cells = [...row.cells];
  if (cells.every((cell) => cell.textContent.trim() === '' && !cell.querySelector('img'))) return null;
  if (cells.length === 1) return held({ page, name: 'div', nodes: [...cells[0]!.childNodes] });
  for (const cell of cells) joinBlocks({ page, cell });
  return held({ page, name: 'p', nodes: cells.flatMap((cell, at) => [...(at === 0 ? [] : [page.createTextNode(APART)]), ...cell.childNodes]) });
}

/** What stands below one another in a cell stands side by side in a line. */
function joinBlocks({ page, cell }: { page: Document; cell: HTMLTableCellElement }): void {
  for (const line of cell.querySelectorAll('br')) line.replaceWith(page.createTextNode(' '));
  for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes, page.createTextNode(' '));
  cell.normalize();
  const { firstChild, lastChild } = cell;
  if (firstChild instanceof Text) firstChild.data = firstChild.data.trimStart();
  if (lastChild instanceof Text) lastChild.data = lastChild.data.trimEnd();
}

function held({ page, name, nodes }: { page: Document; name: string; nodes: readonly Node[] }): HTMLElement {
  const element = page.createElement(name);
  element.append(...nodes);
  return element;
}
