import type { AvailablePokemon, DuelTerms } from '@poketorneo/contract';
import { tierTotal } from '@poketorneo/rules';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoxIcon } from '../../battles/index.ts';
import styles from './OwnTeamField.module.css';

interface OwnTeamFieldProps {
  pokemons: readonly AvailablePokemon[];
  /** In the order of battle. */
  team: readonly number[];
  terms: Pick<DuelTerms, 'size' | 'tier'>;
  onToggle: (id: number) => void;
}

/** The player's Pokémon, pressed in the order of battle. */
export function OwnTeamField({ pokemons, team, terms, onToggle }: OwnTeamFieldProps) {
  const sum = tierTotal(
    pokemons.filter(({ id }) => team.includes(id)).map(({ tierInGame }) => tierInGame),
  );
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        La tua squadra: {team.length}/{terms.size} · Tier {sum}/{terms.tier}
      </legend>
      <ul className={styles.list}>
        {pokemons.map(({ id, name, formId, tierInGame }) => {
          const place = team.indexOf(id) + 1;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.pokemon}
                aria-pressed={place > 0}
                onClick={() => onToggle(id)}
              >
                <BoxIcon className={styles.icon} formId={formId} />
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.tier}>Tier {tierInGame}</span>
                {place > 0 && (
                  <>
                    <VisuallyHidden> posto</VisuallyHidden>{' '}
                    <span className={styles.place}>{place}</span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
