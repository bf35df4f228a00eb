import type { Kysely } from 'kysely';
import type { DeclarationLoader } from '../../../src/schemas';
import type { AnyTables } from './scope';

/**
 * A step of the platform's own tables, those no declaration gives. Once released it never changes: a later need is a
 * later step. A feature's step bears the feature's name, `chats_001_rooms`; the platform's own are numbered, `021_keys`.
 */
export interface TableStep {
  readonly name: string;
  readonly sql: string;
}

/** A step that fills columns of modules' tables, after these have been brought up to date. Once released it never changes. */
export interface RowStep {
  readonly name: string;
  readonly run: (input: { readonly trx: Kysely<AnyTables>; readonly loader: DeclarationLoader }) => Promise<void>;
}

/** A table whose rows the search box finds, by a column `search_text` that is made anew where the way to fold texts changes. */
export interface SearchedTable {
  /** In the schema `core`. */
  readonly table: string;
  /** Columns that it looks into, in their order. */
  readonly texts: readonly string[];
  /** The index that finds parts of them, and of which rows. @default each row is read */
  readonly index?: { readonly name: string; readonly where?: string };
}

/** What a `table.ts` says of the tables of its folder. */
export interface OwnTables {
  readonly steps: readonly TableStep[];
  /** Those that need the tables of the declarations, applied after them. */
  readonly lateSteps: readonly TableStep[];
  readonly rowSteps: readonly RowStep[];
  /** What the search box looks into, whatever the steps made of it. */
  readonly searched: readonly SearchedTable[];
  /** What is made at every start, after the tables of the declarations, of which some may not have been there before. It is safe to run again. */
  readonly always: readonly TableStep[];
}

/** Row-level security on, also for the owner; all rows for those who see all institutes. */
export const secured = (table: string, rights: string): string => `
alter table core.${table} enable row level security;
alter table core.${table} force row level security;
revoke all on core.${table} from public;
create policy all_rows on core.${table} to lectern_all using (true) with check (true);
grant ${rights} on core.${table} to lectern_all;`;

/** The steps of all files together, in the order they are applied: by name. @throws TableStepError naming files and remedies */
export function collectTables(found: Readonly<Record<string, Partial<OwnTables>>>): OwnTables {
  const problems = stepProblems(found);
  if (problems.length > 0) throw new TableStepError({ reason: 'The platform’s own tables cannot be made as they are written', problems });
  const all = <T extends { readonly name: string }>(of: (one: Partial<OwnTables>) => readonly T[] | undefined): readonly T[] =>
    Object.values(found).flatMap((one) => of(one) ?? []).sort((one, other) => (one.name < other.name ? -1 : 1));
  return { steps: all((one) => one.steps), lateSteps: all((one) => one.lateSteps), rowSteps: all((one) => one.rowSteps), searched: Object.values(found).flatMap(({ searched = [] }) => searched), always: all((one) => one.always) };
}

/** Steps that cannot be applied, or were applied and are not known any more. */
export class TableStepError extends Error {
  constructor({ reason, problems }: { readonly reason: string; readonly problems: readonly string[] }) {
    super(`${reason}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'TableStepError';
  }
}

/**
 * Refuses a database with steps of a feature that is not there any more: what its tables hold would be kept for ever, and
 * grow into the way of a later feature of that name. Numbered steps are passed over: a version before knows fewer.
 * @throws TableStepError naming place and remedy
 */
export function refuseLostSteps({ applied, tables: { steps, lateSteps, rowSteps } }: { readonly applied: Iterable<string>; readonly tables: OwnTables }): void {
  const known = new Set([...steps, ...lateSteps, ...rowSteps].map(({ name }) => name));
  const problems = [...applied].filter((name) => !known.has(name)).flatMap((name) => {
    const feature = FEATURE_STEP.exec(name)?.[1];
    return feature === undefined || OWN_WORDS.has(feature) ? [] : [`${name}: no platform/features/${feature}/table.ts has this step. Put the file back, or start the version that has it; when the feature is gone for good, drop its tables and run: delete from core.migration where name = '${name}'`];
  });
  if (problems.length > 0) throw new TableStepError({ reason: 'The database holds tables of a feature that is not there', problems });
}

const FEATURE_STEP = /^([a-z][a-zA-Z0-9]*)_\d{3}_\w+$/;
/** First words of steps of the platform itself. */
const OWN_WORDS = new Set(['late', 'rows']);
/** Steps of features that were numbered with the platform's own before features had tables of their own. */
const NUMBERED = new Set(['004_tenant_domain', '005_ai_token_ledger', '006_public_feedback', '008_recent_work']);

function stepProblems(found: Readonly<Record<string, Partial<OwnTables>>>): string[] {
  const named = Object.entries(found).flatMap(([file, { steps = [], lateSteps = [], rowSteps = [], always = [] }]) => [...steps, ...lateSteps, ...rowSteps, ...always].map(({ name }) => ({ file: file.replace(/^\.\//, 'platform/'), name })));
  const places = new Map<string, string>();
  return named.flatMap(({ file, name }) => {
    const other = places.get(name);
    places.set(name, file);
    if (other !== undefined) return [`${file}: ${name} is a step of ${other} already; give one of them another name`];
    const feature = /^platform\/features\/([^/]+)\//.exec(file)?.[1];
    if (feature !== undefined && !NUMBERED.has(name) && FEATURE_STEP.exec(name)?.[1] !== feature) return [`${file}: ${name} does not bear the feature's name; call it ${feature}_001_… by its number and what it does`];
    return [];
  });
}
