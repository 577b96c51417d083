import styles from './Stars.module.css';

const angles = [0, 45, 90, 135, 180, 225, 270, 315];

/** Stars that fly apart; the scene's stylesheet starts them. */
export function Stars() {
  return (
    <span className={styles.stars} aria-hidden="true">
      {angles.map((angle) => (
        <span key={angle} className={styles.way} style={{ rotate: `${angle}deg` }}>
          <span className={styles.star} />
        </span>
      ))}
    </span>
  );
}
