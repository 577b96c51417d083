import { assetUrl } from '../../lib/asset-url.ts';
import { Card } from '../../ui/card/Card.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { TeamColumn } from './TeamColumn.tsx';
import { TeamDrawForm } from './TeamDrawForm.tsx';
import styles from './TeamDrawPage.module.css';
import { useDrawnTeams } from './use-drawn-teams.ts';

/** /pvp-battle: two teams drawn by lot for two players. */
export function TeamDrawPage() {
  const draw = useDrawnTeams();
  const [teamA, teamB] = draw.isDrawing ? [] : (draw.teams ?? []);
  const hasFailed = draw.teams === undefined && draw.isFailed && !draw.isDrawing;

  return (
    <div className={styles.page}>
      <header className={styles.stadium}>
        <img
          className={styles.scene}
          src={assetUrl('backgrounds/pvp.svg')}
          alt=""
          width={1600}
          height={500}
          decoding="async"
        />
        <h1 className={styles.title}>PvP Battle</h1>
      </header>
      <div className={styles.content}>
        <TeamDrawForm
          choice={draw.choice}
          onChangePokemonPerTeam={draw.changePokemonPerTeam}
          onChangeTotalTier={draw.changeTotalTier}
          onDraw={draw.draw}
          isDrawing={draw.isDrawing}
          isReady={draw.teams !== undefined || draw.isFailed}
        />
        {hasFailed ? (
          <Card>
            <ErrorState onRetry={draw.retry} isRetrying={draw.isFetching} />
          </Card>
        ) : (
          <div className={styles.teams}>
            <TeamColumn side="A" team={teamA} expected={draw.choice.pokemonPerTeam} />
            <TeamColumn side="B" team={teamB} expected={draw.choice.pokemonPerTeam} />
          </div>
        )}
      </div>
    </div>
  );
}
