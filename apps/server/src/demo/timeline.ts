import type { DemoPlayer } from './players.ts';

/** A player's action. */
export type DemoAction =
  | { kind: 'sign-up' }
  | { kind: 'tournament' }
  | { kind: 'match'; letter: string }
  | { kind: 'battle'; letter: string }
  | { kind: 'quiz'; prize: 'pokemon' | 'face-icon' }
  | { kind: 'training'; streak: number }
  | { kind: 'memory-game'; moves: number }
  | { kind: 'shell-game'; rounds: number }
  | { kind: 'message'; text: string };

/** Letters of battles in the app. */
const battleLetters: ReadonlySet<string> = new Set(['B', 'R', 'V']);

export interface DemoEvent {
  /** Days before today. */
  daysAgo: number;
  player: DemoPlayer;
  action: DemoAction;
}

/** All players' actions in chronological order. */
export function timelineOf(players: readonly DemoPlayer[]): DemoEvent[] {
  return players.flatMap(eventsOf).toSorted((one, other) => other.daysAgo - one.daysAgo);
}

function eventsOf(player: DemoPlayer): DemoEvent[] {
  const games: DemoAction[] = [
    ...(player.streak === undefined ? [] : [{ kind: 'training', streak: player.streak } as const]),
    ...(player.memory === undefined
      ? []
      : [{ kind: 'memory-game', moves: player.memory } as const]),
    ...(player.shell === undefined ? [] : [{ kind: 'shell-game', rounds: player.shell } as const]),
    ...(player.secrets ?? []).map((prize) => ({ kind: 'quiz', prize }) as const),
  ];
  const tournaments: DemoAction[] = player.tournaments.flatMap((script) => [
    { kind: 'tournament' } as const,
    ...[...script].map(
      (letter) => ({ kind: battleLetters.has(letter) ? 'battle' : 'match', letter }) as const,
    ),
  ]);
  const messages: DemoAction[] =
    player.message === undefined ? [] : [{ kind: 'message', text: player.message }];
  const actions: DemoAction[] = [{ kind: 'sign-up' }, ...tournaments, ...games, ...messages];
  // Evenly distributed since the sign-up, until some hours ago.
  return actions.map((action, index) => ({
    daysAgo: player.joined * (1 - index / actions.length) + 0.1,
    player,
    action,
  }));
}
