import { BORDERS, REACHES } from './table';

const BEGIN = '<!-- borders: printed by npm run schema:print -->';
const END = '<!-- end of borders -->';

/** ARCHITECTURE.md with the table of borders between its marks. */
export function pageWithBorders(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`ARCHITECTURE.md has no place for the borders: it needs the lines “${BEGIN}” and “${END}”.`);
  return `${page.slice(0, begin)}${BEGIN}\n${bordersTable()}\n${page.slice(end)}`;
}

function bordersTable(): string {
  const rows = BORDERS.flatMap(({ says }) => (says ? [`| ${says.folder} | ${says.may} | ${says.never} |`] : []));
  const reaches = REACHES.map(({ from, into, reason }) => `- \`${inside(from)}\` into \`${inside(into)}\`: ${reason}`);
  return ['| Folder | May import | Never |', '|---|---|---|', ...rows, '', 'Reached into today, and to be left:', '', ...reaches].join('\n');
}

function inside(path: string): string {
  return path.replace(/^src\//, '');
}
