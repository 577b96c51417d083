import { useStore } from '../../lib/create-store.ts';
import {
  installOffer,
  isAppleDevice,
  isInstalled,
  takeInstallOffer,
} from '../../lib/install-offer.ts';
import styles from './Preferences.module.css';

/** The button, or on Apple devices the hint, to install the app; nothing if it is installed. */
export function InstallRow() {
  const offer = useStore(installOffer);
  if (isInstalled()) return null;
  if (offer !== null) {
    return (
      <button type="button" className={styles.switch} onClick={() => void takeInstallOffer()}>
        Installa PokéTorneo
        <span className={styles.install} aria-hidden="true">
          +
        </span>
      </button>
    );
  }
  if (!isAppleDevice()) return null;
  return (
    <p className={styles.hint}>
      Per averlo tra le app: <strong>Condividi</strong>, poi <strong>Aggiungi a Home</strong>.
    </p>
  );
}
