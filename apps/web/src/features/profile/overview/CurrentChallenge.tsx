import type { UserInfo } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import { isPlayer, useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { formatCount } from '../../../ui/format/counts.ts';
import { useWayToBattle } from '../../battles/index.ts';
import styles from './CurrentChallenge.module.css';
import { formatMean } from './figures.ts';

/** The player's next leader, and the tournament's progress. */
export function CurrentChallenge({ info }: { info: UserInfo }) {
  const { currentLeader: leader, currentTournament: tournament } = info;
  const plays = isPlayer(useSession());
  return (
    <section className={styles.challenge} aria-labelledby="sfida-in-corso">
      <h2 id="sfida-in-corso" className={styles.title}>
        Sfida in corso
      </h2>
      {leader === null || tournament === null ? (
        plays ? (
          <NoChallenge hasCompleted={info.numberOfTournamentsCompleted > 0} />
        ) : (
          <OrganisersChallenge />
        )
      ) : (
        <>
          <img
            className={styles.leader}
            src={assetUrl(leader.sprite)}
            alt=""
            width={112}
            height={112}
            decoding="async"
          />
          <dl className={styles.who}>
            <div>
              <dt className={styles.label}>Torneo</dt>
              <dd className={styles.tournament}>{tournament.name}</dd>
            </div>
            <div>
              <dt className={styles.label}>Prossimo avversario</dt>
              <dd className={styles.name}>{leader.name}</dd>
            </div>
          </dl>
          <dl className={styles.figures}>
            <div className={styles.figure}>
              <dt className={styles.label}>Lotte nel torneo</dt>
              <dd className={styles.value}>{formatCount(info.currentNumberOfTotMatches)}</dd>
            </div>
            <div className={styles.figure}>
              <dt className={styles.label}>Media per capopalestra</dt>
              <dd className={styles.value}>
                {formatMean(info.currentMeanNumberOfMatchesPerLeader)}
              </dd>
            </div>
          </dl>
          <div className={styles.links}>
            <WayToBattle leaderId={leader.id} />
            <ButtonLink look="secondary" to={`/tournament-leaders/${leader.section}`}>
              Vai alla sfida
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}

/** The link to the running battle, otherwise to the preparation of the next. */
function WayToBattle({ leaderId }: { leaderId: number | null }) {
  const way = useWayToBattle(leaderId);
  if (way === undefined && leaderId !== null) return <span className={styles.buttonPlace} />;
  if (way === null || way === undefined) return null;
  return (
    <ButtonLink to={way.to}>
      {way.kind === 'running' ? `Riprendi la lotta con ${way.opponentName}` : 'Prepara la sfida'}
    </ButtonLink>
  );
}

function OrganisersChallenge() {
  return (
    <>
      <p className={styles.none}>Le lotte degli sfidanti le registri tu, dalla loro lista.</p>
      <ButtonLink to="/users" className={styles.link}>
        Lista Sfidanti
      </ButtonLink>
    </>
  );
}

function NoChallenge({ hasCompleted }: { hasCompleted: boolean }) {
  return (
    <>
      <p className={styles.none}>
        {hasCompleted
          ? 'Hai battuto tutti gli avversari dei tuoi tornei: nessuna sfida ti aspetta.'
          : 'Non hai ancora nessun avversario: iscriviti a un torneo per cominciare.'}
      </p>
      <div className={styles.links}>
        <WayToBattle leaderId={null} />
        <ButtonLink look={hasCompleted ? 'secondary' : 'primary'} to="/tournaments">
          Vai ai tornei
        </ButtonLink>
      </div>
    </>
  );
}
