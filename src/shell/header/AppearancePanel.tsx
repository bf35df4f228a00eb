import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useBranding } from '../brand';
import { ACCENTS, DENSITIES, THEMES, setAppearance, useAppearance } from '../../ui/look/appearance';
import type { Appearance } from '../../ui/look/appearance';
import { NAVIGATION_PLACES, isProfileHidden, setNavigationPlace, useNavigationPlace } from '../context/navigationPlace';
import styles from './AppearanceMenu.module.css';

const CHOICES = { theme: THEMES, accent: ACCENTS, density: DENSITIES } as const;

/** What the menu of the appearance offers. */
export default function AppearancePanel(): ReactNode {
  const appearance = useAppearance();
  return (
    <div className={styles.panel}>
      <Choice name="theme" value={appearance.theme} />
      <Choice name="accent" value={appearance.accent} />
      <Choice name="density" value={appearance.density} />
      {!isProfileHidden() && <NavigationChoice />}
    </div>
  );
}

function Choice<K extends keyof typeof CHOICES>({ name, value }: { name: K; value: Appearance[K] }): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const { colours, primaryColour } = useBranding();
  // A tenant with a colour of its own offers it before the presets.
  const choices: readonly Appearance[keyof typeof CHOICES][] = name === 'accent' && colours ? ['brand', ...ACCENTS] : CHOICES[name];
  return (
    <fieldset className={styles.choice}>
      <legend>{translate(`lectern.shell.appearances.${name}`)}</legend>
      <div className={name === 'accent' ? styles.swatches : styles.segments}>
        {choices.map((one) => (
          <label key={one} title={name === 'accent' ? translate(`lectern.shell.accents.${one}`) : undefined}>
            <input type="radio" name={id} value={one} checked={one === value} onChange={() => setAppearance({ [name]: one })} />
            {name === 'accent' ? (
              <span className={styles.swatch} data-swatch={one} style={one === 'brand' && primaryColour ? { backgroundColor: primaryColour } : undefined}>
                <span className="visuallyHidden">{translate(`lectern.shell.accents.${one}`)}</span>
              </span>
            ) : (
              <span className={styles.segment}>{translate(`lectern.shell.${name === 'theme' ? 'themes' : 'densities'}.${one}`)}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function NavigationChoice(): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const place = useNavigationPlace();
  return (
    <fieldset className={`${styles.choice} ${styles.navigation}`}>
      <legend>{translate('lectern.shell.appearances.navigation')}</legend>
      <div className={styles.segments}>
        {NAVIGATION_PLACES.map((one) => (
          <label key={one}>
            <input type="radio" name={id} value={one} checked={one === place} onChange={() => setNavigationPlace(one)} />
            <span className={styles.segment}>{translate(`lectern.shell.navigationPlaces.${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
