import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { failureDetails, useDeclared, useWriteFailureText } from '../../../dataProvider';
import { validateValue } from '../../../schemas';
import { useCellContext } from '../../../fields/cellContext';
import { Notice } from '../../../forms/Notice';
import { sayProblem } from '../../../forms/problems';
import { Button } from '../../../ui';
import { PasswordField } from './PasswordField';
import styles from './profile.module.css';
import type { UseProfile } from './useProfile';

type Name = 'currentPassword' | 'password' | 'repeated';
type Problems = Partial<Readonly<Record<Name, string>>>;

const EMPTY: Readonly<Record<Name, string>> = { currentPassword: '', password: '', repeated: '' };
const NAMES = ['currentPassword', 'password', 'repeated'] as const;
const WORDS: Readonly<Record<Name, string>> = { currentPassword: 'lectern.profile.password.current', password: 'lectern.profile.password.new', repeated: 'lectern.profile.password.repeat' };

/** Changes the password: the present one is asked for, and the new one twice. */
export function PasswordSection({ changePassword }: Pick<UseProfile, 'changePassword'>): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useWriteFailureText('save');
  const heading = useId();
  const field = useDeclared('user').fields['password'];
  const context = useCellContext('user');
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  const show = (found: Problems): void => {
    setProblems(found);
    const first = NAMES.find((name) => found[name]);
    if (first) inputs.current[first]?.focus();
  };
  const say = (path: string, problem: Parameters<typeof sayProblem>[0]['problem']): string => sayProblem({ problem, path, context, patternText: () => null });
  const check = (): Problems => {
    const found: { [K in Name]?: string } = {};
    for (const name of NAMES) if (!values[name]) found[name] = translate('lectern.profile.password.required');
    const problem = values.password && field ? validateValue({ field, value: values.password }) : null;
    if (problem) found.password = say('password', problem);
    else if (values.password && values.password === values.currentPassword) found.password = translate('lectern.profile.password.same');
    if (values.repeated && values.repeated !== values.password) found.repeated = translate('lectern.profile.password.differs');
    return found;
  };
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = check();
    setFailure(null);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await changePassword({ currentPassword: values.currentPassword, password: values.password });
      setValues(EMPTY);
      notify('lectern.profile.password.done', { type: 'success' });
    } catch (error) {
      const refused = Object.entries(failureDetails(error)?.problems ?? {}).filter(([path]) => path === 'currentPassword' || path === 'password');
      if (refused.length === 0) setFailure(failureText(error));
      show(Object.fromEntries(refused.map(([path, problem]) => [path, path === 'currentPassword' ? translate('lectern.profile.password.wrong') : say(path, problem)])));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{translate('lectern.profile.password.title')}</h2>
      <p className={styles.text}>{translate('lectern.profile.password.text', { count: field?.minLength ?? 0 })}</p>
      <form className={styles.narrow} noValidate onSubmit={(event) => void onSubmit(event)}>
        {NAMES.map((name) => (
          <PasswordField
            key={name}
            name={name}
            label={translate(WORDS[name])}
            value={values[name]}
            problem={problems[name] ?? null}
            onChange={(value) => {
              setValues((old) => ({ ...old, [name]: value }));
              setProblems((old) => ({ ...old, [name]: undefined }));
            }}
            ref={(input) => {
              inputs.current[name] = input;
            }}
          />
        ))}
        {failure && <Notice tone="red" text={failure} />}
        <div className={styles.buttons}>
          <Button type="submit" isBusy={isBusy}>
            {translate('lectern.profile.password.submit')}
          </Button>
        </div>
      </form>
    </section>
  );
}
