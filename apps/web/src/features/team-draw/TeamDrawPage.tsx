import { useEffect } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { isPlayer, useSession } from '../../lib/session.ts';
import { playEffect } from '../../lib/sound.ts';
import { AnimatedBackground } from '../../ui/animated-background/AnimatedBackground.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { RunningDuels } from '../battles/index.ts';
import { DuelLobby } from '../duels/index.ts';
import { PlayTeams } from './PlayTeams.tsx';
import { TeamColumn } from './TeamColumn.tsx';
import { TeamDrawForm } from './TeamDrawForm.tsx';
import styles from './TeamDrawPage.module.css';
import { type DrawState, useDrawnTeams } from './use-drawn-teams.ts';

/** Milliseconds until a ball opens, see TeamBalls.module.css. */
const openingTime = (turn: number) => 200 + turn * 170;

/** /pvp-battle: ways to an opponent, and two random teams for two players. */
export function TeamDrawPage() {
  const plays = isPlayer(useSession());
  const draw = useDrawnTeams();
  const [teamA, teamB] = draw.teams ?? [];
  const isDrawing = draw.state === 'running';
  useBallSounds(draw.state, teamA?.length ?? 0);
  const isReadyToPlay =
    !isDrawing &&
    teamA !== undefined &&
    teamB !== undefined &&
    teamA.length > 0 &&
    teamB.length > 0;
  const hasFailed = draw.teams === undefined && draw.isFailed && !isDrawing;

  return (
    <div className={styles.page}>
      <header className={styles.stadium}>
        <AnimatedBackground className={styles.background} name="arena" />
        <h1 className={styles.title}>PvP Battle</h1>
      </header>
      <div className={styles.content} data-lobby={plays || undefined}>
        <div className={styles.top}>
          <DuelLobby />
          <RunningDuels />
          <TeamDrawForm
            choice={draw.choice}
            onChangePokemonPerTeam={draw.changePokemonPerTeam}
            onChangeTotalTier={draw.changeTotalTier}
            onDraw={draw.draw}
            isDrawing={isDrawing}
            isReady={draw.teams !== undefined || draw.isFailed}
            look={plays ? 'secondary' : 'primary'}
          />
          {isReadyToPlay && <PlayTeams teams={[teamA, teamB]} />}
        </div>
        {hasFailed ? (
          <Card>
            <ErrorState onRetry={draw.retry} isRetrying={draw.isFetching} />
          </Card>
        ) : (
          <div className={styles.teams}>
            <TeamColumn
              side="A"
              team={teamA}
              expected={draw.choice.pokemonPerTeam}
              draw={draw.state}
            />
            <TeamColumn
              side="B"
              team={teamB}
              expected={draw.choice.pokemonPerTeam}
              draw={draw.state}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Plays the balls' sounds: a shake when a draw starts, and every second ball that opens. Both teams
 * open together.
 */
function useBallSounds(draw: DrawState, ballsOfTeam: number): void {
  useEffect(() => {
    if (draw === 'running') void playEffect('ball-wobble');
    if (draw !== 'done' || ballsOfTeam === 0) return;
    const turns = prefersReducedMotion() ? 1 : ballsOfTeam;
    const timers = Array.from({ length: Math.ceil(turns / 2) }, (_, pair) =>
      setTimeout(() => void playEffect('ball-open'), openingTime(2 * pair)),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [draw, ballsOfTeam]);
}
