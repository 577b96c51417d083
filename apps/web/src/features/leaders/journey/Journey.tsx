import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { regionMaps } from '@poketorneo/gen4/region-maps';
import type { CSSProperties } from 'react';
import styles from './Journey.module.css';
import { JourneyMap } from './JourneyMap.tsx';
import { JourneyPanel } from './JourneyPanel.tsx';
import { journeyOf, nextPlace } from './journey.ts';

interface JourneyProps {
  tournament: TournamentLeaders;
  /** Scrolls to the leader's card. */
  onGo: (leader: TournamentLeader) => void;
}

/** A tournament as a journey through its region: the map, and a panel on the next gym. */
export function Journey({ tournament, onGo }: JourneyProps) {
  const map = regionMaps[tournament.id - 1];
  if (map === undefined) return null;
  const places = journeyOf(tournament.leaders, map.places.length);
  const next = nextPlace(places)?.leader ?? null;
  const colour: CSSProperties & Record<'--type', string> = {
    '--type': `var(--type-${next?.dominantType.id ?? 10001}, var(--type-10001))`,
  };
  return (
    <div className={styles.journey} style={colour}>
      <JourneyMap name={tournament.name} map={map} places={places} onGo={onGo} />
      <JourneyPanel places={places} next={next} onGo={onGo} />
    </div>
  );
}
