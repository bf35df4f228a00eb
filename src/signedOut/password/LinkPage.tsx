import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { signInMessage } from '../../authProvider/signInMessage';
import type { LinkInfo } from '../../authProvider/authApi';
import { chosenLocale } from '../../i18n';
import type { SignInMessage } from '../../authProvider/signInMessage';
import { lendBranding } from '../../ui/look/brandState';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { Banner } from '../frame/Banner';
import { LearnerPlace } from './LearnerPlace';
import { LinkForm } from './LinkForm';
import { PageLink } from '../frame/PageLink';
import { useSignedOut } from '../context/signedOutContext';

/** Opened from a message: greets whoever was invited, or is to set a new password, by name, and asks for the password. */
export function LinkPage({ link }: { link: string }): ReactNode {
  const { translate, api, locale, changeLocale } = useSignedOut();
  const [now] = useState({ locale, changeLocale });
  const [info, setInfo] = useState<LinkInfo | null>(null);
  const [refusal, setRefusal] = useState<SignInMessage>(null);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<LinkInfo> => {
      const found = await api.readLink({ link });
      // The message's own language, unless one was chosen here; English says nothing, it is also of those of whom nothing is known.
      if (found.language && found.language !== 'en' && found.language !== now.locale && chosenLocale() === null) await now.changeLocale(found.language).catch(() => undefined);
      // An institute that is white-labelled greets its people in its own look, on whatever host.
      if (found.branding && !isGone) lendBranding(found.branding);
      return found;
    };
    read().then(
      (found) => !isGone && setInfo(found),
      (error: unknown) => !isGone && setRefusal(signInMessage(error) ?? { key: 'lectern.failure.other' }),
    );
    return () => {
      isGone = true;
      lendBranding(null);
    };
  }, [api, link, now]);

  if (refusal) return <RefusedLink message={refusal} />;
  if (!info) return <AuthFrame title={translate('lectern.auth.link.reading')}>{null}</AuthFrame>;
  return <Greeting link={link} info={info} onRefused={setRefusal} />;
}

function Greeting({ link, info, onRefused }: { link: string; info: LinkInfo; onRefused: (message: SignInMessage) => void }): ReactNode {
  const { translate, session } = useSignedOut();
  const [isSet, setDone] = useState(false);
  const { purpose, name, instituteName, sentBy, email, userId } = info;
  if (isSet) return <LearnerPlace info={info} />;
  const other = session.user();
  const isOther = other !== null && other.id !== userId;
  // An institute that registered itself may bear one name with its account: it is said once.
  const invited = instituteName && instituteName !== sentBy ? 'lectern.auth.link.invitedTo' : 'lectern.auth.link.invited';
  const text = purpose === 'reset' ? translate('lectern.auth.link.resetText', { email }) : translate(sentBy ? invited : 'lectern.auth.link.invitedByNobody', { by: sentBy, institute: instituteName, email });
  return (
    <AuthFrame title={translate(purpose === 'reset' ? 'lectern.auth.link.resetTitle' : 'lectern.auth.link.welcome', { name })} text={text}>
      {isOther && <Banner tone="info" text={{ key: 'lectern.auth.link.otherSession', args: { other: other.name, name } }} />}
      <LinkForm link={link} info={info} onRefused={onRefused} onSet={() => setDone(true)} />
    </AuthFrame>
  );
}

/** A link that leads nowhere says why, and what to do instead. */
function RefusedLink({ message }: { message: NonNullable<SignInMessage> }): ReactNode {
  const { translate } = useSignedOut();
  const words = 'key' in message ? translate(message.key, message.args) : message.words;
  return (
    <AuthFrame title={translate('lectern.auth.link.refused')} text={words}>
      <div className={styles.actions}>
        <PageLink to="login" kind="primary">
          {translate('lectern.auth.nothingUnderWay.signIn')}
        </PageLink>
        <PageLink to="forgot-password" kind="quiet">
          {translate('lectern.auth.forgot')}
        </PageLink>
      </div>
    </AuthFrame>
  );
}
