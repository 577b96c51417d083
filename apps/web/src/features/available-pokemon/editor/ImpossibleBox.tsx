import type { LegalityIssue } from '@poketorneo/rules';
import { ImpossibleSign } from '../../../ui/pokemon-accordion/ImpossibleSign.tsx';
import styles from './PokemonEditor.module.css';

/** What cannot be in generation 4, and why; it can be saved all the same. */
export function ImpossibleBox({ found }: { found: readonly LegalityIssue[] }) {
  return (
    <div
      className={`${styles.impossible} ${styles.wide}`}
      role="status"
      data-empty={found.length === 0 || undefined}
    >
      {found.length > 0 && (
        <>
          <p className={styles.impossibleTitle}>
            <ImpossibleSign isDecoration />
            Fuori dal possibile
          </p>
          <ul>
            {found.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className={styles.note}>Puoi salvarlo lo stesso: nella lista porterà questo segno.</p>
        </>
      )}
    </div>
  );
}
