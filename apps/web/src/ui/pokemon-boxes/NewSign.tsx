import styles from './NewSign.module.css';

const star = 'M0-12 2.6-2.6 12 0 2.6 2.6 0 12-2.6 2.6-12 0-2.6-2.6z';

/** Marks a Pokémon received since the user's last visit. */
export function NewSign() {
  return (
    <>
      <span className={styles.word}>Nuovo</span>
      <svg className={styles.sparkles} viewBox="0 0 100 100" aria-hidden="true">
        <path className={styles.first} d={star} />
        <path className={styles.second} d={star} />
        <path className={styles.third} d={star} />
      </svg>
    </>
  );
}
