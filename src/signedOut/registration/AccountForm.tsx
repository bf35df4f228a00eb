import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { lacks } from '../../dataProvider/absent';
import { Button } from '../../ui/Button';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { Banner } from '../frame/Banner';
import { giveLogo } from './calls';
import { checks, MIN_PASSWORD } from '../inputs/checks';
import type { Check } from '../inputs/checks';
import { PageLink } from '../frame/PageLink';
import { TextField } from '../inputs/TextField';
import { useSignedOut } from '../context/signedOutContext';
import { useAttempt } from '../inputs/useAttempt';

/** What an account is made of. */
export interface NewAccount {
  readonly name: string;
  /** Of the person, where it was asked for and said. */
  readonly contactName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly password: string;
}

interface AccountFormProps {
  readonly title: string;
  readonly text: string;
  readonly nameLabel: string;
  readonly submit: string;
  /** Sends values that have passed the checks. A failure is said at the fields, or above the form. */
  readonly onAccount: (account: NewAccount) => Promise<void>;
}

const EMPTY: NewAccount = { name: '', contactName: '', email: '', phoneNumber: '', password: '' };
const CHECKS: Readonly<Record<keyof NewAccount, (value: string) => Check | null>> = { name: checks.name, contactName: (value) => (value.trim() === '' ? null : checks.name(value)), email: checks.email, phoneNumber: checks.phone, password: checks.password };
/** By the names of both calls: `instituteRegistration` says `emailId`, `signup` says `email`. */
const FIELDS = ['name', 'contactName', 'email', 'emailId', 'phoneNumber', 'password'];

/** Name, e-mail, phone number and password of who is new. */
export function AccountForm({ title, text, nameLabel, submit, onAccount }: AccountFormProps): ReactNode {
  const { translate, state } = useSignedOut();
  const [given, setGiven] = useState<NewAccount>({ ...EMPTY, ...state.typed });
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt(FIELDS);
  const form = useRef<HTMLFormElement>(null);
  // A platform that only the specification describes need not know of it.
  const hasContact = !lacks(giveLogo);

  const problemOf = (name: keyof NewAccount): string | null => {
    const check = isChecked ? CHECKS[name](given[name]) : null;
    if (check) return translate(check.key, check.args);
    return attempt.problems[name] ?? (name === 'email' ? attempt.problems['emailId'] : undefined) ?? null;
  };
  const field = (name: keyof NewAccount) => ({
    name,
    value: given[name],
    problem: problemOf(name),
    required: true,
    onChange: (value: string) => {
      attempt.clear();
      setGiven((before) => ({ ...before, [name]: value }));
    },
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    attempt.clear();
    setChecked(true);
    const wrong = (Object.keys(CHECKS) as (keyof NewAccount)[]).find((name) => CHECKS[name](given[name]) !== null);
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    const account = { ...given, name: given.name.trim(), contactName: given.contactName.trim(), email: given.email.trim(), phoneNumber: given.phoneNumber.trim() };
    // Not before the message of a refused field stands there.
    void attempt.run(() => onAccount(account)).then((isDone) => !isDone && setTimeout(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()));
  };

  return (
    <AuthFrame title={title} text={text}>
      {attempt.message && <Banner tone="error" text={attempt.message} />}
      {state.notice && !attempt.message && <Banner tone="info" text={{ key: state.notice }} />}
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField {...field('name')} label={nameLabel} autoComplete="organization" maxLength={120} />
        {hasContact && <TextField {...field('contactName')} required={false} label={translate('lectern.auth.register.contactName')} autoComplete="name" maxLength={120} hint={translate('lectern.auth.register.contactHint')} />}
        <TextField {...field('email')} label={translate('lectern.auth.email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
        <TextField {...field('phoneNumber')} label={translate('lectern.auth.phone')} type="tel" autoComplete="tel" hint={translate('lectern.auth.phoneHint')} />
        <TextField {...field('password')} label={translate('lectern.auth.password')} type="password" autoComplete="new-password" maxLength={128} hint={translate('lectern.auth.passwordHint', { count: MIN_PASSWORD })} />
        <div className={styles.submit}>
          <Button kind="primary" type="submit" isWide isBusy={attempt.isBusy}>
            {submit}
          </Button>
        </div>
      </form>
      <p className={styles.more}>
        {translate('lectern.auth.haveAccount')} <PageLink to="login">{translate('lectern.auth.login.title')}</PageLink>
      </p>
    </AuthFrame>
  );
}
