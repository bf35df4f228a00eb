import { useEffect, useState } from 'react';
import { useCallAction } from '../../../dataProvider';
import { tellEditing } from '../calls';

/** Milliseconds between two times that one says one is there. */
const EVERY_MS = 12_000;

export interface Editors {
  readonly names: readonly string[];
  /** Somebody of the operator's people is there, whom an institute is not told the name of. */
  readonly isOperatorThere: boolean;
  /** It is open in another sign-in of one's own as well. */
  readonly isOwnElsewhere: boolean;
  /** The version of the draft that the platform has, and whether one has saved it oneself. */
  readonly version: number;
  readonly isOwn: boolean;
}

/** Says that one is editing, and hears who else is. */
export function useEditors(whose: { readonly instituteId?: string }): Editors {
  const tell = useCallAction(tellEditing);
  const [editors, setEditors] = useState<Editors>({ names: [], isOperatorThere: false, isOwnElsewhere: false, version: 0, isOwn: false });
  const { instituteId } = whose;
  useEffect(() => {
    const own = instituteId === undefined ? {} : { instituteId };
    let isOver = false;
    const say = async (): Promise<void> => {
      const heard = await tell(own).catch(() => null);
      if (!heard || isOver) return;
      const names = heard.others.filter((one) => !one.isOwn).map(({ name }) => name ?? null);
      setEditors({ names: [...new Set(names.filter((name) => name !== null))], isOperatorThere: names.includes(null), isOwnElsewhere: heard.others.some((one) => one.isOwn === true), version: heard.version, isOwn: heard.isOwn });
    };
    void say();
    const timer = setInterval(() => void say(), EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      void tell({ ...own, isLeaving: true }).catch(() => undefined);
    };
  }, [tell, instituteId]);
  return editors;
}
