import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useDeclared, useTexts } from '../../../dataProvider';
import { cleanValue } from '../../../schemas';
import type { Actor, Resource } from '../../../schemas';
import { Avatar } from '../../../fields/cells/Avatar';
import { FieldControl } from '../../../fields/FieldControl';
import { sentences } from '../../../fields/values/sentences';
import { DeclaredForm } from '../../../forms/DeclaredForm';
import type { FormModel } from '../../../forms/DeclaredForm';
import type { FormSection } from '../../../forms/formFields';
import { typedFields } from '../../../forms/formFields';
import { valuesToSend } from '../../../forms/formValues';
import { draftOwner } from '../../../forms/drafts';
import { Notice } from '../../../forms/Notice';
import { OfferedDraft } from '../../../forms/OfferedDraft';
import { UnsavedGuard } from '../../../forms/UnsavedGuard';
import { useDraft } from '../../../forms/useDraft';
import { useFocusProblem } from '../../../forms/useFocusProblem';
import { useSaving } from '../../../forms/useSaving';
import { Button } from '../../../ui';
import { PasswordField } from './PasswordField';
import styles from './profile.module.css';
import type { Profile, ProfileChanges, UseProfile } from './useProfile';

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
  const resource = useDeclared('user');
  const texts = useTexts('user');
  const sections = useMemo(() => sectionsOf(resource), [resource]);
  const record = useMemo(() => ({ ...profile }), [profile]);
  const [reloads, setReloads] = useState(0);
  const reloadAll = async (): Promise<void> => {
    await reload();
    setReloads((count) => count + 1);
  };
  // Another version alone, as a new password makes one, takes nothing away that is being typed.
  const begun = JSON.stringify([reloads, ...TYPED.map((name) => profile[name])]);
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
      <DeclaredForm key={begun} resource={resource} actor={actor} sections={sections} record={record} defaultValues={record}>
        {(model) => <Body {...model} {...{ profile, save, actor }} reload={reloadAll} />}
      </DeclaredForm>
    </section>
  );
}

function sectionsOf(resource: Resource): readonly FormSection[] {
  const fields = TYPED.flatMap((name) => (resource.fields[name] ? [{ field: resource.fields[name], isFixed: false, held: null }] : []));
  return [{ name: 'general', when: null, searchResult: null, fields }];
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

function Body({ profile, resource, sections, rules, context, patternText, submitRef, save, reload, actor }: FormModel & Pick<DetailsProps, 'profile' | 'save' | 'reload' | 'actor'>): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues, formState } = useFormContext();
  const { dirtyFields } = useFormState();
  const body = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const needsPassword = useIsPhoneChanged({ resource, profile });
  useFocusProblem({ form: body, sections, activate: NOTHING });

  const refusePassword = (key: string): void => {
    setPasswordProblem(translate(key));
    passwordInput.current?.focus();
  };
  const draft = useDraft({ resource: 'profile', id: actor.id, fields: resource.fields, owner: draftOwner(actor), begun: NO_VALUES, version: profile.version });
  const saving = useSaving<Profile>({
    context,
    patternText,
    shownFields: TYPED,
    send: async ({ values, overwrite }) => save({ ...(values as ProfileChanges), ...('phoneNumber' in values ? { currentPassword: password } : {}) }, { overwrite, since: draft.since()?.version }),
    onSaved: () => {
      draft.drop();
      notify('lectern.profile.saved', { type: 'success' });
    },
    takeProblems: ({ currentPassword, ...others }) => {
      if (currentPassword) refusePassword('lectern.profile.password.wrong');
      return others;
    },
  });
  const send = async ({ values, overwrite = false }: { values: Readonly<Record<string, unknown>>; overwrite?: boolean }): Promise<void> => {
    const changes = valuesToSend({ fields: typedFields({ sections, values, rules }), values, record: { ...profile } });
    if (Object.keys(changes).length === 0) return notify('lectern.profile.unchanged', { type: 'info' });
    if ('phoneNumber' in changes && !password) return refusePassword('lectern.profile.password.required');
    setPasswordProblem(null);
    await saving.save({ values: changes, overwrite });
  };
  submitRef.current = (values) => send({ values });

  const hasChanges = useRef(false);
  hasChanges.current = Object.keys(dirtyFields).length > 0;
  const { isReleased } = saving;
  const isDirty = useCallback(() => hasChanges.current && !isReleased(), [isReleased]);
  return (
    <div ref={body} className={styles.form}>
      <OfferedDraft draft={draft} locale={context.locale} />
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
      {saving.failure && <Notice tone="red" text={sentences([saving.failure.head, saving.failure.text])} />}
      {saving.stale && (
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
      <UnsavedGuard isDirty={isDirty} isSaving={saving.isSaving} onLeave={draft.drop} />
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
const NO_VALUES = {};
