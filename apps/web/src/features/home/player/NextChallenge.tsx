import type { UserInfo } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { assetUrl } from '../../../lib/asset-url.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { battleSettingsQuery, useWayToBattle } from '../../battles/index.ts';
import { BadgeProgress, tournamentQueries } from '../../tournaments/index.ts';
import { Steps } from '../Steps.tsx';
import styles from '../Waiting.module.css';
import { stepsOfPlayer } from './steps-of-player.ts';

interface NextChallengeProps {
  info: UserInfo;
  leader: NonNullable<UserInfo['currentLeader']>;
  tournament: NonNullable<UserInfo['currentTournament']>;
  /** Something else comes first. */
  isSecond: boolean;
}

/** The next leader, the tournament's progress, and the button to the next step. */
export function NextChallenge({ info, leader, tournament, isSecond }: NextChallengeProps) {
  const badges = useQuery(tournamentQueries.badges()).data?.find(
    ({ id }) => id === tournament.id,
  )?.badges;
  const hasNeverFought = info.numberOfLeadersDefeated + info.currentNumberOfTotMatches === 0;
  return (
    <section
      className={`${styles.waiting} ${styles.challenge}`}
      data-second={isSecond || undefined}
      aria-labelledby="home-waiting"
    >
      <h2 id="home-waiting" className={styles.title}>
        Sfida in corso
      </h2>
      <img
        className={styles.portrait}
        src={assetUrl(leader.sprite)}
        alt=""
        width={240}
        height={240}
      />
      <div className={styles.words}>
        <p className={styles.tournament}>{tournament.name}</p>
        <p className={styles.name}>{leader.name}</p>
        <div className={styles.progress}>
          {badges !== undefined && <BadgeProgress badges={badges} />}
        </div>
      </div>
      {hasNeverFought && (
        <div className={styles.steps}>
          <Steps steps={stepsOfPlayer} lit={2} />
        </div>
      )}
      <Way
        leaderId={leader.id}
        section={leader.section}
        look={isSecond ? 'secondary' : 'primary'}
      />
    </section>
  );
}

interface WayProps {
  leaderId: number;
  section: string;
  look: 'primary' | 'secondary';
}

function Way({ leaderId, section, look }: WayProps) {
  const way = useWayToBattle(leaderId);
  const settings = useQuery(battleSettingsQuery());
  // If the settings cannot be loaded, the button is the one of most clubs.
  if (way === null || way === undefined || settings.isPending) {
    return <span className={styles.buttonPlace} />;
  }
  if (way.kind === 'running') {
    return (
      <ButtonLink look={look} className={styles.button} to={way.to}>
        Riprendi la lotta
      </ButtonLink>
    );
  }
  return settings.data?.mode === 'by-hand' ? (
    <ButtonLink look={look} className={styles.button} to={`/tournament-leaders/${section}`}>
      Vai alla palestra
    </ButtonLink>
  ) : (
    <ButtonLink look={look} className={styles.button} to={way.to}>
      Prepara la sfida
    </ButtonLink>
  );
}
