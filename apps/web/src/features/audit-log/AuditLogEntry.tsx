import type { AuditEntry } from '@poketorneo/contract';
import { lazyValue } from '../../lib/deferred.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './AuditLogEntry.module.css';

const times = lazyValue(
  () => new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit' }),
);

/** One change, with the values before and after. */
export function AuditLogEntry({ entry }: { entry: AuditEntry }) {
  const { timestamp, actor, action, title, subject, changes } = entry;
  return (
    <li className={styles.entry} data-kind={action.split('.')[0]}>
      <p className={styles.heading}>
        <span className={styles.title}>{title}</span>
        <span className={styles.origin}>
          <time dateTime={timestamp}>{times().format(new Date(timestamp))}</time>, {actor}
        </span>
      </p>
      <p className={styles.subject}>{subject}</p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ what, before, after }) => (
            <li key={what} className={styles.change}>
              <span className={styles.what}>{what}</span>{' '}
              {before !== null && (
                <del className={styles.before}>
                  <VisuallyHidden>prima </VisuallyHidden>
                  {before}
                </del>
              )}
              {before !== null && after !== null && (
                <span className={styles.arrow} aria-hidden="true">
                  {' → '}
                </span>
              )}
              {after !== null && (
                <ins className={styles.after}>
                  {before !== null && <VisuallyHidden> ora </VisuallyHidden>}
                  {after}
                </ins>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
