import type { LeaderPokemon } from '@poketorneo/contract';
import { PicturePopover } from '../../../ui/info-popover/PicturePopover.tsx';
import { TypeEfficacyBubble } from '../../../ui/type-efficacies/TypeEfficacyBubble.tsx';
import { availablePokemonQueries } from '../../available-pokemon/index.ts';
import styles from './Slot.module.css';
import { SlotPicture } from './SlotPicture.tsx';
import type { SlotUse } from './slot-use.ts';

interface SlotProps {
  pokemon: LeaderPokemon | null;
  /** Null: it is the reward. */
  order: number | null;
  use: SlotUse;
  /**
   * How its button is called while an organiser may fill it; undefined: nothing can be put here.
   */
  addLabel: string | undefined;
  /** Did not go to the player, who defeated the leader too late. */
  isLost?: boolean;
}

/**
 * A frame with or without a Pokémon. Organisers open it, or fill it where it shows a '+'; players
 * see what the Pokémon is weak against.
 */
export function Slot({ pokemon, order, use, addLabel, isLost = false }: SlotProps) {
  const { open } = use;
  if (use.kind === 'builder' && (pokemon !== null || addLabel !== undefined)) {
    // One button, filled or empty: the focus stays on it while its Pokémon comes or goes.
    return (
      <button
        type="button"
        className={pokemon === null ? styles.add : styles.slot}
        aria-label={pokemon === null ? addLabel : `Modifica ${labelOf(pokemon, isLost)}`}
        aria-haspopup="dialog"
        onClick={() => use.open(order)}
      >
        {pokemon === null ? '+' : <SlotPicture pokemon={pokemon} isLost={isLost} />}
      </button>
    );
  }
  if (pokemon === null) return <span className={styles.empty} />;
  return (
    <PicturePopover
      className={styles.slot}
      picture={<SlotPicture pokemon={pokemon} isLost={isLost} />}
      aria-label={labelOf(pokemon, isLost)}
      title="Debolezze/Resistenze"
      onActivate={open === null ? undefined : () => open(order)}
    >
      <TypeEfficacyBubble
        query={availablePokemonQueries.typeEfficacies(pokemon.availablePokemonId)}
        range="pokemon"
      />
    </PicturePopover>
  );
}

function labelOf({ name, level }: LeaderPokemon, isLost: boolean): string {
  return `${name}, livello ${level}${isLost ? ', premio non ottenuto' : ''}`;
}
