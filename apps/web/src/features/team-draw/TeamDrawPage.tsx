import { assetUrl } from '../../lib/asset-url.ts';
import { Card } from '../../ui/card/Card.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { PvpForm } from './PvpForm.tsx';
import styles from './PvpPage.module.css';
import { TeamColumn } from './TeamColumn.tsx';
import { usePvpTeams } from './use-pvp-teams.ts';

/** /pvp-battle: two teams drawn by lot for two players. */
export function PvpPage() {
  const pvp = usePvpTeams();
  const [teamA, teamB] = pvp.isDrawing ? [] : (pvp.teams ?? []);
  const hasFailed = pvp.teams === undefined && pvp.isFailed && !pvp.isDrawing;

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
        <PvpForm
          choice={pvp.choice}
          onChangePokemonPerTeam={pvp.changePokemonPerTeam}
          onChangeTotalTier={pvp.changeTotalTier}
          onDraw={pvp.draw}
          isDrawing={pvp.isDrawing}
          isReady={pvp.teams !== undefined || pvp.isFailed}
        />
        {hasFailed ? (
          <Card>
            <ErrorState onRetry={pvp.retry} isRetrying={pvp.isFetching} />
          </Card>
        ) : (
          <div className={styles.teams}>
            <TeamColumn side="A" team={teamA} expected={pvp.choice.pokemonPerTeam} />
            <TeamColumn side="B" team={teamB} expected={pvp.choice.pokemonPerTeam} />
          </div>
        )}
      </div>
    </div>
  );
}
