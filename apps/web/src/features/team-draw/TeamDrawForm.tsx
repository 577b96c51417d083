import { maxTeamSize, type TeamDrawChoice, tierRange } from '@poketorneo/rules';
import { useId } from 'react';
import { isServerAway } from '../../lib/connection.ts';
import { useStore } from '../../lib/create-store.ts';
import { Card } from '../../ui/card/Card.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { NumberField } from '../../ui/number-field/NumberField.tsx';
import styles from './TeamDrawForm.module.css';

interface TeamDrawFormProps {
  choice: TeamDrawChoice;
  onChangePokemonPerTeam: (typed: string) => void;
  onChangeTotalTier: (typed: string) => void;
  onDraw: () => void;
  isDrawing: boolean;
  /** The last teams have loaded. */
  isReady: boolean;
  /** 'secondary' below the ways to an opponent. */
  look: 'primary' | 'secondary';
}

/** The options of a draw. */
export function TeamDrawForm({
  choice,
  onChangePokemonPerTeam,
  onChangeTotalTier,
  onDraw,
  isDrawing,
  isReady,
  look,
}: TeamDrawFormProps) {
  const { min, max } = tierRange(choice.pokemonPerTeam);
  const isAway = useStore(isServerAway);
  const reasonId = useId();
  return (
    <Card className={styles.card}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isAway) onDraw();
        }}
      >
        <NumberField
          label="Pokémon per team"
          value={choice.pokemonPerTeam}
          min={1}
          max={maxTeamSize}
          onCommit={onChangePokemonPerTeam}
        />
        <NumberField
          label="Tier"
          value={choice.totalTier}
          min={min}
          max={max}
          onCommit={onChangeTotalTier}
        />
        <SubmitButton
          className={styles.button}
          look={look}
          submitting={isDrawing}
          disabled={!isReady || isAway}
          aria-describedby={isAway ? reasonId : undefined}
        >
          Genera squadre
        </SubmitButton>
      </form>
      {isAway && (
        <p id={reasonId} className={styles.away}>
          Senza rete non si possono generare squadre: il bottone torna con la rete.
        </p>
      )}
      <p className={styles.hint}>
        Il tier totale è la somma dei tier dei Pokémon di ciascuna squadra: con{' '}
        {choice.pokemonPerTeam} Pokémon va da {min} a {max}.
      </p>
    </Card>
  );
}
