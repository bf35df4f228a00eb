import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from 'ra-core';
import type { Field, UploadKind } from '../../schemas';
import { begun, forget } from '../blocks/memory';
import { createPause } from '../blocks/pause';
import { GIVEN_UP } from '../blocks/givenUp';
import { checkContent, checkFile, UploadError, type UploadProblem } from '../uploads';
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
  /** Gives it up: what has arrived is dropped. */
  cancel(): void;
  /** Whether the file that is being sent can be held up: it goes in blocks. */
  readonly canPause: boolean;
  readonly isPaused: boolean;
  pause(): void;
  resume(): void;
  /** The last file, where sending it broke off and it can go on from there. */
  readonly broken: File | null;
  /** A file for this place of which a part has arrived, before the page was closed; the same file goes on there. */
  readonly begun: { readonly name: string; readonly share: number } | null;
  /** Begins that file anew, when it is chosen again. */
  forgetBegun(): void;
}

/** Uploads for one image or file field: its kind, extensions and size limit come from the field. `wanted`: the kind that it has to be of as the record stands. */
export function useUpload({ resource, field, wanted = field.kind ?? 'public', instituteId = null, addressAt }: { resource: string; field: Pick<Field, 'kind' | 'type' | 'maxBytes'>; wanted?: UploadKind; instituteId?: string | null; addressAt?: ((file: { readonly name: string; readonly isImage: boolean }) => string) | undefined }): UseUpload {
  const data = useLecternData();
  const locale = useLocale() ?? 'en';
  const [status, setStatus] = useState<Status>(RESTING);
  const controller = useRef<AbortController | null>(null);
  const pause = useMemo(() => createPause(), []);
  const kind = field.kind ?? 'public';
  const [left, setLeft] = useState(() => begunHere({ kind, instituteId }));

  useEffect(() => () => controller.current?.abort(), []);
  useEffect(() => pause.listen(() => setStatus((old) => ({ ...old, isPaused: pause.isPaused() }))), [pause]);

  const upload = useCallback(
    async (file: File | string | null | undefined): Promise<string | null> => {
      controller.current?.abort();
      pause.goOn();
      const mine = new AbortController();
      controller.current = mine;
      const refused = file instanceof File ? (checkFile({ file, kind: wanted, isImage: field.type === 'image', maxBytes: field.maxBytes, locale }) ?? (await checkContent(file))) : null;
      if (mine.signal.aborted) return null;
      setStatus({ ...RESTING, isUploading: refused === null, problem: refused });
      if (refused) return null;
      try {
        const change = (part: Partial<Status>): void => setStatus((old) => (mine.signal.aborted ? old : { ...old, ...part }));
        const reply = await data.upload(resource, {
          file, kind, instituteId, maxBytes: field.maxBytes, signal: mine.signal, pause,
          ...(addressAt && file instanceof File && { addressAt: addressAt({ name: file.name, isImage: field.type === 'image' }) }),
          onProgress: (progress) => change({ progress }),
          onBlocks: () => change({ canPause: true }),
        });
        if (!mine.signal.aborted) setStatus({ ...RESTING, progress: 1 });
        setLeft(null);
        return reply.data;
      } catch (error) {
        if (mine.signal.aborted) return null;
        const problem = error instanceof UploadError ? error.problem : { key: 'fixed.upload.uploadFailed' };
        setStatus({ ...RESTING, problem, broken: error instanceof UploadError && error.canGoOn && file instanceof File ? file : null });
        return null;
      }
    },
    [data, field, instituteId, kind, wanted, locale, pause, resource, addressAt],
  );
  const cancel = useCallback(() => {
    controller.current?.abort(GIVEN_UP);
    setStatus(RESTING);
    setLeft(null);
  }, []);
  const forgetBegun = useCallback(() => {
    for (const one of begun({ kind, instituteId })) forget(one);
    setLeft(null);
  }, [instituteId, kind]);
  return { upload, ...status, cancel, pause: pause.hold, resume: pause.goOn, begun: left, forgetBegun };
}

interface Status {
  readonly isUploading: boolean;
  readonly progress: number;
  readonly problem: UploadProblem | null;
  readonly canPause: boolean;
  readonly isPaused: boolean;
  readonly broken: File | null;
}

const RESTING: Status = { isUploading: false, progress: 0, problem: null, canPause: false, isPaused: false, broken: null };

function begunHere(place: Parameters<typeof begun>[0]): UseUpload['begun'] {
  const [last] = begun(place);
  if (!last) return null;
  return { name: last.name, share: Math.min(1, (Object.keys(last.blocks).length * BLOCK_BYTES) / last.size) };
}

const BLOCK_BYTES = 4_194_304;
