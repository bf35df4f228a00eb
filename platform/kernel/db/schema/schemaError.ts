/** A difference between declarations and database that is not applied by itself. */
export interface SchemaProblem {
  readonly resource: string;
  /** The field, or an empty text for the whole table. */
  readonly field: string;
  readonly message: string;
  /** What somebody who knows the data would run, or begin with. */
  readonly statement: string;
}

/** Stops the start: applying the declarations would lose data, or the data does not fit them. */
export class SchemaError extends Error {
  readonly problems: readonly SchemaProblem[];

  constructor(problems: readonly SchemaProblem[]) {
    super(`The database does not fit the declarations, and changing it could lose data:\n${problems.map(describe).join('\n')}`);
    this.name = 'SchemaError';
    this.problems = problems;
  }
}

function describe({ resource, field, message, statement }: SchemaProblem): string {
  return `- ${resource}${field && `.${field}`}: ${message}\n  ${statement}`;
}
