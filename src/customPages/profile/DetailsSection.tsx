import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, useNotify, useTranslate } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { failureDetails, useDeclared, useWriteFailureText, useTexts } from '../../dataProvider';
import type { Profile, ProfileChanges, UseProfile } from '../../dataProvider';
import { cleanValue } from '../../schemas';
import type { Actor, Resource } from '../../schemas';
import { useCellContext } from '../../screens/fields/cellContext';
import { Avatar } from '../../screens/fields/shared/Avatar';
import { FieldControl } from '../../screens/fields/shared/FieldControl';
import { FormScopeContext } from '../../screens/fields/shared/formScope';
import type { FormSection } from '../../screens/form/formFields';
import { typedFields } from '../../screens/form/formFields';
import { valuesToSend } from '../../screens/form/formValues';
import { Notice } from '../../screens/form/Notice';
import { sayProblem } from '../../screens/form/problems';
import { UnsavedGuard } from '../../screens/form/UnsavedGuard';
import { useFocusProblem } from '../../screens/form/useFocusProblem';
import { useResolver } from '../../screens/form/useResolver';
import { useRules } from '../../screens/form/useRules';
import { Button } from '../../shell/ui';
import { PasswordField } from './PasswordField';
import styles from './profile.module.css';

interface DetailsProps {
  readonly profile: Profile;
  readonly actor: Actor;
  readonly save: UseProfile['save'];
  readonly reload: () => Promise<void>;
}

/** What one may change of one's own account: fields of the module of users, by its own rules. */
const TYPED = ['name', 'phoneNumber', 'imageURL'] as const;

/** Name, phone and picture to change; e-mail, role and institute to read. */
export function DetailsSection({ profile, actor, save, reload }: DetailsProps): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const formId = useId();
  const resource = useDeclared('user');
  const texts = useTexts('user');
  const context = useCellContext('user');
  const rules = useRules(actor);
  const sections = useMemo(() => sectionsOf(resource), [resource]);
  const patternText = texts.pattern;
  const record = useMemo(() => ({ ...profile }), [profile]);
  const [pendingFiles] = useState(() => new Map<string, string>());
  const resolver = useResolver({ resource, sections, rules, record, context, patternText, pendingFiles });
  const scope = useMemo(() => ({ formId, rules, hint: texts.hint, pendingFiles }), [formId, rules, texts, pendingFiles]);
  const submit = useRef<(values: Readonly<Record<string, unknown>>) => Promise<void>>(async () => undefined);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.who}>
        <Avatar title={profile.name} picture={profile.imageURL} size="large" />
        <h2 id={heading}>{translate('lectern.profile.details')}</h2>
      </div>
      <dl className={styles.facts}>
        <Fact name={translate('lectern.profile.email')} value={profile.email} hint={translate(profile.role === 'super_admin' ? 'lectern.profile.emailHintSuperAdmin' : 'lectern.profile.emailHint')} />
        <Fact name={translate('lectern.profile.role')} value={texts.choice('role', profile.role)} />
        <Fact name={translate('lectern.profile.institute')} value={profile.instituteName} />
      </dl>
      <FormScopeContext.Provider value={scope}>
        <Form key={profile.version} id={formId} noValidate defaultValues={profile} resolver={resolver} shouldFocusError={false} disableInvalidFormNotification onSubmit={(values: Readonly<Record<string, unknown>>) => submit.current(values)}>
          <Body {...{ profile, resource, sections, rules, context, patternText, save, reload }} submitRef={submit} />
        </Form>
      </FormScopeContext.Provider>
    </section>
  );
}

function sectionsOf(resource: Resource): readonly FormSection[] {
  const fields = TYPED.flatMap((name) => (resource.fields[name] ? [{ field: resource.fields[name], isFixed: false }] : []));
  return [{ name: 'general', when: null, fields }];
}

function Fact({ name, value, hint }: { name: string; value: string | null; hint?: string }): ReactNode {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </div>
  );
}

