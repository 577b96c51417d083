import type { SeasonTournament } from '@poketorneo/contract';
import { useId } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useSession } from '../../../lib/session.ts';
import { andOthers, counted } from '../../../ui/format/counts.ts';
import { formatDate } from '../../../ui/format/dates.ts';
import styles from './Champions.module.css';

/** The players who defeated the champion of each tournament. */
export function Champions({ tournaments }: { tournaments: readonly SeasonTournament[] }) {
  const id = useId();
  return (
    <section className={styles.champions} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        I campioni dei tornei
      </h3>
      <ul className={styles.tournaments}>
        {tournaments.map((tournament) => (
          <li key={tournament.id} className={styles.tournament}>
            <Tournament tournament={tournament} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tournament({ tournament }: { tournament: SeasonTournament }) {
  const user = useSession();
  const { name, image, opponent, champions, numberOfChampions } = tournament;
  return (
    <>
      <div className={styles.banner}>
        <img
          className={styles.background}
          src={assetUrl(image)}
          alt=""
          width={1200}
          height={675}
          loading="lazy"
          decoding="async"
        />
        <h4 className={styles.name}>{name}</h4>
        {opponent !== null && (
          <img
            className={styles.opponent}
            src={assetUrl(opponent.sprite)}
            alt=""
            width={240}
            height={240}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      {champions.length === 0 ? (
        <p className={styles.none}>{unbeaten(tournament)}</p>
      ) : (
        <>
          {opponent !== null && (
            <p className={styles.beaten}>
              {numberOfChampions === 1 ? 'Ha' : 'Hanno'} sconfitto {opponent.name}
            </p>
          )}
          <ol className={styles.people}>
            {champions.map(({ userId, username, icon, wonAt }) => (
              <li
                key={userId}
                className={styles.person}
                aria-current={userId === user?.id || undefined}
              >
                <img
                  className={styles.icon}
                  src={assetUrl(icon)}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  decoding="async"
                />
                <span className={styles.username}>{username}</span>
                <span className={styles.date}>{formatDate(wonAt)}</span>
              </li>
            ))}
          </ol>
          {numberOfChampions > champions.length && (
            <p className={styles.others}>
              {andOthers(numberOfChampions - champions.length)} dopo di loro
            </p>
          )}
        </>
      )}
    </>
  );
}

function unbeaten({ opponent, completed }: SeasonTournament): string {
  const whoCame =
    completed === 0
      ? 'nessuno ha sconfitto tutti e otto i capipalestra'
      : `${counted(completed, 'sfidante ha', 'sfidanti hanno')} sconfitto tutti e otto i capipalestra`;
  return opponent === null
    ? `In questo torneo ${whoCame}.`
    : `Nessuno ha ancora battuto ${opponent.name}: ${whoCame}.`;
}
