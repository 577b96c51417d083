import { Tabs } from '@base-ui/react/tabs';
import type { LeaderboardKind, SeasonPodium } from '@poketorneo/contract';
import { useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useSession } from '../../../lib/session.ts';
import { counted } from '../../../ui/format/counts.ts';
import { Podium } from '../../leaderboards/index.ts';
import { FullStandings } from './FullStandings.tsx';
import styles from './SeasonPodiums.module.css';

interface SeasonPodiumsProps {
  seasonId: number;
  seasonName: string;
  podiums: readonly SeasonPodium[];
}

/** The leaderboard shown first. */
const mainBoard: LeaderboardKind = 'badges';

/** The podium of one leaderboard at a time. */
export function SeasonPodiums({ seasonId, seasonName, podiums }: SeasonPodiumsProps) {
  const user = useSession();
  const first = podiums.find(({ kind }) => kind === mainBoard) ?? podiums[0];
  const [shown, setShown] = useState<LeaderboardKind | undefined>(first?.kind);
  /** Whether the rows below the podium are shown, for any leaderboard. */
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Tabs.Root
      value={shown ?? null}
      onValueChange={(value) => setShown(podiums.find(({ kind }) => kind === value)?.kind)}
    >
      <Tabs.List
        className={styles.tabs}
        activateOnFocus
        aria-label={`Classifiche di ${seasonName}`}
      >
        {podiums.map(({ kind, title }) => (
          <Tabs.Tab key={kind} className={styles.tab} value={kind}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {podiums.map(({ kind, bgColor, bgImage, rows, players }) => (
        <Tabs.Panel
          key={kind}
          value={kind}
          className={styles.board}
          style={{ backgroundColor: bgColor }}
        >
          <img
            className={styles.background}
            src={assetUrl(bgImage)}
            alt=""
            width={1600}
            height={500}
            loading="lazy"
            decoding="async"
          />
          <div className={styles.podium}>
            {rows.length === 0 ? (
              <p className={styles.none}>Chi era sul podio ha lasciato il club.</p>
            ) : (
              <Podium kind={kind} rows={rows} ownId={user?.id} />
            )}
          </div>
          {isExpanded ? (
            <FullStandings seasonId={seasonId} kind={kind} onClose={() => setExpanded(false)} />
          ) : (
            players > rows.length && (
              <button type="button" className={styles.more} onClick={() => setExpanded(true)}>
                Tutta la classifica: {counted(players, 'sfidante', 'sfidanti')}
              </button>
            )
          )}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
