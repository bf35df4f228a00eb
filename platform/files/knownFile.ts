import { kindBeside, safeOrigin, type Field, type Problem, type UploadKind } from '../../src/schemas';
import type { PlatformContext } from '../kernel/context';
import type { Trx } from '../kernel/db/scope';
import { extensionOf, FILES_PATH, isDemoKey, isKey } from './keys';
import { kindRule } from './kinds';

type Parts = Pick<PlatformContext, 'config' | 'database'>;

interface FileProblemParams {
  readonly context: Parts;
  /** The transaction that will refer to it, and keeps it from being swept (`holdFiles`). @default a short one: who is about to refer to it asks once more */
  readonly trx?: Trx | undefined;
  readonly field: Pick<Field, 'type' | 'kind' | 'kindBy'>;
  /** The values of the fields beside it. */
  readonly beside: Readonly<Record<string, unknown>>;
  /** What stands in the field. */
  readonly url: string;
  /** Ids of the institutes whose files may stand there, besides the operator's own. */
  readonly owners: ReadonlySet<unknown>;
}

/**
 * What is wrong with the address that an image or file field would hold; null for a file of this platform that is what the
 * field is for, and for a web address elsewhere, of a picture as far as the console's page may show it. A file of another
 * institute counts as one that is not there.
 */
export async function fileProblem({ context, trx, field, beside, url, owners }: FileProblemParams): Promise<Problem | null> {
  if (!(await isKnownFile({ context, trx, url }))) return NO_FILE;
  if (!url.startsWith(FILES_PATH)) return field.type === 'image' && !isShownPicture(context, url) ? { code: 'pictureElsewhere' } : null;
  const key = url.slice(FILES_PATH.length);
  const owner = key.slice(0, key.indexOf('/'));
  if (owner !== 'platform' && !isDemoKey(key) && !owners.has(owner)) return NO_FILE;
  const allowed = extensionsFor(field, kindBeside({ field, beside }));
  return allowed.includes(isDemoKey(key) ? 'png' : extensionOf(key)) ? null : { code: 'fileKind', params: { allowed: allowed.join(', ') } };
}

const NO_FILE: Problem = { code: 'upload' };

/** What a file may be called that stands in the field: of a picture none but pictures, whatever else its kind takes. */
function extensionsFor({ type }: Pick<Field, 'type'>, kind: UploadKind | null): string[] {
  const classes = kindRule(kind ?? '')?.classes ?? [];
  return classes.filter(({ name }) => type !== 'image' || name === 'image').flatMap(({ extensions }) => extensions);
}

/**
 * Whether an image or file field may hold this address: a file stored on this platform, by what the database says of it, a picture of
 * the demo content, or a web address elsewhere. An address that was handed out and never used is none of them, nor one that is being swept.
 */
export async function isKnownFile({ context, trx, url }: Pick<FileProblemParams, 'context' | 'trx' | 'url'>): Promise<boolean> {
  if (!url.startsWith(FILES_PATH)) return /^https?:\/\/[^\s/]/i.test(url) && safeOrigin(url) !== null;
  const key = url.slice(FILES_PATH.length);
  if (!isKey(key) || isDemoKey(key)) return isKey(key);
  const stored = (within: Trx) => within.selectFrom('core.upload').select('key').where('key', '=', key).where('status', '=', 'stored').executeTakeFirst();
  return (await (trx ? stored(trx) : context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, stored))) !== undefined;
}

/**
 * Whether the console's page may show a picture at this address: one of this platform, or of an origin that its operator
 * allows. Any other would be held back by the page's own content policy.
 */
export function isShownPicture({ config }: { readonly config: Pick<PlatformContext['config'], 'pictureOrigins'> }, url: string): boolean {
  return url.startsWith(FILES_PATH) || config.pictureOrigins.includes(safeOrigin(url) ?? '');
}
