import { useContext } from 'react';
import { useUpload } from '../../../dataProvider';
import { InstituteContext } from '../../controls/choiceScope';
import { FormScopeContext } from '../../controls/formScope';
import { useSaveWaits } from '../../controls/useSaveWaits';
import type { InputProps } from '../../values/inputTypes';

/** Sending of the pictures of a text. */
export interface Pictures {
  /** Null where the text takes none. */
  readonly take: ((file: File) => Promise<string | null>) | null;
  /** The share of the one under way, 0 to 1; null while there is none. */
  readonly progress: number | null;
  /** What is said of one that was refused, or did not arrive. */
  readonly refusal: string | null;
  /** Gives up what is under way, and forgets what was refused. */
  readonly cancel: () => void;
}

/** Sends pictures as the text's field says, one after the other; a save of the form waits for the one under way. */
export function usePictures({ field, path, context, isInvalid }: InputProps): Pictures {
  const instituteId = useContext(InstituteContext);
  const addressAt = useContext(FormScopeContext)?.uploadAt;
  const { upload, isUploading, progress, problem, cancel } = useUpload({ resource: context.resource, field: { kind: field.kind, maxBytes: field.maxBytes, type: 'image' }, instituteId, addressAt });
  useSaveWaits({ path, isInvalid, reason: isUploading ? context.translate('lectern.fields.uploadGoing') : null });
  return { take: field.kind === null ? null : upload, progress: isUploading ? progress : null, refusal: problem ? context.translate(problem.key, problem.args) : null, cancel };
}
