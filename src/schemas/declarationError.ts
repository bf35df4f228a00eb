/** One thing wrong with a declaration: where it is, what it is, and what to do. */
export interface DeclarationProblem {
  readonly resource: string;
  /** Place inside the declaration, for example `list.columns.2`; empty for the declaration itself. */
  readonly path: string;
  readonly message: string;
  readonly remedy: string;
}

/** Stops the start: names every problem of every declaration at once. */
export class DeclarationError extends Error {
  readonly problems: readonly DeclarationProblem[];

  constructor(problems: readonly DeclarationProblem[]) {
    super(['Declarations that cannot be used:', ...problems.map((one) => `  ${one.resource}${one.path && ` at ${one.path}`}: ${one.message}. Remedy: ${one.remedy}.`)].join('\n'));
    this.name = 'DeclarationError';
    this.problems = problems;
  }
}
