import type { UploadKind } from './uploadKinds';
import type { Field } from './resource';

/** What a file of the field has to be, as the values of the fields beside it stand. */
export function kindBeside({ field: { kind, kindBy }, beside }: { field: Pick<Field, 'kind' | 'kindBy'>; beside: Readonly<Record<string, unknown>> }): UploadKind | null {
  const chosen = kindBy ? beside[kindBy.field] : undefined;
  return (typeof chosen === 'string' ? kindBy?.is[chosen] : undefined) ?? kind;
}
