import { useId } from 'react';
import { type Store, useStore } from '../../lib/create-store.ts';
import { music, soundEffects } from '../../lib/sound.ts';
import { type Theme, theme } from '../../lib/theme.ts';
import { InstallRow } from './InstallRow.tsx';
import styles from './Preferences.module.css';

const themeNames: readonly [Theme, string][] = [
  ['light', 'Chiaro'],
  ['dark', 'Scuro'],
  ['system', 'Sistema'],
];

/** Theme, sounds, music and installation on this device. */
export function Preferences() {
  const chosen = useStore(theme);
  const name = useId();
  return (
    <div className={styles.preferences}>
      <fieldset className={styles.theme}>
        <legend className={styles.legend}>Aspetto</legend>
        <div className={styles.choices}>
          {themeNames.map(([value, label]) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                checked={chosen === value}
                onChange={() => theme.set(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Switch label="Suoni" preference={soundEffects} />
      <Switch label="Musica" preference={music} />
      <InstallRow />
    </div>
  );
}

interface SwitchProps {
  label: string;
  preference: Store<'on' | 'off'>;
}

function Switch({ label, preference }: SwitchProps) {
  const isOn = useStore(preference) === 'on';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => preference.set(isOn ? 'off' : 'on')}
    >
      {label}
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
