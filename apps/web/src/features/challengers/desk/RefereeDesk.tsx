import type { Challenger, RecentMatch, RecordedMatch } from '@poketorneo/contract';
import { eveningHours } from '@poketorneo/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { assetUrl } from '../../../lib/asset-url.ts';
import { hoursAgo } from '../../../lib/hours-ago.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { DeskForm, matchQueries, RecentMatches, ShortResult } from '../../matches/index.ts';
import { fetchChallenger } from '../queries.ts';
import { useChallengerChanges } from '../use-challenger-changes.ts';
import { ChallengerPicker } from './ChallengerPicker.tsx';
import { DeskSignUp } from './DeskSignUp.tsx';
import styles from './RefereeDesk.module.css';

interface Recorded {
  username: string;
  match: RecordedMatch;
  /** When the response arrived, in milliseconds since 1970. */
  at: number;
}

/** Whether a list fetched later no longer contains the match. */
function isAnnulled(
  { match, at }: Recorded,
  { data, dataUpdatedAt }: { data: { pages: RecentMatch[][] } | undefined; dataUpdatedAt: number },
): boolean {
  if (data === undefined || dataUpdatedAt <= at) return false;
  return data.pages.flat().every(({ id }) => id !== match.id);
}

/** Records one match after another without leaving the page or the keyboard. */
export function RefereeDesk() {
  const field = useRef<HTMLInputElement>(null);
  const changes = useChallengerChanges();
  const [challenger, setChallenger] = useState<Challenger | null>(null);
  /** The form's key: each chosen challenger gets an empty form. */
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<Recorded | null>(null);
  const [since] = useState(() => hoursAgo(eveningHours));
  const recents = useInfiniteQuery(matchQueries.recent(since));

  const pick = (picked: Challenger) => {
    setChallenger(picked);
    setRound((before) => before + 1);
  };
  /** Focuses the search field, which must be rendered first. */
  const leave = () => {
    flushSync(() => setChallenger(null));
    field.current?.focus();
  };
  /** After a refusal the form gets the challenger's newest data. */
  const reloadChallenger = async (userId: number) => {
    try {
      const now = await fetchChallenger(userId);
      setChallenger((shown) => (shown?.userId === userId ? (now ?? null) : shown));
    } catch {
      // The form still shows the refusal; the next attempt fetches again.
    }
  };

  return (
    <div className={styles.desk}>
      <Panel title="Registra una lotta" isTitleHidden>
        {challenger === null ? (
          <ChallengerPicker ref={field} onPick={pick} />
        ) : (
          <>
            <p className={styles.person}>
              <img src={assetUrl(challenger.icon)} alt="" width={48} height={48} />
              <span>
                <strong>{challenger.username}</strong>
                <span className={styles.fullName}>
                  {challenger.firstName} {challenger.lastName}
                </span>
              </span>
            </p>
            {challenger.nextLeader === null ? (
              <DeskSignUp
                challenger={challenger}
                onSignedUp={() => void reloadChallenger(challenger.userId)}
                onLeave={leave}
              />
            ) : (
              <DeskForm
                key={round}
                challenger={challenger}
                refresh={() => changes.refresh(challenger.userId)}
                onRefused={() => void reloadChallenger(challenger.userId)}
                onRecorded={(match) => {
                  setLast({ username: challenger.username, match, at: Date.now() });
                  leave();
                }}
                onLeave={leave}
              />
            )}
          </>
        )}
        <div role="status">
          {last !== null && !isAnnulled(last, recents) && (
            <ShortResult username={last.username} match={last.match} />
          )}
        </div>
        {challenger === null && last === null && (
          <p className={styles.hint}>
            Scrivi qualche lettera del nome e premi Invio. Poi Invio per «Vittoria», o le frecce per
            un altro esito, e di nuovo Invio per registrare: sei subito al prossimo.
          </p>
        )}
      </Panel>
      <RecentMatches since={since} refresh={changes.refresh} />
    </div>
  );
}
