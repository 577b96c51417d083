import { BackupReminder } from '../downloads/index.ts';
import { ClubCard } from './ClubCard.tsx';
import styles from './ClubPage.module.css';
import { clubPlaces } from './club-places.ts';

/** /club: everything that organisers do besides the players and the Pokémon. */
export function ClubPage() {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>Il club</h1>
        <p className={styles.lead}>La cassetta degli attrezzi di chi organizza.</p>
      </header>
      <BackupReminder />
      <ul className={styles.cards}>
        {clubPlaces.map((place) => (
          <li key={place.to}>
            <ClubCard place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
}
