import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { useActor, useCallAction, useSelectedInstitute, useWriteFailureText } from '../../../dataProvider';
import { isAcrossInstitutes, mayCall } from '../../../schemas';
import { Button } from '../../../ui';
import { createSite } from '../calls';
import { useStyles } from './adoptStyles';
import editorStyles from './editor.css?inline';
import { siteFrom, TEMPLATES, type Template } from './templates';
import type { SiteState } from './useSiteDraft';

/** The way into a site that nobody has begun: empty, or from a template. */
export function BeginSite({ whose, onBegun }: { readonly whose: { readonly instituteId?: string }; readonly onBegun: (state: SiteState) => void }): ReactNode {
  useStyles(editorStyles);
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const failureText = useWriteFailureText('save');
  const create = useCallAction(createSite);
  const actor = useActor();
  const { institute } = useSelectedInstitute();
  const mayBegin = mayCall(actor, createSite);
  const another = institute ? 'chosen' : 'operator';
  const [busy, setBusy] = useState<Template | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const begin = async (template: Template): Promise<void> => {
    setBusy(template);
    setFailure(null);
    try {
      onBegun(await create({ configuration: siteFrom({ template, language: locale, say: (key) => translate(`lectern.webBuilder.sample.${key}`) }), ...whose }));
    } catch (error) {
      setFailure(failureText(error));
      setBusy(null);
    }
  };
  return (
    <div className="wb-begin">
      <h1>{translate('lectern.routes.webBuilder')}</h1>
      <p>{translate(`lectern.webBuilder.begin.${actor && isAcrossInstitutes(actor) ? another : 'text'}`, { name: institute?.name })}</p>
      {failure && <p role="alert" className="wb-alert">{failure}</p>}
      {!mayBegin && <p>{translate('lectern.webBuilder.begin.none')}</p>}
      {mayBegin && (
        <ul className="wb-templates">
          {TEMPLATES.map((template) => (
            <li key={template}>
              <h2>{translate(`lectern.webBuilder.template.${template}.name`)}</h2>
              <p>{translate(`lectern.webBuilder.template.${template}.text`)}</p>
              <Button isBusy={busy === template} aria-label={translate('lectern.webBuilder.begin.with', { template: translate(`lectern.webBuilder.template.${template}.name`) })} onClick={() => void begin(template)}>{translate('lectern.webBuilder.begin.do')}</Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
