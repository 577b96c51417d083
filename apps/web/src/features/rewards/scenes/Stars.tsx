import styles from './Stars.module.css';

const angles = [0, 45, 90, 135, 180, 225, 270, 315];

/** Stars that fly off from where something has come to pass: the scene's stylesheet says when. */
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
