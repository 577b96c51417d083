import styles from './RecordLine.module.css';

/**
 * The server's message about a record: the news on a ribbon, the previous record below. It arrives
 * after the result and is announced; empty without a message.
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
