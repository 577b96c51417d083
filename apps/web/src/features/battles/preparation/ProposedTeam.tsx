import type { PreparedPokemon } from '@poketorneo/contract';
import { Button } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import styles from './ProposedTeam.module.css';
import { proposalLabel } from './preparation-labels.ts';
import { hasSameMembers, type TeamChoice } from './team-choice.ts';

interface ProposedTeamProps {
  pokemons: readonly PreparedPokemon[];
  proposedTeam: TeamChoice;
  team: TeamChoice;
  onChoose: (team: TeamChoice) => void;
}

/** The team that suits the match best; a press chooses all of it. */
export function ProposedTeam({ pokemons, proposedTeam, team, onChoose }: ProposedTeamProps) {
  const byId = new Map(pokemons.map((pokemon) => [pokemon.availablePokemonId, pokemon]));
  const proposed = proposedTeam.flatMap((id) => byId.get(id) ?? []);
  if (proposed.length === 0) return null;
  const isChosen = hasSameMembers(team, proposedTeam);
  return (
    <section className={styles.proposal} aria-labelledby="i-piu-adatti">
      <h3 id="i-piu-adatti" className={styles.title}>
        I più adatti
      </h3>
      <ol className={styles.faces}>
        {proposed.map(({ availablePokemonId, formId, name }) => (
          <li key={availablePokemonId} title={name}>
            <BoxIcon formId={formId} className={styles.face} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <Button
        look="secondary"
        className={styles.choose}
        aria-disabled={isChosen}
        onClick={() => {
          if (!isChosen) onChoose(proposedTeam);
        }}
      >
        {proposalLabel(proposed.length, isChosen)}
      </Button>
    </section>
  );
}
