import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { regionMaps } from '@poketorneo/gen4/region-maps';
import type { CSSProperties } from 'react';
import styles from './Journey.module.css';
import { JourneyMap } from './JourneyMap.tsx';
import { JourneyPanel } from './JourneyPanel.tsx';
import { nextStop, stopsOf } from './journey.ts';

interface JourneyProps {
  tournament: TournamentLeaders;
  /** Scrolls to the leader's card. */
  onGo: (leader: TournamentLeader) => void;
}

/** A tournament as a journey through its region: the map, and a panel on the next gym. */
export function Journey({ tournament, onGo }: JourneyProps) {
  const map = regionMaps[tournament.id - 1];
  if (map === undefined) return null;
  const stops = stopsOf(tournament.leaders, map.places.length);
  const next = nextStop(stops)?.leader ?? null;
  const colour: CSSProperties & Record<'--type', string> = {
    '--type': `var(--type-${next?.dominantType.id ?? 10001}, var(--type-10001))`,
  };
  return (
    <div className={styles.journey} style={colour}>
      <JourneyMap name={tournament.name} map={map} stops={stops} onGo={onGo} />
      <JourneyPanel stops={stops} next={next} onGo={onGo} />
    </div>
  );
}
