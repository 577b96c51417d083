import styles from './RecordLine.module.css';

/**
 * What the server says of a record, said large: the news on a ribbon, what it was before below it.
 * It comes a moment later, and is announced; without words there is nothing to be seen.
 */
export function RecordLine({ message }: { message: string }) {
  const [, headline = message, rest = ''] = /^(.+?!)\s*(.*)$/.exec(message) ?? [];
  return (
    <p className={styles.record} role="status" data-never-covered>
      {message !== '' && (
        <>
          <strong className={styles.news}>{headline}</strong>{' '}
          <span className={styles.rest}>{rest}</span>
        </>
      )}
    </p>
  );
}
