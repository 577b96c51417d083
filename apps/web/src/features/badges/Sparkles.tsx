import styles from './Sparkles.module.css';

/** Four-pointed stars that flash over a badge when it comes into being, and when it is pointed at. */
export function Sparkles() {
  return (
    <svg className={styles.sparkles} viewBox="0 0 100 100" aria-hidden="true">
      {[styles.first, styles.second, styles.third].map((place) => (
        <path
          key={place}
          className={[styles.star, place].join(' ')}
          d="M0-12 2.6-2.6 12 0 2.6 2.6 0 12-2.6 2.6-12 0-2.6-2.6z"
        />
      ))}
    </svg>
  );
}
