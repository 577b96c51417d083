import type { Leaderboard } from '@poketorneo/contract';
import { formatDate } from '../../../ui/format/dates.ts';
import { formatScore } from '../slide/format-score.ts';
import styles from './PrintedBoards.module.css';

/** The leaderboards for print, a sheet for each that has rows. */
export function PrintedBoards({ boards }: { boards: readonly Leaderboard[] }) {
  const today = formatDate(new Date().toISOString());
  return boards
    .filter(({ userLeaderboards }) => userLeaderboards.length > 0)
    .map(({ kind, title, userLeaderboards }) => (
      <section key={kind} className={styles.sheet}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.day}>{today}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Posizione</th>
              <th scope="col">Username</th>
              <th scope="col">Nome</th>
              <th scope="col">Punteggio</th>
            </tr>
          </thead>
          <tbody>
            {userLeaderboards.map(({ userId, userName, firstName, lastName, position, score }) => (
              <tr key={userId}>
                <td>{position.toLocaleString('it-IT')}</td>
                <td>{userName}</td>
                <td>
                  {firstName} {lastName}
                </td>
                <td>{formatScore(kind, score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ));
}
