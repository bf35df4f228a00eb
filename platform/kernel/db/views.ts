/** Queries by the name of their view, each with the file it stands in. */
export type Views = Readonly<Record<string, ViewQuery>>;

export interface ViewQuery {
  readonly file: string;
  /** One query, without a semicolon. */
  readonly sql: string;
}

/** Views that do not fit their modules, or cannot be made. */
export class ViewError extends Error {
  constructor(problems: readonly string[]) {
    super(`Views do not fit the modules whose rows they give:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'ViewError';
  }
}

/** What was found in `platform/views`: `sales.sql` is the view `sales`. @throws ViewError for what is no query */
export function collectViews(found: Readonly<Record<string, string>>): Views {
  const problems: string[] = [];
  const views = Object.entries(found).map(([path, text]): [string, ViewQuery] => {
    const file = path.replace(/^\.\//, 'platform/');
    const sql = text.trim().replace(/;$/, '').trim();
    if (!/^(--[^\n]*\n|\s)*(select|with)\b/i.test(sql)) problems.push(`${file} is no query; write one statement that begins with select or with`);
    return [/([^/]+)\.sql$/.exec(path)?.[1] ?? path, { file, sql }];
  });
  if (problems.length > 0) throw new ViewError(problems);
  return Object.fromEntries(views);
}
