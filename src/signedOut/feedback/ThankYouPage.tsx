import type { ReactNode } from 'react';
import { useSignedOut } from '../context/signedOutContext';
import { MessagePage } from '../frame/MessagePage';
import { StartLink } from '../frame/StartLink';

/** Something has arrived: a purchase, a message. The tab bears the specification's title (part 1 §2). */
export function ThankYouPage(): ReactNode {
  const { translate, state } = useSignedOut();
  return (
    <MessagePage
      drawing="welcome"
      tabTitle={translate('fixed.pageTitles.success')}
      title={translate('lectern.publicPages.thanks.title')}
      text={translate(state.isFeedback ? 'lectern.publicPages.thanks.feedback' : 'lectern.publicPages.thanks.text')}
      action={<StartLink />}
    />
  );
}
