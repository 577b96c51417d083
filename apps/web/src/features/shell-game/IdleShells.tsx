import { Mat } from './Mat.tsx';
import { Shell } from './Shell.tsx';
import styles from './ShellBoard.module.css';

const places = [0, 1, 2];

/** The shells before the game: one of them reveals a ball. */
export function IdleShells() {
  return (
    <div className={styles.field} aria-hidden="true">
      <div className={styles.board} data-idle>
        <Mat />
        {places.map((place) => (
          <span key={place} className={styles.spot}>
            <span className={styles.place} data-covered>
              {place === 1 && <span className={styles.ball} />}
              <span className={styles.shell}>
                <Shell className={styles.picture} />
              </span>
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
