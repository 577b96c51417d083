import type { HealthReport } from '@poketorneo/contract';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { concernsOf, isBackupWanted } from './concerns.ts';
import styles from './HealthPage.module.css';

/** All in a word, before the figures. */
export function Verdict({ report }: { report: HealthReport }) {
  const concerns = concernsOf(report);
  return (
    <section
      className={styles.verdict}
      data-is-well={concerns.length === 0 || undefined}
      aria-labelledby="in-una-parola"
    >
      <h2 id="in-una-parola" className={styles.heading}>
        {concerns.length === 0 ? 'Tutto a posto!' : 'Da guardare'}
      </h2>
      {concerns.length === 0 ? (
        <p>PokéTorneo è in forma: puoi pensare ai tornei.</p>
      ) : (
        <ul className={styles.concerns}>
          {concerns.map((concern) => (
            <li key={concern}>{concern}</li>
          ))}
        </ul>
      )}
      {isBackupWanted(report.backup) && <ButtonLink to="/club/downloads">Fai una copia</ButtonLink>}
    </section>
  );
}
