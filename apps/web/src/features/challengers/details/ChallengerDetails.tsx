import type { Challenger } from '@poketorneo/contract';
import { leadersPerTournament } from '@poketorneo/rules';
import { MatchHistory } from '../../matches/index.ts';
import { FetchedPlayerSeasons } from '../../seasons/index.ts';
import type { ChangeStatus } from '../accounts/use-account-status.ts';
import type { ChallengerAction } from '../list/ChallengerActionModal.tsx';
import { defeatsOf } from '../progress.ts';
import { AccountSection } from './AccountSection.tsx';
import styles from './ChallengerDetails.module.css';
import { ChallengerPokemons } from './ChallengerPokemons.tsx';
import { PlayerBattles } from './PlayerBattles.tsx';

interface ChallengerDetailsProps {
  id: string;
  challenger: Challenger;
  onAction: (action: ChallengerAction) => void;
  onStatus: ChangeStatus;
}

/** The expanded part of a card: matches, tournaments, Pokémon, account. */
export function ChallengerDetails({ id, challenger, onAction, onStatus }: ChallengerDetailsProps) {
  const { tournaments } = challenger;
  return (
    <div id={id} className={styles.details}>
      <div className={styles.side}>
        <MatchHistory
          challenger={challenger}
          onUndo={(match) => onAction({ kind: 'undo', challenger, match })}
          onRevise={(match) => onAction({ kind: 'revise', challenger, match })}
        />
        <PlayerBattles
          challenger={challenger}
          onVoid={(battle) => onAction({ kind: 'void', challenger, battle })}
        />
      </div>
      <div className={styles.side}>
        <ChallengerPokemons challenger={challenger} />
        {tournaments.length > 0 && (
          <section className={styles.part}>
            <h3 className={styles.title}>Tornei</h3>
            <ul className={styles.tournaments}>
              {tournaments.map((tournament) => {
                const { leaders, champion } = defeatsOf(tournament);
                return (
                  <li key={tournament.id} className={styles.tournament}>
                    <span>{tournament.name}</span>
                    <span className={styles.state}>
                      {tournament.status === 'Completed' ? 'Completato' : 'In corso'}: {leaders}/
                      {leadersPerTournament}
                      {champion && ' + campione'}
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        <FetchedPlayerSeasons
          userId={challenger.userId}
          frame={(seasons) => (
            <section className={styles.part}>
              <h3 className={styles.title}>Stagioni passate</h3>
              {seasons}
            </section>
          )}
        />
        <AccountSection challenger={challenger} onAction={onAction} onStatus={onStatus} />
      </div>
    </div>
  );
}
