import { ApiError } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import styles from './BattleLoading.module.css';

/** The page of a URL without a battle, for which a retry is useless. */
export function NoBattle({ error = null }: { error?: Error | null }) {
  const isRefused = error instanceof ApiError && error.status !== 400;
  const [to, label] =
    useSession() === null ? ['/home', 'Torna alla home'] : ['/my-matches', 'Le mie lotte'];
  return (
    <div className={styles.waiting}>
      <h1 className={styles.title}>Lotta</h1>
      <EmptyState image="pictures/no-results.svg" action={<ButtonLink to={to}>{label}</ButtonLink>}>
        {isRefused ? error.message : 'Questa lotta non esiste'}
      </EmptyState>
    </div>
  );
}
