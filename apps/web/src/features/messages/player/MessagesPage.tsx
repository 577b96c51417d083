import { Link } from 'react-router';
import { isAdmin, useSession } from '../../../lib/session.ts';
import { Thread } from '../thread/Thread.tsx';
import styles from './MessagesPage.module.css';

/** /messages: the player's thread with the organisers. */
export function MessagesPage() {
  const user = useSession();
  if (user === null) return null;
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 className={styles.title}>Messaggi</h1>
        <p className={styles.lead}>
          {isAdmin(user) ? (
            <>
              Qui leggi quello che gli altri organizzatori scrivono a te. Gli sfidanti li trovi
              nelle <Link to="/club/messages/threads">Conversazioni</Link>.
            </>
          ) : (
            'Tu e gli organizzatori del club.'
          )}
        </p>
      </header>
      <Thread
        writeLabel="Scrivi agli organizzatori"
        empty={
          <p>
            Ancora nessun messaggio. Hai una domanda? Scrivi pure: gli organizzatori leggono qui.
          </p>
        }
      />
    </div>
  );
}
