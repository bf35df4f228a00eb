import { useCallback, useEffect, useRef, useState } from 'react';

/** A recording ends by itself, and is sent (part 2 §4). In seconds. */
export const MOST_SECONDS = 20;
/** The recording comes in slices of a second (part 2 §7). In ms. */
const SLICE_MS = 1_000;
/** As good as speech needs: twenty seconds are 80 kB. */
const BITS = 32_000;
/** The first that the browser records in counts. */
const CONTAINERS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'];

interface Recorder {
  /** Seconds recorded so far; null while nothing is. */
  readonly seconds: number | null;
  readonly start: () => void;
  /** Ends it, and hands it over. */
  readonly finish: () => void;
  /** Ends it, and nobody hears it. */
  readonly cancel: () => void;
}

interface RecorderParams {
  /** Base64 of what was recorded, mono, in the container that the browser has. */
  readonly onRecorded: (base64: string) => void;
  /** The microphone may not be used, or there is none. */
  readonly onRefused: () => void;
}

/** Records from the microphone, for twenty seconds at most. */
export function useRecorder({ onRecorded, onRefused }: RecorderParams): Recorder {
  const [seconds, setSeconds] = useState<number | null>(null);
  const current = useRef<{ readonly recorder: MediaRecorder; isWanted: boolean } | null>(null);
  const isStarting = useRef(false);
  const isGone = useRef(false);
  const told = useRef({ onRecorded, onRefused });
  useEffect(() => {
    told.current = { onRecorded, onRefused };
  });
  const end = useCallback((isWanted: boolean) => {
    const own = current.current;
    if (!own || own.recorder.state === 'inactive') return;
    own.isWanted = isWanted;
    own.recorder.stop();
  }, []);
  const begin = useCallback(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } });
    const release = (): void => stream.getTracks().forEach((track) => track.stop());
    if (isGone.current) return release();
    const mimeType = CONTAINERS.find((one) => MediaRecorder.isTypeSupported(one));
    const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: BITS });
    const slices: Blob[] = [];
    const own = { recorder, isWanted: false };
    current.current = own;
    const begun = Date.now();
    const clock = setInterval(() => {
      const passed = Math.floor((Date.now() - begun) / 1_000);
      setSeconds(Math.min(passed, MOST_SECONDS));
      if (passed >= MOST_SECONDS) end(true);
    }, 200);
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) slices.push(data);
    };
    recorder.onstop = () => {
      clearInterval(clock);
      release();
      current.current = null;
      setSeconds(null);
      if (own.isWanted && slices.length > 0 && !isGone.current) void base64Of(new Blob(slices)).then((base64) => told.current.onRecorded(base64));
    };
    setSeconds(0);
    recorder.start(SLICE_MS);
  }, [end]);
  const start = useCallback(() => {
    if (current.current || isStarting.current) return;
    isStarting.current = true;
    // Without a secure page there are no media devices at all.
    begin().catch(() => told.current.onRefused()).finally(() => {
      isStarting.current = false;
    });
  }, [begin]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      end(false);
    };
  }, [end]);
  return { seconds, start, finish: useCallback(() => end(true), [end]), cancel: useCallback(() => end(false), [end]) };
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
