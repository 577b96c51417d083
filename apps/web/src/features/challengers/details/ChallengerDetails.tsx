import type { Challenger } from '@poketorneo/contract';
import { leadersPerTournament } from '@poketorneo/rules';
import { Button } from '../../../ui/button/Button.tsx';
import { writtenDate } from '../../../ui/words/dates.ts';
import { PlayerBattles } from '../../battles/index.ts';
import { MatchHistory } from '../../matches/index.ts';
import type { ChallengerAction } from '../list/ChallengerActionModal.tsx';
import { defeatsOf } from '../progress.ts';
import styles from './ChallengerDetails.module.css';

interface ChallengerDetailsProps {
  id: string;
  challenger: Challenger;
  onAction: (action: ChallengerAction) => void;
}

/** The open part of a card: every match, every tournament, the account. */
export function ChallengerDetails({ id, challenger, onAction }: ChallengerDetailsProps) {
  const { tournaments, firstName, lastName, signUpDate } = challenger;
  return (
    <div id={id} className={styles.details}>
      <div className={styles.side}>
        <MatchHistory
          challenger={challenger}
          onUndo={(match) => onAction({ kind: 'undo', challenger, match })}
        />
        <PlayerBattles
          userId={challenger.userId}
          onVoid={(battle) => onAction({ kind: 'void', challenger, battle })}
        />
      </div>
      <div className={styles.side}>
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
        <section className={styles.part}>
          <h3 className={styles.title}>Account</h3>
          <p className={styles.name}>
            {firstName} {lastName}
          </p>
          <p className={styles.state}>Iscrizione: {writtenDate(signUpDate)}</p>
          <div className={styles.actions}>
            <Button look="secondary" onClick={() => onAction({ kind: 'edit', challenger })}>
              Modifica
            </Button>
            <Button look="danger" onClick={() => onAction({ kind: 'delete', challenger })}>
              Elimina
            </Button>
          </div>
        </section>
      </div>
    </div>
  );
}
