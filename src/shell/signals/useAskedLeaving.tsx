import { Suspense, lazy, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { hasUnsaved, keepUnsaved, letUnsavedGo, othersHaveUnsaved } from '../../ui/leaving';
import { withWords } from '../../i18n';
import type { ShellParts } from '../context/shellContext';

const LeaveQuestion = lazy(() => withWords(() => import('./LeaveQuestion')));

/** Where something is typed and not saved. */
export type Unsaved = 'here' | 'elsewhere';

interface Asked {
  readonly unsaved: Unsaved;
  readonly answer: (goes: boolean) => void;
}

type Ways = Pick<ShellParts, 'signOut' | 'actFor' | 'stopActing'>;

/**
 * The ways out of the session, asking first where something typed would be lost with it: signing out ends the session of
 * every tab, so that the others are asked, too. Acting rejects where one stays after all.
 */
export function useAskedLeaving({ signOut, actFor, stopActing }: Ways): { ways: Ways; question: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ways = useMemo((): Ways => {
    const mayGo = async ({ everywhere }: { everywhere: boolean }): Promise<boolean> => {
      const unsaved: Unsaved | null = hasUnsaved() ? 'here' : everywhere && (await othersHaveUnsaved()) ? 'elsewhere' : null;
      const goes = unsaved === null || (await new Promise<boolean>((answer) => setAsked({ unsaved, answer })));
      setAsked(null);
      if (unsaved !== null && goes) letUnsavedGo({ everywhere });
      return goes;
    };
    const act = async (begin: () => Promise<void>): Promise<void> => {
      if (!(await mayGo({ everywhere: false }))) throw new Error('One stays, over what is not saved');
      // What does not begin leaves the page as it is.
      await begin().catch((error: unknown) => {
        keepUnsaved();
        throw error;
      });
    };
    return {
      signOut: async () => {
        if (await mayGo({ everywhere: true })) await signOut();
      },
      actFor: (instituteId) => act(() => actFor(instituteId)),
      stopActing: () => act(stopActing),
    };
  }, [signOut, actFor, stopActing]);
  return { ways, question: asked && <Suspense fallback={null}><LeaveQuestion {...asked} /></Suspense> };
}
