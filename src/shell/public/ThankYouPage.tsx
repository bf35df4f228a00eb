import type { ReactNode } from 'react';
import { useSignedOut } from '../auth/signedOutContext';
import { buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PublicFrame } from './PublicFrame';

/** Something has arrived: a purchase, a message. The tab bears the specification's title (part 1 §2). */
export function ThankYouPage(): ReactNode {
  const { translate, state } = useSignedOut();
  return (
    <PublicFrame title={translate('fixed.pageTitles.success')}>
      <EmptyState
        drawing="welcome"
        level={1}
        title={translate('lectern.publicPages.thanks.title')}
        text={translate(state.isFeedback ? 'lectern.publicPages.thanks.feedback' : 'lectern.publicPages.thanks.text')}
        action={
          <a href="/" className={buttonClass('quiet')}>
            {translate('lectern.shell.notFound.back')}
          </a>
        }
      />
    </PublicFrame>
  );
}
