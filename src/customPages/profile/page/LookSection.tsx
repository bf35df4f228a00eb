import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLocaleState, useLocales, useTranslate } from 'ra-core';
import inputStyles from '../../../fields/controls/input.module.css';
import { ACCENTS, DENSITIES, THEMES, setAppearance, useAppearance } from '../../../ui/look/appearance';
import { Icon } from '../../../ui';
import styles from './profile.module.css';

/** How the console looks and speaks to this person, in this browser. */
export function LookSection(): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const language = useId();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const { theme, accent, density } = useAppearance();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{translate('lectern.profile.look.title')}</h2>
      <p className={styles.text}>{translate('lectern.profile.look.text')}</p>
      <div className={styles.fields}>
        <div className={inputStyles.field}>
          <label htmlFor={language} className={inputStyles.label}>
            {translate('lectern.shell.language')}
          </label>
          <div className={`${inputStyles.box} ${inputStyles.select}`}>
            <select id={language} value={locale} onChange={(event) => setLocale(event.target.value)}>
              {locales.map((one) => (
                <option key={one.locale} value={one.locale} lang={one.locale}>
                  {one.name}
                </option>
              ))}
            </select>
            <Icon name="chevronDown" size={16} />
          </div>
        </div>
        <Segments name={translate('lectern.shell.appearances.theme')} words="lectern.shell.themes." values={THEMES} value={theme} onChange={(next) => setAppearance({ theme: next })} />
        <Segments name={translate('lectern.shell.appearances.accent')} words="lectern.shell.accents." values={ACCENTS} value={accent} onChange={(next) => setAppearance({ accent: next })} />
        <Segments name={translate('lectern.shell.appearances.density')} words="lectern.shell.densities." values={DENSITIES} value={density} onChange={(next) => setAppearance({ density: next })} />
      </div>
    </section>
  );
}

interface SegmentsProps<T extends string> {
  readonly name: string;
  /** What the keys of the words begin with. */
  readonly words: string;
  readonly values: readonly T[];
  readonly value: string;
  readonly onChange: (value: T) => void;
}

function Segments<T extends string>({ name, words, values, value, onChange }: SegmentsProps<T>): ReactNode {
  const translate = useTranslate();
  const id = useId();
  return (
    <fieldset className={inputStyles.field}>
      <legend className={styles.legend}>{name}</legend>
      <div className={inputStyles.segments}>
        {values.map((one) => (
          <label key={one} className={inputStyles.segment}>
            <input type="radio" name={id} value={one} checked={one === value} onChange={() => onChange(one)} />
            {translate(words + one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
