import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslate } from 'ra-core';
import inputStyles from '../../fields/controls/input.module.css';
import { isAcrossInstitutes } from '../../schemas';
import type { Actor } from '../../schemas';
import { VIEW_AUDIENCES, VIEW_NAME_LENGTH, type ViewAudience } from '../../schemas/listView';
import { Icon } from '../../ui';
import styles from './views.module.css';

interface ViewFieldsProps {
  readonly actor: Actor;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly audience: ViewAudience;
  readonly onAudience: (audience: ViewAudience) => void;
  /** What is wrong with the name. */
  readonly problem: string | null;
  /** What becomes of one that has the name already. */
  readonly note?: string | null;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The name of a view, and whom it is for; stands inside a form. */
export function ViewFields({ actor, name, onName, audience, onAudience, problem, note = null, ref }: ViewFieldsProps): ReactNode {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={styles.fields}>
      <div className={inputStyles.field} data-path="name">
        <label htmlFor={id} className={inputStyles.label}>
          {translate('lectern.views.name')}
        </label>
        <div className={inputStyles.box} data-invalid={problem ? '' : undefined}>
          <input ref={ref} id={id} type="text" autoComplete="off" required maxLength={VIEW_NAME_LENGTH} value={name} aria-invalid={problem !== null} aria-describedby={problem ? `${id}-problem` : `${id}-note`} onChange={(event) => onName(event.target.value)} />
        </div>
        {problem && (
          <span id={`${id}-problem`} className={inputStyles.error} role="alert">
            <Icon name="alert" size={16} />
            {problem}
          </span>
        )}
        <span id={`${id}-note`} role="status" className={inputStyles.hint}>
          {problem ? null : note}
        </span>
      </div>
      <fieldset className={styles.audience}>
        <legend className={inputStyles.label}>{translate('lectern.views.audience')}</legend>
        {VIEW_AUDIENCES.map((one) => (
          <label key={one} className={styles.choice}>
            <input type="radio" name={`${id}-audience`} checked={audience === one} aria-describedby={`${id}-${one}`} onChange={() => onAudience(one)} />
            <span>
              {translate(`lectern.views.audiences.${one}`)}
              <span id={`${id}-${one}`} className={inputStyles.hint}>
                {hintOf({ audience: one, actor, translate })}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Who that is; the operator's people share with their own. */
function hintOf({ audience, actor, translate }: { readonly audience: ViewAudience; readonly actor: Actor; readonly translate: ReturnType<typeof useTranslate> }): string {
  const role = translate(`lectern.common.choices.${actor.role}`);
  return translate(`lectern.views.hints.${actor.instituteId === null && isAcrossInstitutes(actor) ? 'operator' : 'institute'}.${audience}`, { role });
}
