import * as contract from '@poketorneo/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { assetUrl } from '../../../lib/asset-url.ts';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { beforeName } from '../../../ui/format/euphony.ts';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { challengerPath } from '../../challengers/index.ts';
import { messageQueries } from '../queries.ts';
import { Thread } from '../thread/Thread.tsx';
import styles from './PlayerThread.module.css';

/** A player's thread, which all organisers share. */
export function PlayerThread({ userId }: { userId: number }) {
  const {
    data: player,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [...messageQueries.rootKey, 'player', userId],
    queryFn: ({ signal }) => call(contract.users.get, { params: { id: userId } }, { signal }),
  });
  if (player === undefined) {
    return isError ? (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Loading>
        <Skeleton height="12rem" />
      </Loading>
    );
  }
  const { username, firstName, lastName, icon } = player;
  return (
    <section className={styles.thread} aria-label={`Conversazione con ${username}`}>
      <header className={styles.top}>
        <img src={assetUrl(icon)} alt="" width={48} height={48} />
        <div className={styles.words}>
          <h2 className={styles.name}>{username}</h2>
          <p className={styles.note}>
            {firstName} {lastName} · <Link to={challengerPath(username)}>Scheda</Link>
          </p>
        </div>
      </header>
      <Thread
        player={{ userId, username }}
        writeLabel={`Scrivi ${beforeName('a', username)}`}
        empty={<p>Ancora nessun messaggio con {username}.</p>}
      />
    </section>
  );
}
