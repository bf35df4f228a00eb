import { useCallback, useRef, useState } from 'react';
import { signInMessage } from '../../authProvider/signInMessage';
import type { SignInMessage } from '../../authProvider/signInMessage';
import { failureDetails } from '../../dataProvider/callFailure';
import type { FieldProblem } from '../../dataProvider/callFailure';
import { problemText } from '../../dataProvider/problemWords';
import { UploadError } from '../../dataProvider/uploads';
import { useSignedOut } from '../context/signedOutContext';

/** One call of a form at a time, with what its failure says. */
export interface Attempt {
  readonly isBusy: boolean;
  /** What is said above the form. */
  readonly message: SignInMessage;
  /** What is said at the fields the form has. */
  readonly problems: Readonly<Record<string, string>>;
  /** Resolves true when the call went well. While one is under way no other begins: a second click resolves false. */
  run(call: () => Promise<void>): Promise<boolean>;
  clear(): void;
}

/** Keeps a form from being sent twice and shows why it was refused: at its `fields` where the platform names them. */
export function useAttempt(fields: readonly string[] = NONE): Attempt {
  const { translate } = useSignedOut();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const [message, setMessage] = useState<SignInMessage>(null);
  const [found, setFound] = useState<Readonly<Record<string, FieldProblem>>>({});
  const run = useCallback(
    async (call: () => Promise<void>) => {
      // A click may come before the button that it falls on is drawn anew.
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      setBusy(true);
      setMessage(null);
      setFound({});
      try {
        await call();
        return true;
      } catch (error) {
        const problems = failureDetails(error)?.problems ?? {};
        setFound(problems);
        const isAtFields = Object.keys(problems).some((name) => fields.includes(name));
        setMessage(isAtFields ? null : error instanceof UploadError ? error.problem : signInMessage(error));
        return false;
      } finally {
        isUnderWay.current = false;
        setBusy(false);
      }
    },
    [fields],
  );
  const clear = useCallback(() => {
    setMessage(null);
    setFound({});
  }, []);
  const problems = Object.fromEntries(Object.entries(found).map(([name, problem]) => [name, wordsOf({ problem, translate })]));
  return { isBusy, message, problems, run, clear };
}

const NONE: readonly string[] = [];

/** The problem in the visitor's own language; the platform's sentence where it has no code. */
function wordsOf({ problem, translate }: { problem: FieldProblem; translate: ReturnType<typeof useSignedOut>['translate'] }): string {
  const text = problemText(problem);
  return 'key' in text ? translate(text.key, text.args) : text.words;
}
