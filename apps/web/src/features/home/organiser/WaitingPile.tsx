import { assetUrl } from '../../../lib/asset-url.ts';
import { ListLine } from '../../../ui/list-line/ListLine.tsx';
import { writtenDay } from '../../../ui/words/days.ts';
import styles from './Desk.module.css';
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
        <ListLine
          key={userId}
          picture={
            <img className={styles.icon} src={assetUrl(icon)} alt="" width={40} height={40} />
          }
          name={username}
          to={place}
        >
          <span className={styles.meaning}>vuole entrare · {writtenDay(signUpDate, now)}</span>
        </ListLine>
      ))}
    </Pile>
  );
}
