import { Card } from '../../ui/card/Card.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { LivingScene } from '../../ui/living-scene/LivingScene.tsx';
import { TeamColumn } from './TeamColumn.tsx';
import { TeamDrawForm } from './TeamDrawForm.tsx';
import styles from './TeamDrawPage.module.css';
import { useBallSounds } from './use-ball-sounds.ts';
import { useDrawnTeams } from './use-drawn-teams.ts';

/** /pvp-battle: two teams drawn by lot for two players. */
export function TeamDrawPage() {
  const draw = useDrawnTeams();
  const [teamA, teamB] = draw.teams ?? [];
  const isDrawing = draw.state === 'running';
  useBallSounds(draw.state, teamA?.length ?? 0);
  const hasFailed = draw.teams === undefined && draw.isFailed && !isDrawing;

  return (
    <div className={styles.page}>
      <header className={styles.stadium}>
        <LivingScene className={styles.scene} name="arena" />
        <h1 className={styles.title}>PvP Battle</h1>
      </header>
      <div className={styles.content}>
        <TeamDrawForm
          choice={draw.choice}
          onChangePokemonPerTeam={draw.changePokemonPerTeam}
          onChangeTotalTier={draw.changeTotalTier}
          onDraw={draw.draw}
          isDrawing={isDrawing}
          isReady={draw.teams !== undefined || draw.isFailed}
        />
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
