import type { DemoPlayer } from './players.ts';

/** Something that a player does. */
export type Deed =
  | { kind: 'sign-up' }
  | { kind: 'tournament' }
  | { kind: 'match'; letter: string }
  | { kind: 'quiz'; prize: 'pokemon' | 'face-icon' }
  | { kind: 'training'; streak: number }
  | { kind: 'memory-game'; moves: number }
  | { kind: 'shell-game'; rounds: number }
  | { kind: 'told'; text: string };

export interface DemoEvent {
  /** Days before today. */
  daysAgo: number;
  player: DemoPlayer;
  deed: Deed;
}

/** Everything that the players did, in the order in which it happened. */
export function timelineOf(players: readonly DemoPlayer[]): DemoEvent[] {
  return players.flatMap(eventsOf).toSorted((one, other) => other.daysAgo - one.daysAgo);
}

function eventsOf(player: DemoPlayer): DemoEvent[] {
  const games: Deed[] = [
    ...(player.streak === undefined ? [] : [{ kind: 'training', streak: player.streak } as const]),
    ...(player.memory === undefined
      ? []
      : [{ kind: 'memory-game', moves: player.memory } as const]),
    ...(player.shell === undefined ? [] : [{ kind: 'shell-game', rounds: player.shell } as const]),
    ...(player.secrets ?? []).map((prize) => ({ kind: 'quiz', prize }) as const),
  ];
  const tournaments: Deed[] = player.tournaments.flatMap((script) => [
    { kind: 'tournament' } as const,
    ...[...script].map((letter) => ({ kind: 'match', letter }) as const),
  ]);
  const told: Deed[] = player.told === undefined ? [] : [{ kind: 'told', text: player.told }];
  const deeds: Deed[] = [{ kind: 'sign-up' }, ...tournaments, ...games, ...told];
  // Spread over the days since the player joined, the last one some hours ago.
  return deeds.map((deed, index) => ({
    daysAgo: player.joined * (1 - index / deeds.length) + 0.1,
    player,
    deed,
  }));
}
