import type { ChallengerAttention } from '@poketorneo/contract';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { formatDay } from '../../../ui/format/days.ts';
import { ChallengerLine } from './ChallengerLine.tsx';
import styles from './Desk.module.css';
import { Pile } from './Pile.tsx';
import { useWaitingPlayers } from './use-waiting-players.ts';

const named = 3;
const place = '/club/invitations';

/** Forgotten passwords, challengers stuck at a leader, and running battles. */
export function AttentionList({ challengers }: { challengers: ChallengerAttention }) {
  const { stuck, numberOfStuck, battles, numberOfBattles } = challengers;
  const { passwordWishes, numberOfPasswordWishes } = challengers;
  const now = new Date();
  return (
    <section className={styles.desk} aria-labelledby="home-waiting">
      <h2 id="home-waiting" className={styles.title}>
        Che cosa ti aspetta
      </h2>
      <div className={styles.piles}>
        <WaitingPile />
        {numberOfPasswordWishes > 0 && (
          <Pile title="Senza password" count={numberOfPasswordWishes} none="">
            {passwordWishes.map(({ userId, username, icon, wishedAt }) => (
              <ChallengerLine
                key={userId}
                username={username}
                icon={icon}
                words={`chiede un link · ${formatDay(wishedAt, now)}`}
              />
            ))}
          </Pile>
        )}
        <Pile
          title="In difficoltà"
          to="/users?bloccati=si"
          count={numberOfStuck}
          none="Nessuno è in difficoltà: tutti avanzano."
        >
          {stuck.map(({ userId, username, icon, leaderName, numberOfMatches }) => (
            <ChallengerLine
              key={`${userId} ${leaderName}`}
              username={username}
              icon={icon}
              words={`${leaderName}, ${counted(numberOfMatches, 'tentativo', 'tentativi')}`}
            />
          ))}
        </Pile>
        <Pile title="Lotte in corso" count={numberOfBattles} none="Nessuno sta lottando.">
          {battles.map(({ battleId, username, icon, leaderName, startedAt }) => (
            <ChallengerLine
              key={battleId}
              username={username}
              icon={icon}
              words={`contro ${leaderName} · ${formatDay(startedAt, now)}`}
            />
          ))}
        </Pile>
      </div>
      <div className={styles.ways}>
        <ButtonLink to="/users">Lista Sfidanti</ButtonLink>
        <ButtonLink look="secondary" to="/gym-leaders-builder">
          Capipalestra
        </ButtonLink>
        <ButtonLink look="secondary" to="/all-pokemon-list">
          Lista Pokémon
        </ButtonLink>
        <ButtonLink look="secondary" to="/club">
          Il club
        </ButtonLink>
      </div>
    </section>
  );
}

/** The players who wait for approval; nothing if there are none. */
function WaitingPile() {
  const waiting = useWaitingPlayers();
  if (waiting.length === 0) return null;
  const now = new Date();
  return (
    <Pile title="In sala d’attesa" to={place} count={waiting.length} none="">
      {waiting.slice(0, named).map(({ userId, username, icon, signUpDate }) => (
        <ChallengerLine
          key={userId}
          username={username}
          icon={icon}
          words={`vuole entrare · ${formatDay(signUpDate, now)}`}
          to={place}
        />
      ))}
    </Pile>
  );
}
