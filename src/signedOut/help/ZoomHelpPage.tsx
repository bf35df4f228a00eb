import type { ReactNode } from 'react';
import { useSignedOut } from '../context/signedOutContext';
import { PublicFrame } from '../frame/PublicFrame';
import styles from './Article.module.css';

const MARKETPLACE = new URL('https://marketplace.zoom.us/');
/** What the app may do at Zoom, in Zoom's own words. */
const SCOPES = ['meeting:read:meeting:admin', 'meeting:write:meeting:admin', 'meeting:update:meeting:admin', 'meeting:delete:meeting:admin', 'user:read:user:admin'];
const STEPS = ['open', 'create', 'credentials', 'information', 'scopes', 'activate', 'connect'] as const;
const PROBLEMS = ['noApp', 'refused', 'scope', 'user'] as const;

/** How an institute prepares its Zoom account, step by step. */
export function ZoomHelpPage(): ReactNode {
  const { translate } = useSignedOut();
  const title = translate('lectern.publicPages.zoom.title');
  return (
    <PublicFrame title={title}>
      <article className={styles.article}>
        <h1>{title}</h1>
        <p className={styles.lead}>{translate('lectern.publicPages.zoom.lead')}</p>
        <h2>{translate('lectern.publicPages.zoom.needTitle')}</h2>
        <p>{translate('lectern.publicPages.zoom.need')}</p>
        <h2>{translate('lectern.publicPages.zoom.stepsTitle')}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>
              <strong>{translate(`lectern.publicPages.zoom.steps.${step}.title`)}</strong>
              <p>{translate(`lectern.publicPages.zoom.steps.${step}.text`)}</p>
              {step === 'open' && (
                <p>
                  <a href={MARKETPLACE.href} target="_blank" rel="noreferrer">
                    {MARKETPLACE.host}
                  </a>
                </p>
              )}
              {step === 'scopes' && (
                <ul className={styles.codes}>
                  {SCOPES.map((scope) => (
                    <li key={scope}>
                      <code>{scope}</code>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        <h2>{translate('lectern.publicPages.zoom.problemsTitle')}</h2>
        <dl>
          {PROBLEMS.map((problem) => (
            <div key={problem}>
              <dt>{translate(`lectern.publicPages.zoom.problems.${problem}.title`)}</dt>
              <dd>{translate(`lectern.publicPages.zoom.problems.${problem}.text`)}</dd>
            </div>
          ))}
        </dl>
      </article>
    </PublicFrame>
  );
}
