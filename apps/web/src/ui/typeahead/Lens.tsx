import styles from './Typeahead.module.css';

/** The magnifying glass of a search field. */
export function Lens() {
  return (
    <svg className={styles.lens} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="6.5" cy="6.5" r="4.5" />
      <path d="m10 10 4 4" />
    </svg>
  );
}
