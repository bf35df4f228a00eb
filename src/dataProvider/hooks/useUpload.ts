import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'ra-core';
import type { Field } from '../../schemas';
import { checkFile, UploadError, type UploadProblem } from '../uploads';
import { useLecternData } from './useLecternData';

export interface UseUpload {
  /**
   * Checks and sends a file; resolves with its public address, or null when it was refused, failed or cancelled: `problem`
   * then says why. An address is given back as it is; nothing selected gives an empty address.
   */
  upload(file: File | string | null | undefined): Promise<string | null>;
  readonly isUploading: boolean;
  /** Share sent, 0 to 1. */
  readonly progress: number;
  readonly problem: UploadProblem | null;
  cancel(): void;
}

/** Uploads for one image or file field: its kind, extensions and size limit come from the field. */
export function useUpload({ resource, field, instituteId = null }: { resource: string; field: Field; instituteId?: string | null }): UseUpload {
  const data = useLecternData();
  const locale = useLocale() ?? 'en';
  const [status, setStatus] = useState<{ isUploading: boolean; progress: number; problem: UploadProblem | null }>(RESTING);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const upload = useCallback(
    async (file: File | string | null | undefined): Promise<string | null> => {
      controller.current?.abort();
      const mine = new AbortController();
      controller.current = mine;
      const kind = field.kind ?? 'public';
      const refused = file instanceof File ? checkFile({ file, kind, isImage: field.type === 'image', maxBytes: field.maxBytes, locale }) : null;
      setStatus({ isUploading: refused === null, progress: 0, problem: refused });
      if (refused) return null;
      try {
        const onProgress = (progress: number): void => setStatus((old) => (mine.signal.aborted ? old : { ...old, progress }));
        const reply = await data.upload(resource, { file, kind, instituteId, maxBytes: field.maxBytes, onProgress, signal: mine.signal });
        if (!mine.signal.aborted) setStatus({ isUploading: false, progress: 1, problem: null });
        return reply.data;
      } catch (error) {
        if (mine.signal.aborted) return null;
        const problem = error instanceof UploadError ? error.problem : { key: 'fixed.upload.uploadFailed' };
        setStatus({ isUploading: false, progress: 0, problem });
        return null;
      }
    },
    [data, field, instituteId, locale, resource],
  );
  const cancel = useCallback(() => {
    controller.current?.abort();
    setStatus(RESTING);
  }, []);
  return { upload, ...status, cancel };
}

const RESTING = { isUploading: false, progress: 0, problem: null };