interface BodyProps extends Pick<DetailsProps, 'profile' | 'save' | 'reload'> {
  readonly resource: Resource;
  readonly sections: readonly FormSection[];
  readonly rules: ReturnType<typeof useRules>;
  readonly context: ReturnType<typeof useCellContext>;
  readonly patternText: (path: string) => string | null;
  readonly submitRef: { current: (values: Readonly<Record<string, unknown>>) => Promise<void> };
}

function Body({ profile, resource, sections, rules, context, patternText, save, reload, submitRef }: BodyProps): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useWriteFailureText('save');
  const { setError, getValues, formState } = useFormContext();
  const { dirtyFields } = useFormState();
  const body = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const isSaved = useRef(false);
  const [password, setPassword] = useState('');
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const needsPassword = useIsPhoneChanged({ resource, profile });
  useFocusProblem({ form: body, sections, activate: NOTHING });

  const refusePassword = (key: string): void => {
    setPasswordProblem(translate(key));
    passwordInput.current?.focus();
  };
  const send = async ({ values, overwrite = false }: { values: Readonly<Record<string, unknown>>; overwrite?: boolean }): Promise<void> => {
    const changes = valuesToSend({ fields: typedFields({ sections, values, rules }), values, record: { ...profile } });
    setFailure(null);
    setStale(false);
    if (Object.keys(changes).length === 0) return notify('lectern.profile.unchanged', { type: 'info' });
    const isPhoneSent = 'phoneNumber' in changes;
    if (isPhoneSent && !password) return refusePassword('lectern.profile.password.required');
    setPasswordProblem(null);
    try {
      isSaved.current = true;
      await save({ ...(changes as ProfileChanges), ...(isPhoneSent ? { currentPassword: password } : {}) }, { overwrite });
      notify('lectern.profile.saved', { type: 'success' });
    } catch (error) {
      isSaved.current = false;
      const details = failureDetails(error);
      if (details?.kind === 'stale') return setStale(true);
      const { currentPassword, ...others } = details?.problems ?? {};
      const problems = Object.entries(others);
      if (currentPassword && isPhoneSent) refusePassword('lectern.profile.password.wrong');
      for (const [path, problem] of problems) setError(path, { type: 'server', message: sayProblem({ problem, path, context, patternText }) });
      const isElsewhere = problems.some(([path]) => !TYPED.some((name) => name === path));
      if ((problems.length === 0 && !currentPassword) || isElsewhere) setFailure(failureText(error));
    }
  };
  submitRef.current = (values) => send({ values });

  const hasChanges = useRef(false);
  hasChanges.current = Object.keys(dirtyFields).length > 0;
  const isDirty = useCallback(() => hasChanges.current && !isSaved.current, []);
  return (
    <div ref={body} className={styles.form}>
      <div className={styles.fields}>
        {sections.flatMap((section) => section.fields.map(({ field }) => <FieldControl key={field.name} field={field} path={field.name} context={context} />))}
        {needsPassword && (
          <PasswordField
            ref={passwordInput}
            name="currentPassword"
            label={translate('lectern.profile.password.current')}
            hint={translate('lectern.profile.phonePassword')}
            value={password}
            problem={passwordProblem}
            onChange={(value) => {
              setPassword(value);
              setPasswordProblem(null);
            }}
          />
        )}
      </div>
      {failure && <Notice tone="red" text={failure} />}
      {isStale && (
        <Notice tone="red" text={translate('lectern.profile.stale')}>
          <Button isSmall onClick={() => void reload()}>
            {translate('lectern.profile.reload')}
          </Button>
          <Button isSmall kind="danger" onClick={() => void send({ values: getValues(), overwrite: true })}>
            {translate('lectern.profile.overwrite')}
          </Button>
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" isBusy={formState.isSubmitting}>
          {translate('lectern.profile.save')}
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty} onLeave={NOTHING} />
    </div>
  );
}

/** Whoever has the phone number can sign in with it, so changing it takes the present password. */
function useIsPhoneChanged({ resource, profile }: { resource: Resource; profile: Profile }): boolean {
  const field = resource.fields['phoneNumber'];
  const typed: unknown = useWatch({ name: 'phoneNumber' });
  return field !== undefined && typed !== undefined && (cleanValue({ field, value: typed }) ?? null) !== (profile.phoneNumber ?? null);
}

const NOTHING = (): void => undefined;
