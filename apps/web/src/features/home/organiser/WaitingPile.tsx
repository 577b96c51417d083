import { formatDay } from '../../../ui/format/days.ts';
import { ChallengerLine } from './ChallengerLine.tsx';
import { Pile } from './Pile.tsx';
import { useWaitingPlayers } from './use-waiting-players.ts';

const named = 3;
const place = '/club/invitations';

/** Who has signed up and waits to be let in; nothing where nobody does. */
export function WaitingPile() {
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
