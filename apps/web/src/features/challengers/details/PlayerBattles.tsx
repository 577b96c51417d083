import type { BattleKind, BattleSummary, Challenger } from '@poketorneo/contract';
import { countsAsMatch } from '@poketorneo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { formatMoment } from '../../../ui/format/dates.ts';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { battleQueries, battleState, opponentOf } from '../../battles/index.ts';
import {
  delegatedMatchesNote,
  MoreMatchesButton,
  useIsDelegated,
  useLongList,
} from '../../matches/index.ts';
import styles from './PlayerBattles.module.css';

interface PlayerBattlesProps {
  challenger: Challenger;
  onVoid: (battle: BattleSummary) => void;
}

const initialCount = 5;

/** Whether an organiser may annul a battle of the kind. */
const canStop: Readonly<Record<BattleKind, boolean>> = {
  leader: true,
  rematch: true,
  duel: false,
  trial: false,
};

/** A player's battles in the app; organisers may annul them. */
export function PlayerBattles({ challenger, onVoid }: PlayerBattlesProps) {
  const { userId } = challenger;
  const isDelegated = useIsDelegated()(challenger);
  const battles = useInfiniteQuery(battleQueries.of(userId));
  const { isError, isFetching, refetch } = battles;
  const { entries, shown, more } = useLongList(battles, initialCount);
  return (
    <section className={styles.battles} aria-labelledby={`battles-of-${userId}`}>
      <h3 id={`battles-of-${userId}`} className={styles.title}>
        Nell’app
      </h3>
      {entries === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <Loading>
            <Skeleton height="3.5rem" />
          </Loading>
        )
      ) : entries.length === 0 ? (
        <p className={styles.empty}>Nessuna lotta giocata nell’app.</p>
      ) : (
        <>
          {isDelegated && <p className={styles.empty}>{delegatedMatchesNote}</p>}
          <ul className={styles.list}>
            {shown.map((battle) => (
              <Row key={battle.id} battle={battle} onVoid={isDelegated ? undefined : onVoid} />
            ))}
          </ul>
          <MoreMatchesButton more={more} look="quiet" className={styles.all} />
        </>
      )}
    </section>
  );
}

interface RowProps {
  battle: BattleSummary;
  /** Undefined if the viewer may not annul. */
  onVoid: PlayerBattlesProps['onVoid'] | undefined;
}

function Row({ battle, onVoid }: RowProps) {
  const { id, status, startedAt, hasReplay, kind } = battle;
  const { name } = opponentOf(battle);
  const canBeVoid =
    canStop[kind] && (status === 'running' || (status === 'over' && countsAsMatch(kind)));
  return (
    <li className={styles.battle} data-status={status}>
      <p className={styles.words}>
        <strong>{name}</strong> <span className={styles.state}>{battleState(battle)}</span>
        <time className={styles.when} dateTime={startedAt}>
          {formatMoment(startedAt)}
        </time>
      </p>
      <div className={styles.actions}>
        {hasReplay && (
          <ButtonLink
            look="quiet"
            to={`/replay/battle/${id}`}
            aria-label={`Rivedi la lotta contro ${name}`}
          >
            Rivedi
          </ButtonLink>
        )}
        {canBeVoid && onVoid !== undefined && (
          <Button
            look="danger"
            aria-label={`Annulla la lotta contro ${name}`}
            onClick={() => onVoid(battle)}
          >
            Annulla
          </Button>
        )}
      </div>
    </li>
  );
}
