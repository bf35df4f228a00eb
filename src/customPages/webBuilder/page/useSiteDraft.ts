import { useCallback, useEffect, useRef, useState } from 'react';
import { failureDetails, isUnanswered, useCallAction, whenReachable } from '../../../dataProvider';
import { isSame } from '../../../dataProvider/writeValues';
import type { CallReply } from '../../../schemas';
import type { Site } from '../../../schemas/site';
import { saveSite, type readSite } from '../calls';

export type SiteState = CallReply<typeof readSite>;
/** `away`: the platform did not answer; it is saved by itself once it does. */
export type DraftStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'away' | 'stale';

/** Milliseconds of quiet after which a draft is saved by itself. */
const QUIET_MS = 800;

export interface Draft {
  readonly site: Site;
  /** What the platform has, as it was told last. */
  readonly state: SiteState;
  readonly status: DraftStatus;
  readonly error: unknown;
  /** What somebody else saved meanwhile. */
  readonly theirs: SiteState | null;
  change(site: Site): void;
  /** Saves what waits; resolves with the version that is then there, or null where it could not be saved. */
  settle(): Promise<number | null>;
  /**
   * Does something with the saved draft that gives it another version, before anything else is saved. What is typed meanwhile
   * stays. Resolves with false where the draft could not be saved.
   */
  during(action: (version: number) => Promise<SiteState>): Promise<boolean>;
  /** Takes what the platform has as the draft. */
  take(state: SiteState): void;
  /** Goes on with one's own, over what was seen of the other's. */
  keepMine(): void;
}

/** The draft of a site: saved by itself, one save after the other, each on the version before. */
export function useSiteDraft({ begun, instituteId }: { readonly begun: SiteState; readonly instituteId: string | null }): Draft {
  const save = useCallAction(saveSite);
  const [site, setSite] = useState(begun.configuration as unknown as Site);
  const [state, setState] = useState(begun);
  const [status, setStatus] = useState<DraftStatus>('saved');
  const [error, setError] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<SiteState | null>(null);
  const now = useRef({ site, version: begun.version, isDirty: false, running: null as Promise<number | null> | null, isHeld: false, isOpen: true, unanswered: [] as readonly Site[] });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const run = useCallback(function settle(): Promise<number | null> {
    const held = now.current;
    clearTimeout(timer.current);
    if (held.running) return held.running.then(() => settle());
    if (held.isHeld) return Promise.resolve(null);
    if (!held.isDirty) return Promise.resolve(held.version);
    held.isDirty = false;
    const taken = (saved: SiteState): number => {
      Object.assign(held, { version: saved.version, unanswered: [] });
      setState(saved);
      setError(null);
      setStatus(held.isDirty ? 'waiting' : 'saved');
      clearTimeout(timer.current);
      if (held.isDirty) timer.current = setTimeout(() => void settle(), QUIET_MS);
      return saved.version;
    };
    setStatus('saving');
    const sent = held.site;
    const saving = save({ configuration: sent, ...(instituteId !== null && { instituteId }) }, { version: held.version }).then(
      taken,
      (failed: unknown) => {
        const there = presentState(failed);
        // A save that was not answered has been done all the same.
        if (there && held.unanswered.some((one) => isSame(there.configuration, one))) {
          held.isDirty = !isSame(there.configuration, held.site);
          return taken(there);
        }
        held.isDirty = true;
        if (isUnanswered(failed)) {
          held.unanswered = [...held.unanswered, sent];
          setError(null);
          setStatus('away');
          void whenReachable(held.unanswered.length).then(() => (held.isOpen && held.isDirty && !held.isHeld ? settle() : null));
        } else if (there) {
          held.isHeld = true;
          setTheirs(there);
          setStatus('stale');
        } else {
          setError(failed);
          setStatus('failed');
        }
        return null;
      },
    );
    held.running = saving;
    return saving.finally(() => {
      held.running = null;
    });
  }, [save, instituteId]);

  const during = useCallback(async (action: (version: number) => Promise<SiteState>): Promise<boolean> => {
    const version = await run();
    if (version === null) return false;
    const held = now.current;
    const acting = action(version).then((given) => {
      held.version = given.version;
      setState(given);
      return true;
    });
    const running = acting.then(() => held.version, () => held.version).finally(() => {
      held.running = null;
    });
    held.running = running;
    await running;
    return acting;
  }, [run]);
  const change = useCallback((next: Site) => {
    now.current.site = next;
    now.current.isDirty = true;
    setSite(next);
    setStatus((old) => (old === 'stale' || old === 'away' ? old : 'waiting'));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void run(), QUIET_MS);
  }, [run]);
  const take = useCallback((next: SiteState) => {
    clearTimeout(timer.current);
    Object.assign(now.current, { site: next.configuration as unknown as Site, version: next.version, isDirty: false, isHeld: false });
    setSite(next.configuration as unknown as Site);
    setState(next);
    setTheirs(null);
    setError(null);
    setStatus('saved');
  }, []);
  const keepMine = useCallback(() => {
    if (theirs) Object.assign(now.current, { version: theirs.version, isHeld: false, isDirty: true });
    setTheirs(null);
    void run();
  }, [run, theirs]);
  useEffect(() => {
    const held = now.current;
    held.isOpen = true;
    return () => {
      held.isOpen = false;
      clearTimeout(timer.current);
    };
  }, []);
  return { site, state, status, error, theirs, change, settle: run, during, take, keepMine };
}

/** What the platform has instead, where it refused a save that was based on something older. A site has no id of its own. */
function presentState(failed: unknown): SiteState | null {
  const details = failureDetails(failed);
  const there = details?.code === 'STALE' ? (details.data as { readonly data?: SiteState } | null)?.data : null;
  return there?.configuration ? there : null;
}
